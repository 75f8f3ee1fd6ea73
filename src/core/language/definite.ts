import type { Baseline } from "./job-posting.ts";
import { meaningWords } from "./meaning-words.ts";

/** A noun phrase of the posting with "the" where English wants it: "vendor contracts" → "the vendor contracts". */
export function definite(phrase: string): string {
  if (
    /^[$€£]\d\S*\s(?:\p{L}+\s){0,3}(?:budget|portfolio|P&L|fund|grant|project|program)\b/u.test(
      phrase,
    )
  )
    return `the ${phrase}`;
  if (
    /^(?:the|a|an|all|our|its|their|each|every|any|both|this|that|these|those|no|\d|[$€£]|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(
      phrase,
    )
  ) {
    return phrase.replace(/^(?:a|an)\s/u, "the ").replace(/^our\s/u, "the ");
  }
  const [head = ""] = phrase.split(
    /\s(?:of|for|in|at|on|with|to|from|across|within|through|that|by)\s|[,(]/u,
  );
  const last = head.trim();
  if (/^\p{Lu}{2,}$/u.test(last)) return phrase;
  const plural =
    (/[^s]s$/u.test(last) &&
      !/\b(?:operations|sales|communications|logistics|analytics|economics|politics|mathematics|ethics|athletics|admissions|facilities|human resources|public affairs|public works)$/iu.test(
        last,
      )) ||
    /\bstaff$/u.test(last);
  const named = /^\p{Lu}\p{Ll}/u.test(phrase) && !/\p{Ll}\s\p{Ll}/u.test(last);
  return countNoun.test(last) || (plural && !named && !/^\p{Lu}\p{Ll}+s$/u.test(last))
    ? `the ${phrase}`
    : phrase;
}

/** Nouns that cannot stand alone in the singular. */
const countNoun =
  /\b(?:system|policy|plan|budget|program|process|team|department|site|project|portfolio|survey|audit|schedule|center|office|division|unit|board|committee|contract|strategy|roadmap|calendar|network|database|website|newsletter|curriculum|lab|clinic|store|plant|warehouse|line|close|forecast|deck|report|review|cycle|queue|backlog|pipeline|residency|colony|agenda|function|framework|model|agreement|campaign|event|initiative|replacement|migration|implementation|upgrade|transition|search|campus|building|lease|fleet|inventory|ledger|docket|caseload|workforce|region|territory|court|agency|company|hospital|bank|firm|foundation|university|college|commission|authority|meeting|call|huddle|waitlist|program|market|menu|shop|kitchen|addition|rate|score|miss|drive|fund|grant|collection|statement|P&L|playbook|handbook|registry|dashboard|platform|product|app|service desk|spokesperson)$/iu;

/** The phrase without what it says in brackets or after a comma. */
export function bare(phrase: string): string {
  return (
    phrase
      .replaceAll(/\s*\([^)]*\)/gu, "")
      .replace(/,\s.*$/u, "")
      .trim() || phrase
  );
}

/** The figure the posting gives for this noun today, or null. */
export function baselineFor(noun: string, baselines: readonly Baseline[]): Baseline | null {
  const words = meaningWords(noun);
  return (
    baselines.find(
      (baseline) =>
        meaningWords(baseline.noun).every((word) => words.includes(word)) ||
        words.every((word) => meaningWords(baseline.noun).includes(word)),
    ) ?? null
  );
}
