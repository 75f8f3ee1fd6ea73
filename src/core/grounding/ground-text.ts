import { findDates, hasDate } from "#core/grounding/figures/calendar.ts";
import { findClaims } from "#core/grounding/claims/claims.ts";
import { employerQuestionId, type Source, wordsOfText } from "./evidence.ts";
import type { Fact, GroundingProblem, Receipt } from "./fact.ts";
import { findNames } from "#core/grounding/names/names.ts";
import { findUniversals } from "#core/grounding/claims/universals.ts";
import { findRelativeDays } from "#core/grounding/claims/relative-days.ts";
import { findUnsaidDeeds } from "#core/grounding/claims/deeds.ts";
import { findEmptyPromises } from "#core/grounding/claims/empty-promises.ts";
import { findUnsaidRanks, findUnsaidTrades } from "#core/grounding/claims/professions.ts";
import { findPromotedVerbs, findSoftenedVerbs } from "#core/grounding/claims/promoted-verbs.ts";
import { dateOfItsDay } from "#core/grounding/figures/day-of-date.ts";
import { isTurnedDate } from "#core/grounding/figures/turned-dates.ts";
import { isSwappedDate } from "#core/grounding/figures/swapped-dates.ts";
import { sourceOfQuantity } from "#core/grounding/figures/quantity-source.ts";
import { countedWords, findQuantities, type Quantity } from "#core/grounding/figures/quantities.ts";
import { findStrongerVerbs } from "#core/grounding/claims/stronger-verbs.ts";
import { withoutQuotes } from "#core/language/quotes.ts";
import { findVerbatimSource } from "./verbatim-source.ts";
import { isRaisedTitle } from "#core/grounding/names/lowered-titles.ts";
import { findTitles } from "#core/grounding/names/titles.ts";

export type GroundingOptions = {
  /** Values of the form itself, such as 30, 60 and 90 in the plan. */
  readonly structural?: readonly number[];
  /** May the employer's figures and names stand in this text? */
  readonly employerAllowed?: boolean;
};

/**
 * Ties every fact of a text to the answer it came from; `evidence` is what readEvidence made of the answers. Returns
 * one receipt per fact, in reading order; `from` is null and `problem` says why when there is no source.
 */
export function groundText(
  text: string,
  evidence: readonly Source[],
  options: GroundingOptions = {},
): Receipt[] {
  const ownSources = evidence.filter((source) => source.id !== employerQuestionId);
  const usable = options.employerAllowed ? evidence : ownSources;
  const dates = findDates(text);
  const settle = (fact: Fact, find: (sources: readonly Source[]) => Receipt): Receipt => {
    const receipt = find(usable);
    if (receipt.problem === null || options.employerAllowed) return receipt;
    const employers = find(evidence);
    return employers.problem === null
      ? { fact, from: employerQuestionId, problem: "employer" }
      : receipt;
  };
  const receipts = [
    ...findQuantities(text)
      .filter((fact) => isYear(fact) || !dates.some((date) => isOver(date, fact)))
      .filter(
        (fact) => !options.structural?.includes(fact.value) && !countsRows(text, fact, usable),
      )
      .map((fact) => settle(fact, (sources) => sourceOfQuantity(text, fact, sources))),
    ...dates.map((fact) =>
      settle(fact, (sources) =>
        isSwappedDate(text, fact, sources) || isTurnedDate(text, fact, sources)
          ? unsourced(fact, "noun")
          : plainReceipt(
              fact,
              sources,
              (source) =>
                hasDate(source.dates, dateOfItsDay(text, fact, dates) ?? fact) ||
                isFigure(source, fact),
            ),
      ),
    ),
    ...findNames(text).map((fact) =>
      settle(fact, (sources) =>
        isRaisedTitle(text, fact, sources)
          ? unsourced(fact, "promoted")
          : sourceOfName(fact, sources),
      ),
    ),
    ...findClaims(text, usable),
    ...findTitles(text, usable),
    ...[...findUnsaidTrades(text, usable), ...findUnsaidRanks(text, usable)].map((fact) =>
      unsourced(fact, "absent"),
    ),
    ...findEmptyPromises(text, usable).map((fact) => unsourced(fact, "absent")),
    ...findUniversals(text, usable).map((fact) => unsourced(fact, "absent")),
    ...findRelativeDays(text, usable).map((fact) => unsourced(fact, "absent")),
    ...findDeeds(options.employerAllowed ? withoutQuotes(text) : text, usable)
      .filter(({ text: verb }) => !options.employerAllowed || !isPosted(verb, evidence))
      .map((fact) => unsourced(fact, "promoted")),
    ...findSoftenedVerbs(text, usable).map((fact) => unsourced(fact, "softened")),
  ];
  return receipts
    .filter((receipt) => !isInside(receipt, receipts))
    .map((receipt) => withVerbatimSource(text, receipt, usable))
    .toSorted(byPlace);
}

