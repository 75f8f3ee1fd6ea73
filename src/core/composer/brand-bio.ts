import { type BioParts, readBio } from "./brand-bio-parts.ts";
import { inThird, withName } from "./brand-bio-person.ts";
import { sentenceOf } from "./join-clauses.ts";
import { given } from "#core/language/given.ts";
import { writeOut } from "#core/language/formal.ts";
import { withContractions } from "#core/language/tact.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import type { Answers, Material } from "#core/tools/definition.ts";

/** One paragraph of two or three sentences, in the person she chose. */
export function composeBrandBio({ answers, tone }: Material): Result {
  const parts = readBio(answers);
  const person = (clause: string) => (parts.third ? inThird(clause, parts.house) : clause);
  const said = arrange(parts, tone)
    .map((clauses) => sentenceOf(quotedLast(whichClause(clauses.map(person), parts.house))))
    .map((text) => inRegister(text, tone))
    .join(" ");
  const text = parts.third ? withName(said, parts.name) : said;
  return {
    sections: text === "" ? [] : [{ label: null, blocks: [paragraph(text)] }],
    missing: missingFor(answers, parts),
  };
}

/** Her own words in quotation marks close a sentence. */
function quotedLast(clauses: readonly string[]): string[] {
  return [...clauses.filter((clause) => !isQuoted(clause)), ...clauses.filter(isQuoted)];
}

function isQuoted(clause: string): boolean {
  return clause.startsWith("in her words");
}

/** "… of Loomis Labs", "Loomis Labs makes sensors" → "… of Loomis Labs, which makes sensors". */
function whichClause(clauses: readonly string[], house: string | null): string[] {
  const [first = "", second, ...others] = clauses;
  if (
    house === null ||
    second === undefined ||
    !first.endsWith(house) ||
    !second.startsWith(`${house} `)
  )
    return [...clauses];
  return [`${first}, which ${second.slice(house.length + 1)}`, ...others];
}

function inRegister(text: string, tone: string): string {
  if (tone === "Conversational") return withContractions(text);
  return tone === "Warm Confidence" || tone === "Story-Driven" ? text : writeOut(text);
}

/** The clauses of each sentence in the order of the tone: never more than three sentences, nothing left out. */
function arrange(parts: BioParts, tone: string): string[][] {
  const { claim, results, proofs } = parts;
  const formal = tone === "Executive Formal" || tone === "Academic/Scholarly";
  const who = introduce(parts, tone);
  const outcome = [...results, ...proofs];
  if (claim !== null && formal) return spread([who, [claim, ...results], proofs]);
  if (claim !== null)
    return who.length === 0 ? spread([[claim], results, proofs]) : spread([[claim], who, outcome]);
  if (tone === "Conversational" && parts.served !== null && parts.post !== null)
    return spread([
      introduceServed(parts),
      introduce({ ...parts, served: null, serving: [] }, tone),
      outcome,
    ]);
  if (tone === "Story-Driven" && results.length > 0) return spread([results, who, proofs]);
  if (tone === "Professional & Brief") return spread([who, outcome]);
  return spread([who, results, proofs]);
}

/** Two sentences at least when there are two clauses to share between them. */
function spread(groups: readonly (readonly string[])[]): string[][] {
  const filled = groups.filter((group) => group.length > 0).map((group) => [...group]);
  const [only] = filled;
  return filled.length === 1 && only !== undefined && only.length > 1
    ? [only.slice(0, 1), only.slice(1)]
    : filled;
}

function introduceServed({ served, serving }: BioParts): string[] {
  return served === null ? [...serving] : [serve(served, "Conversational"), ...serving];
}

/** Who she is and whom her work is for, as the clauses of one sentence. */
function introduce(parts: BioParts, tone: string): string[] {
  const { name, third, post, doing, served, serving, claim } = parts;
  const named = third ? null : name;
  const forThem = served === null ? [] : [serve(served, tone)];
  if (post === null)
    return [...(named === null ? doing : nameDoing(named, doing)), ...forThem, ...serving];
  const am = /^in\s/.test(post)
    ? `I work ${post}`
    : `I am ${[named, post].filter((part) => part !== null).join(", ")}`;
  const brief =
    (tone === "Professional & Brief" || tone === "Executive Formal") &&
    served !== null &&
    !am.includes(", with ");
  const opening =
    claim !== null &&
    tone !== "Conversational" &&
    served !== null &&
    named === null &&
    !/^in\s/.test(post);
  if (opening && !tone.startsWith("Executive") && !tone.startsWith("Academic")) {
    const [staff, ...rest] = serving;
    const withStaff = staff?.startsWith("I work with my")
      ? staff.replace(/^I work/, "I work")
      : null;
    const working =
      withStaff === null
        ? `as ${post}, I work for ${served}`
        : `as ${post}, ${withStaff} for ${served}`;
    return [working, ...(withStaff === null ? serving : rest), ...doing];
  }
  return [brief ? `${am}, serving ${served}` : am, ...doing, ...(brief ? [] : forThem), ...serving];
}

function nameDoing(name: string, doing: readonly string[]): string[] {
  const [first, ...others] = doing;
  if (first === undefined) return [`I am ${name}`];
  return /^I am (?!\p{Ll}+ing\b)/u.test(first)
    ? [first.replace(/^I am /, `I am ${name}, `), ...others]
    : [`I am ${name}, and ${first}`, ...others];
}

function serve(served: string, tone: string): string {
  return tone === "Academic/Scholarly"
    ? `my work serves ${served}`
    : tone === "Executive Formal"
      ? `I serve ${served}`
      : `my work is for ${served}`;
}

function missingFor(answers: Answers, parts: BioParts): string[] {
  const open = (id: string) => given(answers, id) === "";
  return [
    ...(open("role") ? ["your role and field"] : []),
    ...(open("proof") && open("audience") ? ["whom you serve"] : []),
    ...(open("result") ? ["the result you are known for"] : []),
    ...(open("proof")
      ? [parts.results.length > 0 ? "one proof, such as a name" : "one proof: a number or a name"]
      : []),
    ...(parts.third && parts.name === null ? ["your name as it should be printed"] : []),
  ];
}
