import { actOf, actsOf, charge, opensAsWork } from "./act.ts";
import { isAsked, isPay, isTerm, isTitle } from "./apart.ts";
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

/** What a posting says: its duties, how things stand, what a person has to bring, the terms, and what is none of these for certain. */
export type Posting = {
  readonly duties: readonly Duty[];
  readonly states: readonly string[];
  readonly asked: readonly string[];
  readonly terms: readonly string[];
  readonly open: readonly string[];
};

/** The posting that she pasted, read. */
export function postingOf(hers: Reader, { answers }: Material): Posting {
  const posting = hers.has("description") ? answerOf(answers, "description") : "";
  return readPosting(posting, [hers.one("role"), hers.one("organization")]);
}

/** Reads a posting in its order; headings, and lines that tell the post alone, are none of it. */
export function readPosting(posting: string, names: readonly (string | null)[]): Posting {
  const duties: Duty[] = [];
  const [states, asked, terms, open]: [string[], string[], string[], string[]] = [[], [], [], []];
  const lines = postingLines(posting);
  const isParted = lines.some(({ under }) => under === "duties");
  let behind = false;
  for (const { text, listed, under } of lines) {
    const whole = afterLead(text);
    const line = withoutSubject(whole, names[0] ?? undefined);
    const isHeaded = under === "duties";
    const acts = under === null || isHeaded ? actsOf(line) : [text];
    const isTold = line !== whole || acts.length > 1;
    const isRole = line.toLowerCase().startsWith(names[0]?.toLowerCase() ?? "\n");
    for (const one of acts) {
      const duty = readDuty(one, isTold, isHeaded);
      const isAct = (isTold || opensAsWork(one) || duty.act !== null) && !isRole;
      const told = { isAct: isAct && (isTold || !mayBeOneThing(one)), isHeaded };
      const isCondition = (under === "asked" && !isPay(one)) || isAsked(one, told);
      // Beside a list of duties, and behind a condition, a line without a verb of work is none.
      const mayBeThing = isHeaded || (listed && !isParted) || (!isParted && !behind && isWork(one));
      const isPost = (under === null || isHeaded) && !listed && !isAct && isTitle(one, names);
      if (isPost && (isRole || !isCondition)) continue;
      const isOfTerms = under === "others" || (under !== "asked" && isTerm(one, told));
      if (isOfTerms || (!isAct && isPay(one))) terms.push(text);
      else if (isCondition) asked.push(text);
      else if (text.length > longest) open.push(text);
      else if (isAct || duty.isTarget) duties.push(duty);
      else if (isState(one)) states.push(text);
      else if (mayBeThing && !isTelling(one)) duties.push(duty);
      else if (text.includes(" ") && (!isParted || /\d/.test(one))) open.push(text);
      behind = isCondition;
    }
  }
  return { duties, states, asked: once(asked), terms: once(terms), open: once(open) };
}

const once = (some: readonly string[]): readonly string[] => [...new Set(some)];

/** "Staff discount", "Driving licence useful" */
function mayBeOneThing(line: string): boolean {
  const [first, second, ...others] = tokensOf(line);
  const hasObject = is(second, "determiner", "possessive", "number", "preposition");
  return is(first, "noun", "gerund") && others.length < 2 && !hasObject;
}

function readDuty(line: string, isTold: boolean, isHeaded: boolean): Duty {
  const isTarget = isFigure(line);
  const [first] = tokensOf(line);
  const told = isTold && is(first, "base") ? line : null;
  // "Budget $2M" and "Level 5 diploma" may be acts, and are things.
  const isSure = isTold || isHeaded || opensAsWork(line) || !is(first, "noun");
  const act = (isSure ? actOf(line) : null) ?? asCharge(line) ?? told;
  return { line, act: isTarget ? null : act, isTarget };
}

/** What can be asked about by name: acts of work first, then the rest of the work. */
export function sayableDuties(duties: readonly Duty[]): readonly string[] {
  const acts = duties.filter(({ line, isTarget }) => opensAsWork(line) && !isTarget);
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

const changed = anyOf(
  "reduced lowered cut brought raised increased kept held halved doubled improved grown shortened driven under below above over",
);
/** "Past due loans must be cut from 8% to 5%" */
const ordered = new RegExp(
  String.raw`\s(?:must|should|(?:has|have|needs?|is|are) to) be ${changed}\s.*\d`,
  "u",
);

function isFigure(line: string): boolean {
  if (!/\d/.test(line)) return false;
  if (/^\S+(?: \S+)? (?:under|below|above|at least)\s[$€£]?\d/.test(line)) return true;
  if (ordered.test(line)) return true;
  const isWorkToo = /^[^,(]*\s(?:for|and)\s[^,(]*,/.test(line);
  if (opensAsWork(line) || charge.test(line) || isTelling(line) || isWorkToo) return false;
  return /\b(?:target|targets|goal|current|currently)\b/i.test(line);
}

const isTelling = (line: string): boolean => (findClause(tokensOf(line))?.fit ?? 0) >= 0.8;

/** How things stand, in a sentence with a figure: "The library lends 90,000 books a year". */
const isState = (line: string): boolean => isTelling(line) && /\d/.test(line);

/** A thing that is done, told without its verb: "Payroll for 300 staff", "Toolbox talks, permits"; names alone are none. */
function isWork(line: string): boolean {
  const tokens = tokensOf(line.split(";")[0] ?? line);
  const last = tokens.at(-1);
  if (calendarWords.has(tokens[0]?.lower ?? "") || tokens.length < 2) return false;
  if (!tokens.slice(1).some(({ text }) => /^\p{Ll}{4}/u.test(text))) return false;
  if (tokens.length > 2 && /,|\b(?:of|for|and|to)\b|&/.test(line)) return true;
  if (is(last, "role") || last?.lower === "people") return is(tokens[0], "number");
  return tokens.length > 2 && (is(last, "noun") || !is(last, "past", "adjective", "number"));
}
