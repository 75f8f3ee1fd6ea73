import { postOf } from "./post.ts";
import { readShape } from "./shapes/read-shape.ts";
import { is, tokensOf } from "./shapes/tokens.ts";
import { closed, lowered, raised, unclosed } from "./words/letter-case.ts";
import { inPerson, type Person } from "./words/in-person.ts";
import { titleInside } from "./words/office-title.ts";
import { presentRole, rolePartsOf, withoutTime } from "./words/role-parts.ts";
import { timeInWork, timeThere } from "./words/time-in-work.ts";
import { placed } from "./workplace.ts";

/** Who she is; each null when she did not say it. */
export type Identity = {
  readonly name: string | null;
  readonly role: string | null;
  readonly where: string | null;
};

/** Who she is: the sentence with her role first, then how long, and what fits in no sentence; aloud without brackets. */
export function introduce(
  identity: Identity,
  person: Person = "I",
  manner: "written" | "aloud" = "written",
): readonly string[] {
  const { work, does } = withoutWork(withoutStem(identity), person);
  const { name, role, where } = work;
  const isTold = role !== null && isClause(role);
  const said = [
    ...(isTold ? byClause(work, role, person) : byPost(work, person)),
    ...does,
    timeOf(isTold ? null : role, (time) => timeInWork(time, person)),
    timeOf(where, (time) =>
      placed(where ?? "", "") === null ? timeInWork(time, person) : timeThere(time, person),
    ),
  ].filter((sentence) => sentence !== "");
  const heard = (text: string) =>
    name === null ? aloud(text) : text.split(name).map(aloud).join(name);
  return said.map((sentence) => closed(manner === "aloud" ? heard(sentence) : sentence));
}

/** "I am a dental hygienist" says her role with the words that we would say; a name ends no sentence. */
export function withoutStem(given: Identity): Identity {
  const identity = { ...given, role: presentRole(given.role) };
  const [, post] = /^I(?: am|’m) (?!.*\sI[\s’])(.+)$/su.exec(identity.role ?? "") ?? [];
  const named = post !== undefined && titleInside(rolePartsOf(post).head) !== null;
  const name = identity.name?.replace(/(?<=\p{L}{4})\.$|[\s,;:]+$/u, "") ?? null;
  const where = identity.where?.replace(/^I work (?=(?:at|in|for|with|from|on)\s)/u, "") ?? null;
  return { name, role: named ? post : identity.role, where };
}

type Apart = { readonly work: Identity; readonly does: readonly string[] };

/** "Head of year, also teach chemistry, and I coach rowing": what tells of her beside her post is a sentence of its own. */
function withoutWork(work: Identity, person: Person): Apart {
  const piece = rolePartsOf(work.role ?? "").rest.at(-1);
  if (!work.role || piece === undefined || !work.role.endsWith(piece)) return { work, does: [] };
  const before = work.role.slice(0, -piece.length);
  const told = ownSentence(piece, before, person);
  if (told === null) return { work, does: [] };
  const rest = withoutWork({ ...work, role: before.replace(/[\s,;.(–—-]+$/u, "") }, person);
  return { work: rest.work, does: [...rest.does, told] };
}

/** An act or a clause behind her post; null for what belongs to the post. */
function ownSentence(piece: string, before: string, person: Person): string | null {
  if (isAct(piece)) return inPerson(`I ${piece.replace(/^\p{Lu}/u, small)}`, person);
  const told = /[\s,]$/.test(before) && ownClause.test(piece);
  return told ? raised(piece.replace(/^and\s/i, "")) : null;
}

const small = (letter: string): string => letter.toLowerCase();
const ownClause = /^(?:(?:and|so|where)\s)?(?:I|she|he|they|we|it|this|there)(?:’\p{L}+)?\s/iu;

/** "teach chemistry", "own 2 chairs": a verb that is no noun, or one with its object marked; "market research" is none. */
function isAct(piece: string): boolean {
  const [verb, next] = tokensOf(piece.replace(/^also\s+/i, ""));
  const marked = is(next, "determiner", "possessive") || (is(next, "number") && !is(verb, "noun"));
  return is(verb, "base") && next !== undefined && (marked || !is(verb, "noun", "adjective"));
}

function timeOf(answer: string | null, said: (time: string) => string): string {
  const time = answer === null ? null : rolePartsOf(answer).time;
  return time === null ? "" : said(time);
}

const verbs = {
  I: ["I’m", "I work", "My"],
  she: ["She is", "She works", "Her"],
  he: ["He is", "He works", "His"],
  they: ["They are", "They work", "Their"],
} as const satisfies Record<Person, readonly [be: string, work: string, own: string]>;

function byPost({ name, role, where }: Identity, person: Person): readonly string[] {
  const [be, work, own] = verbs[person];
  const { kind, text } = postOf(name, role, where) ?? { kind: "label", text: "" };
  const [alone, mine, hers] =
    kind === "title"
      ? [`${be} ${text}`, `, ${text}`, ` is ${text}`]
      : [`${work} ${text}`, `, and I work ${text}`, ` works ${text}`];
  if (kind !== "label")
    return [name === null ? alone : person === "I" ? `I’m ${name}${mine}` : named(name) + hers];
  if (name !== null && person !== "I")
    return [text === "" ? `This is ${name}` : `${name}: ${text}`];
  return [name === null ? "" : `I’m ${name}`, text === "" ? "" : `${own} work: ${text}`];
}

/** "Una Berg, MD," has a comma behind her letters as before them. */
const named = (name: string): string => raised(name) + (name.includes(", ") ? "," : "");

function byClause({ name, where }: Identity, role: string, person: Person): readonly string[] {
  const [, work, own] = verbs[person];
  const turned = inPerson(raised(role), person);
  const clause = turned ?? `In ${own.toLowerCase()} own words: “${unclosed(role)}”`;
  const place = where === null ? null : withoutTime(where);
  const at = place === null ? null : placed(place, "");
  const stays = place === null ? "" : at === null ? `Where: ${lowered(place)}` : `${work} ${at}`;
  if (name === null) return [clause, stays];
  if (person === "I") return [`I’m ${name}, and ${clause}`, stays];
  const told = turned === null || person === "they" ? null : turned.replace(/^\S+/, raised(name));
  return [told ?? `${name}: ${clause}`, stays];
}

function isClause(role: string): boolean {
  return /^I(?:’m)?\s/u.test(role) && readShape(role, ["person", "i-clause"]).shape === "i-clause";
}

/** Brackets are not spoken. */
function aloud(text: string): string {
  return text.replace(/\s\(([^()]*)\)(?=\s)/gu, ", $1,").replace(/\s\(([^()]*)\)/gu, ", $1");
}
