import { actOf, isPlainAct, opensWithVerb } from "./act.ts";
import { isAsked, isOfTheHouse, isTitle } from "./apart.ts";
import { postingLines } from "./lines.ts";
import { withoutSubject } from "./subject.ts";
import { findClause } from "#core/composer/shapes/clause.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { raised } from "#core/composer/words/letter-case.ts";
import { calendarWords } from "#core/composer/words/shorthand.ts";

/** A duty that a posting names, in the employer’s words. */
export type Duty = {
  /** The line without the subject that opens it. */
  readonly line: string;
  /** The same as a step of hers, its verbs in the base form; null where that is not certain. */
  readonly act: string | null;
  /** A figure to be reached, and no act: "Shrink under 1.5% (currently 2.4%)". */
  readonly isTarget: boolean;
};

const longest = 300;
const sayable = 80;

/** The duties of a posting in its order; titles, headings, conditions, benefits and talk of the house are none. */
export function dutiesOf(
  posting: string,
  [role, house]: readonly (string | null)[],
): readonly Duty[] {
  const found: Duty[] = [];
  let behind = false;
  const lines = postingLines(posting).filter(({ text }) => text.length <= longest);
  for (const { text, listed, headed } of lines) {
    const whole = afterLead(text);
    const line = withoutSubject(whole, role ?? undefined);
    const isTarget = isFigure(line);
    const isDuty = (listed && headed) || line !== whole;
    const read = isTarget ? null : (actOf(line) ?? (isDuty ? baseAct(line) : null));
    // In running text "House with the job" may be a thing.
    const act = read !== null && (listed || isDuty || opensSurely(line, read)) ? read : null;
    const isTold = /^you(?: will|’ll)\s/i.test(text) || (listed && headed);
    const isCondition = !isTold && isAsked(line, act !== null);
    const isSure = read !== null || isTarget || line !== whole || opensAsDuty(line);
    // Behind a condition a line without a verb is another.
    const isLikely = listed || (!behind && isWork(line) && !isTitle(line, [role, house]));
    if (!isOfTheHouse(line) && !isCondition && (isSure || isLikely))
      found.push({ line, act, isTarget });
    behind = isCondition;
  }
  return found;
}

/** The duties that can be asked about by name: a whole act of work, short enough to be said. */
export function sayableDuties(duties: readonly Duty[]): readonly string[] {
  return duties
    .filter(({ act, line }) => act !== null && isPlainAct(act) && isShort(line))
    .map(({ line }) => line);
}

function isShort(line: string): boolean {
  return line.length <= sayable && line.includes(" ") && !/[():;“”]|[.?!]\s/u.test(line);
}

/** "Under direction of the CIO: directs two divisions" → "Directs two divisions". */
function afterLead(text: string): string {
  if (actOf(text) !== null) return text;
  const lead = /^(?:[^:]*\p{L}:|(?:Under|Reporting|Working)\s[^,]+,)\s+(.+)$/su;
  const rest = raised(lead.exec(text)?.[1] ?? "");
  return rest !== "" && actOf(rest) !== null ? rest : text;
}

/** "Answer complaints" under a heading of duties or behind "You will": no thing there opens so. */
function baseAct(line: string): string | null {
  const [first] = tokensOf(line);
  return is(first, "base") ? line : null;
}

function opensSurely(line: string, act: string): boolean {
  const [first, second] = tokensOf(line);
  if (isPlainAct(act)) return true;
  const hasObject = second !== undefined && !is(second, "preposition", "past", "conjunction");
  return hasObject && first?.after === "" && (is(first, "third") || !is(second, "number"));
}

function isFigure(line: string): boolean {
  const [first] = tokensOf(line);
  const isAct = opensWithVerb(line) || (is(first, "base") && !is(first, "noun"));
  if (!/\d/.test(line)) return false;
  if (/^\S+(?: \S+)? (?:under|below|above|at least)\s[$€£]?\d/.test(line)) return true;
  return !isAct && /\b(?:target|targets|current|currently)\b/i.test(line);
}

function opensAsDuty(line: string): boolean {
  return (
    opensWithVerb(line) ||
    /^(?:responsible|accountable|responsibility) for\s|^in charge of\s/i.test(line)
  );
}

/** A thing that is done, told without its verb: "Payroll for 300 staff", "Toolbox talks, RAMS, permits". */
function isWork(line: string): boolean {
  const tokens = tokensOf(line);
  const last = tokens.at(-1);
  if ((findClause(tokens)?.fit ?? 0) >= 0.8 || calendarWords.has(tokens[0]?.lower ?? ""))
    return false;
  if (tokens.length > 2 && /,|\b(?:of|for|and)\b|&/.test(line)) return true;
  if (is(last, "role") || last?.lower === "people") return is(tokens[0], "number");
  const isThing = is(last, "noun") || !is(last, "past", "adjective");
  return tokens.length > 1 && isThing && !is(last, "number");
}
