import { lowerSure } from "#core/language/lower-plain.ts";
import { capitalise, ensurePeriod, joinAnd } from "#core/language/phrase.ts";

/** Clauses as one sentence without its stop: verbs of one subject share it, the rest is joined by "and" or semicolons. */
export function joinClauses(clauses: readonly string[]): string {
  const shared = shareSubject(clauses.filter((clause) => clause !== ""));
  const [first = "", ...others] = shared;
  const rest = others.map(lowerClause);
  const [second] = rest;
  if (second === undefined) return first;
  const simple = shared.every((clause) => !/[,;:]|\sand\s/.test(clause)) && shared.length <= 3;
  const short = shared.join(" ").split(" ").length <= 34;
  if (rest.length === 1 && short && !/[;:]|,\sand\s/.test(`${first} ${second}`))
    return `${first}, and ${second}`;
  if (simple && short) return `${first}, ${rest.slice(0, -1).join(", ")}, and ${rest.at(-1)}`;
  return [first, ...rest].join("; ");
}

const mine = /^(?:I|she|She) (?!am\b|is\b|was\b|have\b|has\b|would\b|want\b|wants\b)\p{Ll}/u;

/** "I cut it" and "I kept the team" → "I cut it and kept the team". */
function shareSubject(clauses: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const clause of clauses) {
    const group = groups.at(-1);
    const simple = mine.test(clause) && !/[;:,]|\sand\s/.test(clause);
    const open =
      group !== undefined &&
      group.length < 3 &&
      group.every((part) => !/[;:,]|\sand\s/.test(part)) &&
      mine.test(group[0] ?? "");
    if (simple && open) group.push(clause.replace(/^\S+ /, ""));
    else groups.push([clause]);
  }
  return groups.map((group) => joinAnd(group));
}

/** A clause inside a sentence: an opening word that is no name loses its capital. */
function lowerClause(clause: string): string {
  return lowerSure(
    clause
      .replace(/^She\b/, "she")
      .replace(/^(?:Last|Under|Since)\b/, (word) => word.toLowerCase()),
  );
}

/** A sentence out of clauses; "" when there is none. */
export function sentenceOf(clauses: readonly string[]): string {
  const joined = joinClauses(clauses);
  return joined === "" ? "" : ensurePeriod(capitalise(joined));
}
