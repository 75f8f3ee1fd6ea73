import type { Statement } from "./statement.ts";
import { joinAnd } from "#core/language/phrase.ts";
import { splitCommas } from "#core/language/split.ts";

/** How a register states a measured change. */
export type ChangeStyle = (statement: Statement) => string;

/** "I make house calls past midnight", "nobody else does": one claim. */
export function withNobody(statements: readonly Statement[]): readonly Statement[] {
  const [first, second, ...others] = statements;
  if (
    first?.kind !== "clause" ||
    second === undefined ||
    !/^(?:nobody|no one) else\b/.test(second.text)
  )
    return statements;
  return [{ ...first, text: `${first.text}; ${second.text}` }, ...others];
}

/** Statements as clauses: a note stands behind a colon of what it belongs to, an award is held, work is cited. */
export function sayAll(
  statements: readonly Statement[],
  work: string,
  style: ChangeStyle,
): string[] {
  const said: string[] = [];
  const awards = statements.filter(({ kind }) => kind === "award").map(({ text }) => text);
  const notes = statements.filter(({ kind }) => kind === "note");
  const sample = notes.find(({ text }) => /^n ?= ?\d/i.test(text));
  for (const statement of statements) {
    const { kind } = statement;
    const text = kind === "change" ? style(statement) : statement.text;
    const before = said.at(-1);
    if (kind === "clause" || kind === "change") said.push(text);
    else if (kind === "work")
      said.push(`the ${work}${sample ? ` (${sample.text})` : ""} is ${text}`);
    else if (kind === "note" && text !== sample?.text) {
      if (before?.startsWith(`the ${work} `) === true && / is in use\b/.test(before))
        said[said.length - 1] = `${before}; ${text}`;
      else if (before !== undefined && !before.includes(": ") && !before.startsWith("my record"))
        said[said.length - 1] = `${before}: ${text}`;
      else if (before?.startsWith("my record") === true)
        said[said.length - 1] = `${before}; ${text}`;
      else said.push(`my record: ${text}`);
    } else if (kind === "note" && !statements.some((one) => one.kind === "work"))
      said.push(`the ${work} covers ${text}`);
  }
  if (awards.length > 0) said.push(`I hold ${joinAnd(awards)}`);
  return said;
}

/** What she did and what proves it, as clauses. */
type BioRecord = { readonly results: readonly string[]; readonly proofs: readonly string[] };

/** Two records are one: what the proof lists joins what the results listed. */
export function oneRecord(results: readonly string[], proofs: readonly string[]): BioRecord {
  const first = results.findIndex((clause) => clause.startsWith("my record: "));
  const second = proofs.find((clause) => clause.startsWith("my record: "));
  if (first < 0 || second === undefined) return { results, proofs };
  const joined = `${results[first]}; ${second.replace("my record: ", "")}`;
  return {
    results: results.map((clause, at) => (at === first ? joined : clause)),
    proofs: proofs.filter((clause) => clause !== second),
  };
}

/** What her work is called by herself: the paper, the grammar, the program. */
export function workNoun(text: string): string {
  return (
    /\b(paper|study|book|report|article|grammar|protocol|model|program|method|curriculum|tool|design)\b/i
      .exec(text)?.[1]
      ?.toLowerCase() ?? "work"
  );
}

/** Proof that only repeats figures of the result adds nothing. */
export function withoutRepeats(
  proofs: readonly Statement[],
  results: readonly Statement[],
): Statement[] {
  const said = results.map(({ text }) => text).join(" ");
  return proofs.flatMap((proof) => {
    if (proof.kind !== "note") return [proof];
    const pieces = splitCommas(proof.text).filter((piece) => !repeats(piece, said));
    return pieces.length === 0 ? [] : [{ ...proof, text: pieces.join(", ") }];
  });
}

function repeats(piece: string, said: string): boolean {
  const figures = piece.match(/\d[\d,.]*\d|\d/g) ?? [];
  const words = piece.match(/\p{L}{3,}/gu) ?? [];
  return figures.length > 0 && [...figures, ...words].every((part) => said.includes(part));
}
