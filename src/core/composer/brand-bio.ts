import { type BioParts, readBio } from "./brand-bio-parts.ts";
import { inThird, withName } from "./brand-bio-person.ts";
import { type Arrangement, registerOf } from "./brand-bio-tones.ts";
import { sentenceOf } from "./join-clauses.ts";
import { tidyResult } from "./tidy-language.ts";
import { clampAnswers } from "#core/language/clamp.ts";
import { given } from "#core/language/given.ts";
import { writeOut } from "#core/language/formal.ts";
import { withContractions } from "#core/language/tact.ts";
import { paragraph, type Result } from "#core/result/result.ts";
import type { Answers, Material } from "#core/tools/definition.ts";

/** One paragraph of two or three sentences, in the person she chose. */
export function composeBrandBio({ answers: all, tone }: Material): Result {
  const answers = clampAnswers(all);
  const register = registerOf(tone);
  const parts = readBio(answers, register.change);
  const person = (clause: string) => (parts.third ? inThird(clause, parts.house) : clause);
  const said = spread(register.arrange(parts))
    .map((clauses) => sentenceOf(quotedLast(whichClause(clauses.map(person), parts.house))))
    .map((text) => inRegister(text, tone))
    .join(" ");
  const text = said === "" ? nameAlone(parts) : parts.third ? withName(said, parts.name) : said;
  return tidyResult({
    sections: text === "" ? [] : [{ label: null, blocks: [paragraph(text)] }],
    missing: missingFor(answers, parts),
  });
}

function nameAlone({ name, third }: BioParts): string {
  if (name === null) return "";
  return third ? `This is ${name}.` : `I am ${name}.`;
}

/** Two sentences at least when there are two clauses to share between them. */
function spread(groups: Arrangement): Arrangement {
  const filled = groups.filter((group) => group.length > 0);
  const [only] = filled;
  return filled.length === 1 && only !== undefined && only.length > 1
    ? [only.slice(0, 1), only.slice(1)]
    : filled;
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
  const [first = "", ...others] = clauses;
  const does = others.find((clause) => house !== null && clause.startsWith(`${house} `));
  const at = house === null ? -1 : first.indexOf(house);
  if (house === null || does === undefined || at < 0) return [...clauses];
  const end = at + house.length;
  const which = `, which ${does.slice(house.length + 1)}`;
  const rest = first.slice(end);
  return [
    first.slice(0, end) + which + (/^(?:$|,)/.test(rest) ? rest : `,${rest}`),
    ...others.filter((clause) => clause !== does),
  ];
}

function inRegister(text: string, tone: string): string {
  if (tone === "Conversational") return withContractions(text);
  return tone === "Executive Formal" || tone === "Academic/Scholarly" ? writeOut(text) : text;
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