/** "From 19.4 to 11.2." ends on a figure and no day. */
function isFigure({ quantities }: Source, { text }: Fact): boolean {
  const figure = /^(\d{1,2}\.\d{1,2})\.?$/.exec(text)?.[1];
  return figure !== undefined && quantities.some(({ value }) => value === Number(figure));
}

/** The year of "31/3/26" is a figure of its own; the day is none. */
function isYear({ kind, value, counted }: Quantity): boolean {
  return kind === "number" && value >= 1900 && value < 2100 && counted.length === 0;
}

function isOver(date: Fact, { start, end }: Fact): boolean {
  return start < date.end && end > date.start;
}

/** "Three results" or "each of the three results", where a list in the answers has as many rows or parts. */
function countsRows(
  text: string,
  { kind, value, end }: Quantity,
  sources: readonly Source[],
): boolean {
  const counted = countedWords(text, end);
  const isRow = kind === "number" && value > 1 && counted.some((word) => listed.has(word));
  return isRow && sources.some((source) => [source.rows, ...partsOf(source.text)].includes(value));
}

/** The sentences of an answer on one line, and its parts by commas. */
function partsOf(text: string): readonly number[] {
  const [line = ""] = text.split("\n");
  const sentences = line.split(/[.;•](?=\s|$)/).filter((part) => /\p{L}/u.test(part));
  return [sentences.length, line.split(/,\s/).length];
}

const listed = new Set([
  "result",
  "option",
  "fact",
  "point",
  "reason",
  "step",
  "limit",
  "story",
  "example",
]);

/** "The post manages safety": the posting's own verb, where its words may stand. */
function isPosted(verb: string, evidence: readonly Source[]): boolean {
  return evidence.some(
    (source) => source.id === employerQuestionId && hasWord(source, verb.toLowerCase()),
  );
}

/** Deeds that say more than the answers do. */
function findDeeds(text: string, sources: readonly Source[]): readonly Fact[] {
  return [findPromotedVerbs, findStrongerVerbs, findUnsaidDeeds].flatMap((find) =>
    find(text, sources),
  );
}

/** What is copied from an answer together with the words around it has a source, however it reads. */
function withVerbatimSource(text: string, receipt: Receipt, sources: readonly Source[]): Receipt {
  if (receipt.problem === null || receipt.problem === "employer") return receipt;
  const source = findVerbatimSource(text, receipt.fact, sources);
  return source ? { fact: receipt.fact, from: source.id, problem: null } : receipt;
}

function unsourced(fact: Fact, problem: GroundingProblem): Receipt {
  return { fact, from: null, problem };
}

/** Of two marks on the same words the longer one stands. */
function isInside({ fact, problem }: Receipt, all: readonly Receipt[]): boolean {
  const length = fact.end - fact.start;
  return (
    problem !== null &&
    all.some(
      (other, n) =>
        other.fact !== fact &&
        other.problem !== null &&
        other.fact.start <= fact.start &&
        other.fact.end >= fact.end &&
        (other.fact.end - other.fact.start > length || all.findIndex((r) => r.fact === fact) > n),
    )
  );
}

