import { actOf, actsOf, charge, isPlainAct, opensWithVerb } from "./act.ts";
import { isAsked, isOfTheHouse, isTitle } from "./apart.ts";
import { postingLines } from "./lines.ts";
import type { Reader } from "#core/composer/reader.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { withoutSubject } from "./subject.ts";
import { findClause } from "#core/composer/shapes/clause.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { anyOf } from "#core/language/word-lists.ts";
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

/** What a posting says: its duties, what a person has to bring or to put up with, and what is neither. */
export type Posting = {
  readonly duties: readonly Duty[];
  readonly asked: readonly string[];
  readonly rest: readonly string[];
};

/** The posting that she pasted, read. */
export function postingOf(hers: Reader, { answers }: Material): Posting {
  const posting = hers.has("description") ? answerOf(answers, "description") : "";
  return readPosting(posting, [hers.one("role"), hers.one("organization")]);
}

/** Reads a posting in its order; headings, and lines that tell the post alone, are none of it. */
export function readPosting(posting: string, names: readonly (string | null)[]): Posting {
  const [duties, asked, rest]: [Duty[], string[], string[]] = [[], [], []];
  let behind = false;
  for (const { text, listed, under } of postingLines(posting)) {
    if (under === "asked" || under === "others" || text.length > longest) {
      (under === "asked" ? asked : rest).push(text);
      continue;
    }
    const whole = afterLead(text);
    const line = withoutSubject(whole, names[0] ?? undefined);
    const isHeaded = listed && under === "duties";
    const acts = actsOf(line);
    const isDuty = isHeaded || line !== whole || acts.length > 1;
    const isRole = line.toLowerCase().startsWith(names[0]?.toLowerCase() ?? "\n");
    for (const one of acts) {
      const duty = readDuty(one, { listed, isDuty, isRow: acts.length > 1 });
      const isTold = isHeaded || /^you(?: will|’ll)\s/i.test(text);
      const isCondition = !isTold && isAsked(one, duty.act !== null || opensInThird(one));
      // Behind a condition a line without a verb is another.
      const isLikely =
        listed ||
        (!behind && (isWork(one) || (under !== null && !isTelling(one))) && !isTitle(one, names));
      if (isOfTheHouse(one)) rest.push(text);
      else if (isCondition) asked.push(text);
      else if ((duty.isSure && !isRole) || isDuty || isLikely) duties.push(duty);
      else if (!isTitle(one, names) || /\d/.test(one)) rest.push(text);
      behind = isCondition;
    }
  }
  return { duties, asked: [...new Set(asked)], rest: [...new Set(rest)] };
}

const opensInThird = (line: string): boolean => is(tokensOf(line)[0], "third");

type Place = { readonly listed: boolean; readonly isDuty: boolean; readonly isRow: boolean };

function readDuty(
  line: string,
  { listed, isDuty, isRow }: Place,
): Duty & { readonly isSure: boolean } {
  const isTarget = !isRow && isFigure(line);
  const read = isTarget ? null : (actOf(line) ?? (isDuty ? baseAct(line) : null));
  // In running text "House with the job" may be a thing.
  const isAct = read !== null && (listed || isDuty || opensSurely(line, read));
  const act = isAct ? read : asCharge(line);
  return { line, act, isTarget, isSure: read !== null || isTarget || opensAsDuty(line) };
}

/** The duties that can be asked about by name: whole acts of work first, then the rest of the work. */
export function sayableDuties(duties: readonly Duty[]): readonly string[] {
  const acts = duties.filter(({ act }) => act !== null && isPlainAct(act));
  const others = duties.filter((duty) => !acts.includes(duty) && !duty.isTarget);
  const goals = duties.filter(({ line }) => ordered.test(line));
  return sayable([...new Set([...acts, ...others, ...goals])].map(({ line }) => line));
}

/** The lines that are short enough to be said. */
export function sayable(lines: readonly string[]): readonly string[] {
  return lines.filter(
    (line) => line.length < 96 && line.includes(" ") && !/[:;“”]|[.?!]\s/u.test(line),
  );
}

/** "Under direction of the CIO: directs two divisions" → "Directs two divisions". */
function afterLead(text: string): string {
  if (actOf(text) !== null) return text;
  const lead = /^(?:[^:]*\p{L}:|(?:Under|Reporting|Working)\s[^,]+,)\s+(.+)$/su;
  const rest = raised(lead.exec(text)?.[1] ?? "");
  return rest !== "" && actOf(rest) !== null ? rest : text;
}

/** "Responsible for the rota" → "Be responsible for the rota". */
function asCharge(line: string): string | null {
  return charge.test(line) ? `Be ${line.slice(0, 1).toLowerCase()}${line.slice(1)}` : null;
}

/** "Answer complaints" under a heading of duties or behind "You will": no thing there opens so. */
function baseAct(line: string): string | null {
  const [first, second] = tokensOf(line);
  return is(first, "base") && second?.lower !== "of" ? line : null;
}

function opensSurely(line: string, act: string): boolean {
  const [first, second] = tokensOf(line);
  if (isPlainAct(act)) return true;
  if (is(first, "third") && /^(?:off|up|out)$/.test(second?.lower ?? "")) return true;
  const hasObject = second !== undefined && !is(second, "preposition", "past", "conjunction");
  return hasObject && first?.after === "" && (is(first, "third") || !is(second, "number"));
}

const changed = anyOf(
  "reduced lowered cut brought raised increased kept held halved doubled improved grown shortened driven",
);
/** "Past due loans must be cut from 8% to 5%" */
const ordered = new RegExp(
  String.raw`\s(?:must|should|(?:has|have|needs?|is|are) to) be ${changed}\s.*\d`,
  "u",
);

function isFigure(line: string): boolean {
  const [first] = tokensOf(line);
  const isAct =
    opensWithVerb(line) || isPlainAct(line) || (is(first, "base") && !is(first, "noun"));
  if (!/\d/.test(line)) return false;
  if (/^\S+(?: \S+)? (?:under|below|above|at least)\s[$€£]?\d/.test(line)) return true;
  const isWorkToo = /^[^,(]*\s(?:for|and)\s[^,(]*,/.test(line);
  if (ordered.test(line)) return true;
  return !isAct && !isWorkToo && /\b(?:target|targets|current|currently)\b/i.test(line);
}

function opensAsDuty(line: string): boolean {
  return opensWithVerb(line) || charge.test(line) || /^responsibility for\s/i.test(line);
}

const isTelling = (line: string): boolean => (findClause(tokensOf(line))?.fit ?? 0) >= 0.8;

/** A thing that is done, told without its verb: "Payroll for 300 staff", "Toolbox talks, RAMS, permits". */
function isWork(line: string): boolean {
  const tokens = tokensOf(line.split(";")[0] ?? line);
  const last = tokens.at(-1);
  if (isTelling(line) || calendarWords.has(tokens[0]?.lower ?? "")) return false;
  if (tokens.length > 2 && /,|\b(?:of|for|and)\b|&/.test(line)) return true;
  if (is(last, "role") || last?.lower === "people") return is(tokens[0], "number");
  const isThing = is(last, "noun") || !is(last, "past", "adjective");
  return tokens.length > 1 && isThing && !is(last, "number");
}
