import { contentWords, rootsOf } from "#core/language/words/content-words.ts";
import { namesMonth } from "#core/language/calendar/month-names.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { duePattern, monthWindowOf } from "./month-window.ts";
import type { JobDuty } from "./read-posting.ts";

/** What the manager wants first, what the member names for day 90, and the first day at work. */
type ScheduleWishes = readonly [first: string, later: string, start: string];

/** The duties of days 1–30, 31–60 and 61–90. */
export type DutySchedule = readonly [readonly JobDuty[], readonly JobDuty[], readonly JobDuty[]];

/**
 * The duties over three months. First what the priority names, people to lead and what recurs, since none of it waits;
 * then what day 90 names and the rest of the work. What bears a date stands where the date falls, else last; what is
 * due by then may begin before.
 */
export function scheduleDuties(
  duties: readonly JobDuty[],
  [first, later, start]: ScheduleWishes,
): DutySchedule {
  const dates = new Map(duties.map((duty) => [duty, monthWindowOf(duty.line, start)]));
  const waits = (duty: JobDuty) => hasMonth(duty) || (dates.get(duty) ?? null) !== null;
  const early = duties
    .filter(
      (duty) =>
        sharesWord(duty, first) ||
        isLeadership(duty) ||
        isRecurring(duty) ||
        isPostSummary(duty, duties),
    )
    .filter((duty) => !waits(duty) || (sharesWord(duty, first) && duePattern.test(duty.line)))
    .slice(0, maxEarlyDuties);
  const dated = [0, 1, 2].map((at) =>
    duties.filter((duty) => !early.includes(duty) && dates.get(duty) === at),
  );
  const turnOf = (duty: JobDuty) => (hasMonth(duty) ? 3 : sharesWord(duty, later) ? 0 : 1);
  const late = duties
    .filter((duty) => !early.includes(duty) && !dated.flat().includes(duty))
    .map((duty) => ({ duty, turn: turnOf(duty) }))
    .toSorted((one, other) => one.turn - other.turn);
  const steady = late.filter(({ turn }) => turn < 2).length;
  const all = late.map(({ duty }) => duty);
  const begun = early.length > 1 ? 0 : Math.ceil(all.length / 3);
  const room = Math.max(1, maxMiddleDuties - (dated[1]?.length ?? 0));
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

const maxEarlyDuties = 5;
const maxMiddleDuties = 5;
const commonRoots = rootsOf(
  "manager manage team work new first need lead run make get keep people control day week month year",
);

function sharesWord({ line }: JobDuty, words: string): boolean {
  const roots = rootsOf(line);
  return contentWords(words).some(({ root }) => roots.has(root) && !commonRoots.has(root));
}

const responsibilityOpening =
  /^(?:(?:responsib(?:le|ility)|accountable) for|in charge of|full)\s|^line manag/i;
const leadingVerbs = /^(?:lead|manag|supervis|coach|direct|head)/i;

function isLeadership({ line, act }: JobDuty): boolean {
  if (responsibilityOpening.test(line)) return true;
  const tokens = tokenize(act ?? line);
  return (
    leadingVerbs.test(line) &&
    tokens.some((token, at) => {
      if (/^(?:team|staff|crew|people|colleagues|reports)$/.test(token.lower)) return true;
      return (
        hasKind(token, "role") && (hasKind(token, "plural") || hasKind(tokens[at - 1], "number"))
      );
    })
  );
}

/** "Run the store", first of all: the post in one line. */
function isPostSummary(duty: JobDuty, [first]: readonly JobDuty[]): boolean {
  return duty === first && /^(?:lead|manage|run|head|direct)\s/i.test(duty.line);
}

const rhythmPattern =
  /\b(?:daily|weekly|monthly|day[- ]to[- ]day|rota|shifts?|(?:every|each|a|per) (?:day|week|month|shift|term))\b/i;

function isRecurring({ line }: JobDuty): boolean {
  return rhythmPattern.test(line);
}

function hasMonth({ line }: JobDuty): boolean {
  return namesMonth(line) || /\bend of the year\b/i.test(line);
}
