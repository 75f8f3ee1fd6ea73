import { contentWords, rootsOf } from "#core/checks/coverage/content-words.ts";
import { monthsNamed } from "#core/grounding/calendar.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { due, windowOf } from "./when.ts";
import type { Duty } from "./duties.ts";

/** What her manager wants first, what she names for day 90, and her first day. */
type Wants = readonly [first: string, later: string, start: string];

/** The duties of days 1–30, 31–60 and 61–90. */
export type Windows = readonly [readonly Duty[], readonly Duty[], readonly Duty[]];

/**
 * The duties over three months. First what the priority names, whom she leads and what comes round, since none of it
 * waits; then what her day 90 names and the rest of the work. What bears a date stands where the date falls, else last;
 * what is due by then may begin before.
 */
export function dealt(duties: readonly Duty[], [first, later, start]: Wants): Windows {
  const dates = new Map(duties.map((duty) => [duty, windowOf(duty.line, start)]));
  const waits = (duty: Duty) => isDated(duty) || (dates.get(duty) ?? null) !== null;
  const early = duties
    .filter((duty) => shares(duty, first) || leads(duty) || recurs(duty) || opens(duty, duties))
    .filter((duty) => !waits(duty) || (shares(duty, first) && due.test(duty.line)))
    .slice(0, earlyMost);
  const dated = [0, 1, 2].map((at) =>
    duties.filter((duty) => !early.includes(duty) && dates.get(duty) === at),
  );
  const turnOf = (duty: Duty) => (isDated(duty) ? 3 : shares(duty, later) ? 0 : 1);
  const late = duties
    .filter((duty) => !early.includes(duty) && !dated.flat().includes(duty))
    .map((duty) => ({ duty, turn: turnOf(duty) }))
    .toSorted((one, other) => one.turn - other.turn);
  const steady = late.filter(({ turn }) => turn < 2).length;
  const all = late.map(({ duty }) => duty);
  const begun = early.length > 1 ? 0 : Math.ceil(all.length / 3);
  const room = Math.max(1, thenMost - (dated[1]?.length ?? 0));
  const half = Math.min(
    begun + room,
    Math.max(steady, begun + Math.ceil((all.length - begun) / 2)),
  );
  const windows = [all.slice(0, begun), all.slice(begun, half), all.slice(half)];
  const [now = [], then = [], last = []] = windows.map((some, at) => [
    ...some,
    ...(dated[at] ?? []),
  ]);
  return [[...early, ...now], then, last];
}

const earlyMost = 5;
const thenMost = 5;
const common = rootsOf(
  "manager manage team work new first need lead run make get keep people control day week month year",
);

function shares({ line }: Duty, words: string): boolean {
  const roots = rootsOf(line);
  return contentWords(words).some(({ root }) => roots.has(root) && !common.has(root));
}

const answering = /^(?:(?:responsib(?:le|ility)|accountable) for|in charge of|full)\s|^line manag/i;
const leading = /^(?:lead|manag|supervis|coach|direct|head)/i;

function leads({ line, act }: Duty): boolean {
  if (answering.test(line)) return true;
  const tokens = tokensOf(act ?? line);
  return (
    leading.test(line) &&
    tokens.some((token, at) => {
      if (/^(?:team|staff|crew|people|colleagues|reports)$/.test(token.lower)) return true;
      return is(token, "role") && (is(token, "plural") || is(tokens[at - 1], "number"));
    })
  );
}

/** "Run the store", first of all: the post in one line. */
function opens(duty: Duty, [first]: readonly Duty[]): boolean {
  return duty === first && /^(?:lead|manage|run|head|direct)\s/i.test(duty.line);
}

const rhythm =
  /\b(?:daily|weekly|monthly|day[- ]to[- ]day|rota|shifts?|(?:every|each|a|per) (?:day|week|month|shift|term))\b/i;

function recurs({ line }: Duty): boolean {
  return rhythm.test(line);
}

function isDated({ line }: Duty): boolean {
  return monthsNamed(line).length > 0 || /\bend of the year\b/i.test(line);
}
