import { anyOf } from "#core/language/word-lists.ts";
import { contentWords, rootsOf } from "#core/checks/coverage/content-words.ts";
import { monthsNamed } from "#core/grounding/calendar.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import type { Duty } from "./duties.ts";

/** What her manager wants first, and what she names for day 90. */
type Wants = { readonly first: string; readonly later: string };

/** The duties of days 1–30, 31–60 and 61–90. */
export type Windows = readonly [readonly Duty[], readonly Duty[], readonly Duty[]];

/**
 * The duties over three months. First what the priority names, whom she leads and what comes round, since none of it
 * waits; then what her day 90 names and the steady work; last what changes or builds something, and what bears a date.
 */
export function dealt(duties: readonly Duty[], { first, later }: Wants): Windows {
  const early = duties
    .filter((duty) => shares(duty, first) || leads(duty) || recurs(duty))
    .slice(0, earlyMost);
  const turnOf = (duty: Duty) =>
    isDated(duty) ? 3 : shares(duty, later) ? 0 : changes(duty) ? 2 : 1;
  const late = duties
    .filter((duty) => !early.includes(duty))
    .map((duty) => ({ duty, turn: turnOf(duty) }))
    .toSorted((one, other) => one.turn - other.turn);
  const steady = late.filter(({ turn }) => turn < 2).length;
  const all = late.map(({ duty }) => duty);
  const begun = early.length > 1 ? 0 : Math.ceil(all.length / 3);
  const half = Math.max(steady, begun + Math.ceil((all.length - begun) / 2));
  return [[...early, ...all.slice(0, begun)], all.slice(begun, half), all.slice(half)];
}

const earlyMost = 5;
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

const rhythm = /\b(?:daily|weekly|monthly|day[- ]to[- ]day|rota|shifts?)\b/i;
const round = /\b(?:every|each|a|per) (?:day|week|month|shift|term)\b/i;

function recurs({ line }: Duty): boolean {
  return rhythm.test(line) || round.test(line);
}

const changing = new RegExp(
  `^${anyOf("build create cut deliver design develop establish expand grow hire implement improve increase introduce launch lower migrate modernis moderniz move negotiate open plan raise recruit redesign reduce renew replace review set\\sup start train")}`,
  "i",
);

/** What makes something new or different can wait until she knows the place. */
function changes({ act }: Duty): boolean {
  return act !== null && changing.test(act);
}

function isDated({ line }: Duty): boolean {
  return monthsNamed(line).length > 0 || /\bend of the year\b/i.test(line);
}
