import { singularOf } from "#core/facts/tokens.ts";

type Place = { readonly start: number; readonly end?: number };

const negation = String.raw`\b(?:(?:did|does|do|was|were|have|has|had|could|ca)n[’']?t|not|never) `;
const reaching = "(?:hit|reach|me?et|ma[dk]e|g[eo]t|w[io]n|finish|pass|achiev|complet|earn)";
const denial = new RegExp(`${negation}(?:\\p{L}+ )?${reaching}[^.;\\n]{0,24}$`, "iu");
const reach = 60;

const change = "(?:rose|fell|grew|dropped|(?:in|de)creased|declined|climbed|went|doubled|tripled)";
const changed = new RegExp(String.raw`(\p{L}{3,}) (?:ha[sd] )?${change}(?: \p{L}+){0,2} ?$`, "iu");
const pronoun = /^(?:this|that|they|which|what|then|who|she|you|has|had|and)$/i;

const far = 160;

/** The words of the clause around a figure. */
export function wordsBeside(text: string, { start, end = start }: Place): ReadonlySet<string> {
  const [before = ""] = /[^\n,;]*$/.exec(text.slice(Math.max(0, start - far), start)) ?? [];
  const [after = ""] = /^[^\n,;]*/.exec(text.slice(end, end + far)) ?? [];
  return new Set(`${before} ${after}`.match(/\p{L}+/gu)?.map(singularOf));
}

/** What is said to have risen or fallen by the figure at a place: "sale" in "sales rose 40%". */
export function subjectBefore(text: string, { start }: Place): string | null {
  const subject = changed.exec(text.slice(Math.max(0, start - reach), start))?.[1] ?? "she";
  return pronoun.test(subject) ? null : singularOf(subject);
}

/** Whether the words before a place say that it wasn't reached: "we did not hit 40%", "haven’t finished my MBA". */
export function isDenied(text: string, { start }: Place): boolean {
  return denial.test(text.slice(Math.max(0, start - reach), start));
}
