import type { WordList } from "#core/masking/words/word-list.ts";
import { blankOthersWords, blankSpokenNotes } from "./blanked-text.ts";
import { isInterim } from "./dates/interim.ts";
import { sourceOfDate } from "./dates/match-date.ts";
import type { FactReceipt, TextFact } from "./fact.ts";
import type { FactRule } from "./fact-rules.ts";
import { findDerivation, isOfTheTalk } from "./figures/derived.ts";
import { sourceOfFigure } from "./figures/match-figure.ts";
import { anyWord, findFacts } from "./find-facts.ts";
import { sourceOfName } from "./names/match-name.ts";
import { sourceOfTitle } from "./names/titles.ts";
import type { Sources } from "./sources.ts";
import { type Section, sectionText } from "#core/result/result.ts";

export type ReceiptOptions = {
  readonly rule: FactRule;
  /** A full list of English words; without one a name that opens a sentence alone isn't found. */
  readonly words?: WordList;
};

/** A plan may count as far as this, and up to the largest count of the answers: "a backlog of 1,900" on the way from 2,700 to none. */
const mostOfPlan = 100;

/**
 * Ties each fact of a section to the answer it comes from, in reading order; places are those of `sectionText(section)`. A fact
 * without a source says what is wrong with it; what a coach may say without a source is left out.
 */
export function sectionReceipts(
  section: Section,
  sources: Sources,
  { rule, words = anyWord }: ReceiptOptions,
): FactReceipt[] {
  if (rule.reading === "free") return [];
  const whole = blankSpokenNotes(sectionText(section));
  const text = rule.opensWithOthers ? blankOthersWords(whole) : whole;
  const own = sources.filter(({ isEmployer }) => !isEmployer);
  const receipts = findFacts(text, words).map((fact): FactReceipt => {
    const receipt = sourceOf(fact, text, own, words);
    if (receipt.problem === null || own.length === sources.length) return receipt;
    const employers = sourceOf(fact, text, sources, words);
    if (employers.problem !== null) return receipt;
    const mayStand = rule.mayQuoteEmployer || "words" in fact || isSaidToThem(text, fact);
    return mayStand ? employers : { ...employers, problem: "employer" };
  });
  // "3/4" may be read in two ways: where one has a source, the other is nothing.
  const known = new Set(
    receipts.filter(({ problem }) => problem === null).map(({ fact }) => fact.start),
  );
  return receipts.filter(({ fact, problem }) => {
    return problem === null || !(known.has(fact.start) || isFree(fact, problem, rule, sources));
  });
}

function sourceOf(fact: TextFact, text: string, sources: Sources, words: WordList): FactReceipt {
  if (fact.kind === "date") return sourceOfDate(fact, sources);
  if (fact.kind !== "figure")
    return fact.kind === "name"
      ? sourceOfName(fact, text, sources, words)
      : sourceOfTitle(fact, sources);
  const stated = sourceOfFigure(fact, sources);
  const source = stated.problem === "absent" ? findDerivation(fact, sources) : null;
  return source ? { fact, from: source.id, problem: null } : stated;
}

/** "You have 12 nurse managers": the sentence says that the figure is the employer's. */
function isSaidToThem(text: string, { start, end }: TextFact): boolean {
  const [before = ""] = /[^.!?\n]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ""] = /^[^.!?\n]*/.exec(text.slice(end)) ?? [];
  return /\byou(?:r|[’']re|[’']ve)?\b/i.test(before + after);
}

/** What states nothing about the member: small counts of a talk, and in a plan the coach's own counts and dates. */
function isFree(fact: TextFact, problem: string, rule: FactRule, sources: Sources): boolean {
  const isPlan = rule.reading === "plan";
  if (fact.kind === "date") return isPlan && isInterim(fact, rule, sources);
  if (fact.kind !== "figure") return false;
  if (isPlan && /^half$/i.test(fact.text)) return true;
  if (fact.unit !== "count") return false;
  const most = Math.max(
    mostOfPlan,
    ...sources.flatMap(({ figures }) => figures.flatMap(({ values }) => values)),
  );
  const isSmall = fact.values.every((value) => value <= most);
  const isOwn = problem !== "bound" || fact.nouns.length === 0;
  return isOfTheTalk(fact) || (isPlan && isSmall && isOwn);
}
