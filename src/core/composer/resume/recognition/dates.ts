import { toWordSet } from "#core/language/word-lists.ts";

/** Where the years of a post stand in a line; `open` where they go on until today. */
export type DateSpan = { readonly start: number; readonly end: number; readonly open: boolean };

type DateToken = { readonly text: string; readonly at: number; readonly end: number };

const monthNames = toWordSet(
  "jan january janvier janv januar enero ene janeiro gennaio gen feb february février févr februar febrero fevereiro fev febbraio mar march " +
    "mars märz mär mrz marzo março apr april avril avr abril abr aprile may mai mayo maio maggio mag jun june juin juni junio junho giugno giu " +
    "jul july juillet juil juli julio julho luglio lug aug august août agosto ago sep sept september septembre septiembre setembro set settembre " +
    "oct october octobre oktober okt octubre outubro out ottobre ott nov november novembre noviembre novembro dec december décembre déc dezember " +
    "dez diciembre dic dezembro dicembre spring summer autumn fall winter early mid late de",
);
const presentWords = toWordSet(
  "present pres now still today current currently date ongoing heute aktuell laufend jetzt heden nu atual atualmente presente actual actualidad " +
    "fecha hoy hoje aujourd’hui aujourd'hui oggi attuale obecnie teraz dziś idag nåværende nuvarande",
);
const untilWords = toWordSet("to up until till til through thru bis tot a à hasta até al fino la");
const sinceWords = toWordSet("since from seit ab depuis desde dal sinds od");
const dashes = toWordSet("- – — ~ / → ->");

/** The years of a post: "2019 to present", "03/2019 - 06/2021", "’14-’19", "2014/15", "2018 –", "since 2013". */
export function findDateSpan(line: string): DateSpan | null {
  const tokens = [...line.matchAll(/\p{L}+(?:['’]\p{L}{2,})?|->|\d+|[^\s\p{L}\d]/gu)].map(
    ({ 0: text, index }) => ({
      text: text.toLowerCase(),
      at: index,
      end: index + text.length,
    }),
  );
  for (const at of tokens.keys()) {
    const after = indexAfterYear(tokens, at);
    if (after === at) continue;
    const first = spanStartIndex(tokens, at);
    const found = rangeEnd(tokens, after, first === 0) ?? openEndAfterSince(tokens, first, after);
    if (found !== null) return { start: tokens[first]?.at ?? 0, ...endPosition(tokens, found) };
  }
  return null;
}

/** The first and the last year of a line; no end where they go on. */
export function yearRangeOf(line: string): readonly [first: number, last: number] {
  const span = findDateSpan(line);
  const years = (span === null ? line : line.slice(span.start, span.end)).match(/\d{4}|\d\d$/g);
  const [first = 0, last = first] = (years ?? []).map(Number);
  if (span?.open) return [first, Infinity];
  return [first, last < 100 ? first - (first % 100) + last : last];
}

type SpanEnd = { readonly next: number; readonly open: boolean };

/** The place after a year, or the same place where none stands. */
function indexAfterYear(tokens: readonly DateToken[], at: number): number {
  const word = tokens[at]?.text ?? "";
  if (/^(?:19|20)\d\d$/.test(word)) return isYearMonth(tokens, at) ? at + 3 : at + 1;
  if (isShortYear(tokens, at)) return at + 1;
  return word === "’" && /^\d\d$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at;
}

const isRangeJoint = (word: string): boolean => dashes.has(word) || untilWords.has(word);

/** "2019-03 to present", and the second of "2019-03 – 2021-05". */
function isYearMonth(tokens: readonly DateToken[], at: number): boolean {
  if (!/^(?:0[1-9]|1[0-2])$/.test(wordAt(tokens, at + 2))) return false;
  const [joint, then] = [wordAt(tokens, at + 3), wordAt(tokens, at + 4)];
  if (isRangeJoint(joint)) return presentWords.has(then) || /^(?:19|20)\d\d$/.test(then);
  return /^[-–—]$/.test(wordAt(tokens, at - 1)) && !/^\d/.test(joint);
}

/** "09/17 - 12/20": a month and two figures of a year, and as much behind them. */
function isShortYear(tokens: readonly DateToken[], at: number): boolean {
  const [month, slash, joint, then, end] = [-2, -1, 1, 2, 3].map((by) => wordAt(tokens, at + by));
  const starts =
    /^\d\d$/.test(wordAt(tokens, at)) && slash === "/" && /^[01]?\d$/.test(month ?? "");
  return starts && isRangeJoint(joint ?? "") && (presentWords.has(then ?? "") || end === "/");
}

/** Back over "since", "Jan", "03/" and an opening bracket. */
function spanStartIndex(tokens: readonly DateToken[], at: number): number {
  let first = at;
  while (/^[/.]$/.test(wordAt(tokens, first - 1)) && /^\d\d?$/.test(wordAt(tokens, first - 2)))
    first -= 2;
  if (wordAt(tokens, first - 1) === "." && monthNames.has(wordAt(tokens, first - 2))) first -= 2;
  while (monthNames.has(wordAt(tokens, first - 1))) first -= 1;
  if (sinceWords.has(wordAt(tokens, first - 1))) first -= 1;
  return /^[([]$/.test(wordAt(tokens, first - 1)) ? first - 1 : first;
}

function rangeEnd(tokens: readonly DateToken[], at: number, leads: boolean): SpanEnd | null {
  const joint = wordAt(tokens, at);
  if (!isRangeJoint(joint)) return null;
  let next = at + 1;
  while (untilWords.has(wordAt(tokens, next))) next += 1;
  while (monthNames.has(wordAt(tokens, next)) || (next > at + 1 && wordAt(tokens, next) === "."))
    next += 1;
  while (/^\d\d?$/.test(wordAt(tokens, next)) && /^[/.]$/.test(wordAt(tokens, next + 1))) next += 2;
  if (presentWords.has(wordAt(tokens, next))) return { next: next + 1, open: true };
  const after = indexAfterYear(tokens, next);
  if (after > next) return { next: after, open: false };
  const short = /^\d\d$/.test(wordAt(tokens, next)) && wordAt(tokens, next + 1) !== "%";
  if (short && dashes.has(joint)) return { next: next + 1, open: false };
  const stops =
    next === at + 1 && (next >= tokens.length || /^[)\],|:]$/.test(wordAt(tokens, next)));
  const first = leads && joint !== "/" && /^\p{L}/u.test(wordAt(tokens, next));
  return dashes.has(joint) && (stops || first) ? { next: at + 1, open: true } : null;
}

function openEndAfterSince(
  tokens: readonly DateToken[],
  first: number,
  after: number,
): SpanEnd | null {
  const opened = /^[([]$/.test(wordAt(tokens, first)) ? first + 1 : first;
  return sinceWords.has(wordAt(tokens, opened)) ? { next: after, open: true } : null;
}

function endPosition(
  tokens: readonly DateToken[],
  { next, open }: SpanEnd,
): Omit<DateSpan, "start"> {
  const end = /^[)\]]$/.test(wordAt(tokens, next)) ? next : next - 1;
  return { end: tokens[end]?.end ?? 0, open };
}

function wordAt(tokens: readonly DateToken[], at: number): string {
  return tokens[at]?.text ?? "";
}
