import { jobPhraseOf } from "./job-phrase.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import {
  withEndMark,
  lowerFirst,
  capitaliseFirst,
  stripEndMark,
} from "#core/composer/words/typing/letter-case.ts";
import { toGrammaticalPerson, type GrammaticalPerson } from "./grammatical-person.ts";
import { jobTitleInSentence } from "./job-title.ts";
import { presentRole, parseRoleParts, withoutTimeSpan } from "./role-parts.ts";
import { timeInWorkSentence, timeAtEmployerSentence } from "./time-in-work.ts";
import { placePhrase } from "./workplace.ts";

/** Each is null when it is not given. */
export type IdentityAnswers = {
  readonly name: string | null;
  readonly role: string | null;
  readonly where: string | null;
};

/** The sentence with the role first, then how long, and what fits in no sentence; aloud without brackets. */
export function introduce(
  identity: IdentityAnswers,
  person: GrammaticalPerson = "I",
  manner: "written" | "aloud" = "written",
): readonly string[] {
  const { work, does } = splitOwnSentences(stripIdentityStems(identity), person);
  const { name, role, where } = work;
  const isTold = role !== null && isClauseRole(role);
  const sentences = [
    ...(isTold ? introduceByClause(work, role, person) : introduceByTitle(work, person)),
    ...does,
    timeSentence(isTold ? null : role, (time) => timeInWorkSentence(time, person)),
    timeSentence(where, (time) =>
      placePhrase(where ?? "", "") === null
        ? timeInWorkSentence(time, person)
        : timeAtEmployerSentence(time, person),
    ),
  ].filter((sentence) => sentence !== "");
  const toSpoken = (text: string) =>
    name === null ? withoutBrackets(text) : text.split(name).map(withoutBrackets).join(name);
  return sentences.map((sentence) =>
    withEndMark(manner === "aloud" ? toSpoken(sentence) : sentence),
  );
}

/** Removes what our own sentence supplies: the stem of "I am a dental hygienist", and the mark that ends a name. */
export function stripIdentityStems(answers: IdentityAnswers): IdentityAnswers {
  const identity = { ...answers, role: presentRole(answers.role) };
  const [, post] = /^I(?: am|’m) (?!.*\sI[\s’])(.+)$/su.exec(identity.role ?? "") ?? [];
  const named = post !== undefined && jobTitleInSentence(parseRoleParts(post).head) !== null;
  const name = identity.name?.replace(/(?<=\p{L}{4})\.$|[\s,;:]+$/u, "") ?? null;
  const where = identity.where?.replace(/^I work (?=(?:at|in|for|with|from|on)\s)/u, "") ?? null;
  return { name, role: named ? post : identity.role, where };
}

type SplitIdentity = { readonly work: IdentityAnswers; readonly does: readonly string[] };

/** "Head of year, also teach chemistry, and I coach rowing": what stands beside the post is a sentence of its own. */
function splitOwnSentences(work: IdentityAnswers, person: GrammaticalPerson): SplitIdentity {
  const piece = parseRoleParts(work.role ?? "").rest.at(-1);
  if (!work.role || piece === undefined || !work.role.endsWith(piece)) return { work, does: [] };
  const before = work.role.slice(0, -piece.length);
  const sentence = sentenceBesideTitle(piece, before, person);
  if (sentence === null) return { work, does: [] };
  const rest = splitOwnSentences({ ...work, role: before.replace(/[\s,;.(–—-]+$/u, "") }, person);
  return { work: rest.work, does: [...rest.does, sentence] };
}

/** An act or a clause behind the post; null for what belongs to the post. */
function sentenceBesideTitle(
  piece: string,
  before: string,
  person: GrammaticalPerson,
): string | null {
  if (isActPiece(piece))
    return toGrammaticalPerson(`I ${piece.replace(/^\p{Lu}/u, lowerCase)}`, person);
  const isClause = /[\s,]$/.test(before) && ownClausePattern.test(piece);
  return isClause ? capitaliseFirst(piece.replace(/^and\s/i, "")) : null;
}

const lowerCase = (letter: string): string => letter.toLowerCase();
const ownClausePattern =
  /^(?:(?:and|so|where)\s)?(?:I|she|he|they|we|it|this|there)(?:’\p{L}+)?\s/iu;

/** "teach chemistry", "own 2 chairs": a verb that is no noun, or one with its object marked; "market research" is none. */
function isActPiece(piece: string): boolean {
  const [verb, next] = tokenize(piece.replace(/^also\s+/i, ""));
  const marked =
    hasKind(next, "determiner", "possessive") ||
    (hasKind(next, "number") && !hasKind(verb, "noun"));
  return (
    hasKind(verb, "base") && next !== undefined && (marked || !hasKind(verb, "noun", "adjective"))
  );
}

function timeSentence(answer: string | null, format: (time: string) => string): string {
  const time = answer === null ? null : parseRoleParts(answer).time;
  return time === null ? "" : format(time);
}

const subjectVerbs = {
  I: ["I’m", "I work", "My"],
  she: ["She is", "She works", "Her"],
  he: ["He is", "He works", "His"],
  they: ["They are", "They work", "Their"],
} as const satisfies Record<GrammaticalPerson, readonly [be: string, work: string, own: string]>;

function introduceByTitle(
  { name, role, where }: IdentityAnswers,
  person: GrammaticalPerson,
): readonly string[] {
  const [be, work, own] = subjectVerbs[person];
  const { kind, text } = jobPhraseOf(name, role, where) ?? { kind: "label", text: "" };
  const [alone, afterOwnName, afterName] =
    kind === "title"
      ? [`${be} ${text}`, `, ${text}`, ` is ${text}`]
      : [`${work} ${text}`, `, and I work ${text}`, ` works ${text}`];
  if (kind !== "label")
    return [
      name === null
        ? alone
        : person === "I"
          ? `I’m ${name}${afterOwnName}`
          : nameAsSubject(name) + afterName,
    ];
  if (name !== null && person !== "I")
    return [text === "" ? `This is ${name}` : `${name}: ${text}`];
  return [name === null ? "" : `I’m ${name}`, text === "" ? "" : `${own} work: ${text}`];
}

/** "Una Berg, MD," has a comma behind the letters as before them. */
const nameAsSubject = (name: string): string =>
  capitaliseFirst(name) + (name.includes(", ") ? "," : "");

function introduceByClause(
  { name, where }: IdentityAnswers,
  role: string,
  person: GrammaticalPerson,
): readonly string[] {
  const [, work, own] = subjectVerbs[person];
  const turned = toGrammaticalPerson(capitaliseFirst(role), person);
  const clause = turned ?? `In ${own.toLowerCase()} own words: “${stripEndMark(role)}”`;
  const place = where === null ? null : withoutTimeSpan(where);
  const at = place === null ? null : placePhrase(place, "");
  const stays = place === null ? "" : at === null ? `Where: ${lowerFirst(place)}` : `${work} ${at}`;
  if (name === null) return [clause, stays];
  if (person === "I") return [`I’m ${name}, and ${clause}`, stays];
  const withName =
    turned === null || person === "they" ? null : turned.replace(/^\S+/, capitaliseFirst(name));
  return [withName ?? `${name}: ${clause}`, stays];
}

function isClauseRole(role: string): boolean {
  return /^I(?:’m)?\s/u.test(role) && readShape(role, ["person", "i-clause"]).shape === "i-clause";
}

/** Brackets are not spoken. */
function withoutBrackets(text: string): string {
  return text.replace(/\s\(([^()]*)\)(?=\s)/gu, ", $1,").replace(/\s\(([^()]*)\)/gu, ", $1");
}
