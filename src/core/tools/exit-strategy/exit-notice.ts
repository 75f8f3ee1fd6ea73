import { exitResignSlot, exitRetireSlot } from "./frames.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { jobTitleOfRole } from "#core/composer/resume/recognition/resume-title.ts";
import { renderSlot } from "#core/composer/slots/render-slot.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { mayBeName, stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";
import { saysAllOf } from "#core/composer/words/says-all-of.ts";
import { withWorkplace } from "#core/composer/introduction/workplace.ts";

/** The notice: with the title, at an employer that has a name, where that is a sentence for certain. */
export function noticeSentence(reader: AnswerReader): string {
  const slot = isRetiring(reader) ? exitRetireSlot : exitResignSlot;
  const [role, where] = [reader.oneLine("role"), reader.oneLine("organization")];
  const head = role === null ? null : jobTitleOfRole(role);
  if (head === null) return slot.neutral;
  const employer = where === null || saysAllOf(head, where) ? null : employerNameIn(where);
  const title = titleMidSentence(head);
  const joined = employer === null ? null : withWorkplace(title, employer);
  const rendered = renderSlot(slot, joined ?? title);
  return rendered.how === "frame" ? rendered.text : slot.neutral;
}

/** Who retires does not resign; "my husband retires" is another matter, and so is a reason that is withheld. */
function isRetiring(reader: AnswerReader): boolean {
  const statements = ["reason", "noticeOn", "lastDay", "noticeOwed"].flatMap((id) =>
    reader.items(id),
  );
  return (
    statements.some((text) => ownRetirementPattern.test(text)) &&
    !/retir/i.test(reader.oneLine("withhold") ?? "")
  );
}

const ownRetirementPattern = new RegExp(
  String.raw`(?:^|[,;.]\s|\b(?:(?:I|I’m|we)\s(?:(?!(?:my|our|the|when|because|since|who)\s)[^\s,;.]+\s){0,6}|` +
    String.raw`(?:my|early|into|time to|day of)\s))(?:retire|retiring|retirement)\b(?! (?:home|plan|account|savings))`,
  "iu",
);

/** "Practice manager" has the capital of a field's first word, "Head Chef" the one it was given. */
function titleMidSentence(head: string): string {
  const [first = "", ...others] = head.split(" ");
  const opens = /^\p{Lu}\p{Ll}+$/u.test(first) && others.every((word) => !/\p{Lu}/u.test(word));
  const plain = lexiconTags(first.toLowerCase()).length > 0 && !mayBeName(first.toLowerCase());
  return opens && plain ? head.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : head;
}

/**
 * "Fabbri & Lunardi, Bologna" of "Fabbri & Lunardi, Bologna, since 2016"; nobody resigns in writing from "an animal
 * charity".
 */
function employerNameIn(where: string): string | null {
  const { head, rest } = parseRoleParts(where.replace(/\s*\([^()]*\)/gu, ""));
  if (!isNameWithoutArticle(head) && !/^(?:the|our)\s/iu.test(head)) return null;
  return [head, ...rest.filter(isNameWithoutArticle)].join(", ");
}

/** A name that stands without an article. */
function isNameWithoutArticle(text: string): boolean {
  return text
    .split(" ")
    .every((word) => /^(?:[\p{Lu}\d&]|(?:and|de|du|la|van|von|der)$)/u.test(word));
}

/** The post as given, where the notice says less of it. */
export function postBeyondNotice(reader: AnswerReader): string | null {
  const [role, where] = [reader.oneLine("role"), reader.oneLine("organization")];
  const post = role !== null && where !== null && saysAllOf(role, where) ? [role] : [role, where];
  const all = post
    .filter((part) => part !== null)
    .map(stripEndMark)
    .join(", ");
  return saysAllOf(noticeSentence(reader), all) ? null : all;
}
