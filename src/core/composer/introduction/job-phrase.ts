import { regexAnyOf } from "#core/language/word-lists.ts";
import { nounGerunds } from "#core/composer/shapes/tokens/word-classes.ts";
import { splitCommas } from "#core/composer/shapes/split/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { minConfidence } from "#core/composer/slots/slot.ts";
import { lowerFirst } from "#core/composer/words/typing/letter-case.ts";
import { mentionsRole, opensWithUnknownName, jobTitleInSentence } from "./job-title.ts";
import { bracketsAfterHead, parseRoleParts, withoutTimeSpan } from "./role-parts.ts";
import { isNamedEmployer, placePhrase } from "./workplace.ts";

/** A title ("a civil engineer at …"), a field of work ("in cardiology"), or words that fit neither. */
export type JobPhrase = { readonly kind: "title" | "field" | "label"; readonly text: string };

/** The role with its place, in the first of these forms that holds it for certain; null for neither of them. */
export function jobPhraseOf(
  name: string | null,
  role: string | null,
  where: string | null,
): JobPhrase | null {
  const { head, rest } = parseRoleParts(role ?? "");
  const employer = rest.find((piece) => isNamedEmployer(piece, where === null));
  const town = where === null ? null : bracketAsides(withoutTimeSpan(where));
  const place = employer === undefined ? town : withTown(employer, town);
  const bracketed = employer === undefined && role !== null ? bracketsAfterHead(role) : null;
  const more = bracketed === null ? rest.filter((piece) => piece !== employer) : [bracketed];
  const at = place === null ? null : placePhrase(place, head);
  if (head === "" || name?.endsWith(` ${head}`)) {
    if (place === null) return null;
    const kind = at === null ? "label" : "field";
    return { kind, text: joinJobPhrase("", at ?? place, more).trim() };
  }
  const beside = at ?? (place === null ? null : `, ${lowerFirst(place)}`);
  const title = jobTitleInSentence(head) ?? currentActivity(head);
  if (title !== null) return { kind: "title", text: joinJobPhrase(title, beside, more) };
  const kind = isFieldOfWork(head) && !opensWithUnknownName(head) ? "field" : "label";
  return {
    kind,
    text: joinJobPhrase(`${kind === "field" ? "in " : ""}${lowerFirst(head)}`, beside, more),
  };
}

/** "Kapu Nursery in Denver", "Kapu Nursery, Waimea": the employer that the role names, with the town of its field. */
function withTown(employer: string, town: string | null): string {
  const at = town === null ? "" : placePhrase(town, "");
  return at?.startsWith("in ") ? `${employer} ${at}` : [employer, town].filter(Boolean).join(", ");
}

/** "a clinic in Leeds, we are 12": a clause behind the place stands in brackets. */
function bracketAsides(place: string): string {
  if (place.includes("(")) return place;
  const [first = "", ...others] = splitCommas(place);
  return others.reduce(
    (all, part) => all + (asidePattern.test(part) ? ` (${part})` : `, ${part}`),
    first,
  );
}

const asidePattern = /^(?:I|we|it|she|he|they|there)(?:’\p{L}+)?\s/u;

/**
 * What continues after a name ("now running for clerk") ends the sentence; any other part stands at the role, in the
 * order given.
 */
function joinJobPhrase(post: string, at: string | null, more: readonly string[]): string {
  const [detail = ""] = more;
  if (/^[\s,;]/u.test(detail)) {
    const marked = /,[^()]*(?:\(|$)/u.test(detail) || at?.startsWith(",");
    return `${post}${detail}${at === null ? "" : `${marked ? "," : ""} ${at.replace(/^, /, "")}`}`;
  }
  const titled = /^\p{Lu}\p{Ll}/u.test(post);
  const others = more.map((piece) =>
    titled && /^\p{Lu}/u.test(piece) ? piece : lowerFirst(piece),
  );
  const parts = others.filter((piece) => !continuesSentence(piece));
  const comma = at?.startsWith(",") || parts.length > 0 ? "," : "";
  const place = at === null ? "" : `${comma} ${at.replace(/^, /, "")}`;
  return [
    [post, ...parts].join(", ") + place,
    ...others.filter(continuesSentence).map(lowerFirstLetter),
  ].join(", ");
}

const lowerFirstLetter = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * "running for clerk", "now on leave to write", "with two teams" describe the person; "before that a nurse" describes
 * the post.
 */
function continuesSentence(piece: string): boolean {
  return continuationPattern.test(piece) && !clausePattern.test(piece);
}

const prepositions = regexAnyOf("with in at for on from of based");
const activityPattern = String.raw`(?:(?:now|currently|also)\s+)?(?!acting)\p{L}{3,}ing(?=\s)`;
const continuationPattern = new RegExp(`^(?:${prepositions}|${activityPattern})\\b`, "iu");
const clausePattern = /\s(?:I|she|he|they|we|it)(?:’\p{L}+)?\s/u;

/** "Returning to work after five years": an activity of today. */
function currentActivity(head: string): string | null {
  const isDoing = /^\p{L}+ing\s/u.test(head) && readShape(head, ["doing"]).shape === "doing";
  return isDoing ? lowerFirstLetter(head) : null;
}

/** "customer support": a field of work, not a title. */
function isFieldOfWork(head: string): boolean {
  const [first = ""] = head.toLowerCase().split(/\s/);
  const { shape, confidence } = readShape(head, ["thing"]);
  const acts = first.endsWith("ing") && !nounGerunds.has(first);
  const short = head.split(/\s/).length < 5 && !/\s\p{Lu}/u.test(head);
  return (
    shape === "thing" &&
    confidence >= minConfidence &&
    !acts &&
    short &&
    !mentionsRole(tokenize(head))
  );
}