function byPlace(a: Receipt, b: Receipt): number {
  return a.fact.start - b.fact.start;
}

function plainReceipt(
  fact: Fact,
  sources: readonly Source[],
  holds: (source: Source) => boolean,
): Receipt {
  const source = sources.find(holds);
  return { fact, from: source?.id ?? null, problem: source ? null : "absent" };
}

/** "CNO", "SVP": initials stand for a few words. */
const longestInitials = 6;

/**
 * A name has a source when each of its words has one, or stands in initials that an answer gives ("CNO", "vp of
 * finance").
 */
function sourceOfName(fact: Fact, sources: readonly Source[]): Receipt {
  const words = fact.text.split(" ").filter((word) => /^[\p{Lu}\d]/u.test(word));
  const initialled = new Set(
    words.flatMap((_, from) =>
      words.slice(from + 1, from + longestInitials).flatMap((_next, length) => {
        const group = words.slice(from, from + length + 2);
        const initials = group.map((word) => word[0] ?? "").join("");
        return sources.some((source) => hasWord(source, initials)) ? group : [];
      }),
    ),
  );
  const all = words.every(
    (word) => initialled.has(word) || sources.some((source) => statesWord(source, word)),
  );
  const own = (source: Source) =>
    initialled.size > 0 || words.some((word) => statesWord(source, word));
  return plainReceipt(fact, sources, (source) => all && own(source));
}

const pairs: Readonly<Record<string, RegExp>> = {
  RN: /\bregistered nurse/i,
  VP: /\bvice pres/i,
  HR: /\bhuman resources|\bpeople team/i,
  PM: /\b(?:project|product|program) manage/i,
  QA: /\bquality assurance/i,
  IT: /\binformation technology/i,
  MD: /\bdoctor|\bphysician|\bmedical degree/i,
  UN: /\bunited nations/i,
};
/** What was looked up in an answer before: a long text names the same people again and again. */
const lookedUp = new WeakMap<Source, Map<string, boolean>>();

function remembered(source: Source, key: string, find: () => boolean): boolean {
  const known = lookedUp.get(source) ?? new Map<string, boolean>();
  lookedUp.set(source, known);
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}

/**
 * Whether initials stand for words that the answer writes out: "RN" for "registered nurse", "CFO" for "chief financial
 * officer".
 */
function isSpelledOut(source: Source, word: string): boolean {
  if (!/^\p{Lu}{2,5}s?$/u.test(word)) return false;
  const pair = pairs[word];
  if (pair === undefined && word.length < 3) return false;
  return remembered(source, `${word} in full`, () =>
    (pair ?? initialsPattern(word)).test(source.text),
  );
}

function statesWord(source: Source, word: string): boolean {
  return hasWord(source, word) || isSpelledOut(source, word) || isSumOf(source, word);
}

/** "N95" of "N95 million" is no name where an answer has it as "N95m", and "UGX 4.5" none beside "UGX 4.5m". */
function isSumOf(source: Source, word: string): boolean {
  if (!/^\p{L}{0,3}\d[\d.,]*$/u.test(word)) return false;
  return ["k", "m", "bn"].some((scale) => hasWord(source, word + scale));
}

function initialsPattern(word: string): RegExp {
  const letters = word
    .replace(/s$/, "")
    .split("")
    .map((letter) => String.raw`${letter}[\p{L}’]+`);
  return new RegExp(
    String.raw`(?<![\p{L}])${letters.join("[ -](?:(?:of|and|for|the|in) )?")}`,
    "iu",
  );
}

function hasWord(source: Source, word: string): boolean {
  return remembered(source, word, () => wordsOfText(word).some((form) => source.words.has(form)));
}
