import { resign, retire } from "#core/composer/frames/exit-strategy.ts";
import type { Reader } from "#core/composer/reader.ts";
import { headOfRole } from "#core/composer/resume/title.ts";
import { say } from "#core/composer/say.ts";
import { lexiconTags } from "#core/composer/shapes/library.ts";
import { isName, unclosed } from "#core/composer/words/letter-case.ts";
import { rolePartsOf } from "#core/composer/words/role-parts.ts";
import { tells } from "#core/composer/words/tells.ts";
import { atWork } from "#core/composer/workplace.ts";

/** Her notice: with her title, at a house that has a name, where that is a sentence for certain. */
export function noticeOf(hers: Reader): string {
  const slot = retires(hers) ? retire : resign;
  const [role, where] = [hers.one("role"), hers.one("organization")];
  const head = role === null ? null : headOfRole(role);
  if (head === null) return slot.neutral;
  const house = where === null || tells(head, where) ? null : houseIn(where);
  const title = inSentence(head);
  const joined = house === null ? null : atWork(title, house);
  const said = say(slot, joined ?? title);
  return said.how === "frame" ? said.text : slot.neutral;
}

/** Who retires does not resign; "my husband retires" is another matter, and so is a reason that she keeps back. */
function retires(hers: Reader): boolean {
  const said = ["reason", "noticeOn", "lastDay", "noticeOwed"].flatMap((id) => hers.items(id));
  return said.some((text) => hersToRetire.test(text)) && !/retir/i.test(hers.one("withhold") ?? "");
}

const hersToRetire = new RegExp(
  String.raw`(?:^|[,;.]\s|\b(?:(?:I|I’m|we)\s(?:(?!(?:my|our|the|when|because|since|who)\s)[^\s,;.]+\s){0,6}|` +
    String.raw`(?:my|early|into|time to|day of)\s))(?:retire|retiring|retirement)\b(?! (?:home|plan|account|savings))`,
  "iu",
);

/** "Practice manager" has the capital of a field's first word, "Head Chef" one that she gave it. */
function inSentence(head: string): string {
  const [first = "", ...others] = head.split(" ");
  const opens = /^\p{Lu}\p{Ll}+$/u.test(first) && others.every((word) => !/\p{Lu}/u.test(word));
  const plain = lexiconTags(first.toLowerCase()).length > 0 && !isName(first.toLowerCase());
  return opens && plain ? head.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : head;
}

/** "Fabbri & Lunardi, Bologna" of "Fabbri & Lunardi, Bologna, since 2016"; nobody tells her employer of "an animal charity". */
function houseIn(where: string): string | null {
  const { head, rest } = rolePartsOf(where.replace(/\s*\([^()]*\)/gu, ""));
  if (!isNamed(head) && !/^(?:the|our)\s/iu.test(head)) return null;
  return [head, ...rest.filter(isNamed)].join(", ");
}

/** A name that stands without an article. */
function isNamed(text: string): boolean {
  return text
    .split(" ")
    .every((word) => /^(?:[\p{Lu}\d&]|(?:and|de|du|la|van|von|der)$)/u.test(word));
}

/** Her post as she gave it, where her notice tells less of it. */
export function unsaidPost(hers: Reader): string | null {
  const [role, where] = [hers.one("role"), hers.one("organization")];
  const post = role !== null && where !== null && tells(role, where) ? [role] : [role, where];
  const all = post
    .filter((part) => part !== null)
    .map(unclosed)
    .join(", ");
  return tells(noticeOf(hers), all) ? null : all;
}
