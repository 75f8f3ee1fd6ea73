import { toBaseFormAct, splitActs, responsibilityPattern, opensWithWorkVerb } from "./duty-acts.ts";
import { isRequirement, isPayLine, isJobTerm, isPostTitle } from "./classify-line.ts";
import { readPostingLines } from "./posting-lines.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { answerOf, type Material } from "#core/tools/definition.ts";
import { withoutSubject } from "./without-subject.ts";
import { findClause } from "#core/composer/shapes/fits/clause.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { calendarWords } from "#core/composer/words/typing/shorthand.ts";

/** A duty that a posting names, in the employer’s words. */
export type JobDuty = {
  /** The line without the subject that opens it. */
  readonly line: string;
  /** The same as a step of the plan, its verbs in the base form; null where that is not certain. */
  readonly act: string | null;
  /** A figure to be reached, and no act: "Shrink under 1.5% (currently 2.4%)". */
  readonly isTarget: boolean;
};

const maxLineLength = 300;

/**
 * What a posting holds: its duties, the present state, what a person has to bring, the terms, and what is none of these
 * for certain.
 */
export type JobPosting = {
  readonly duties: readonly JobDuty[];
  readonly states: readonly string[];
  readonly requirements: readonly string[];
  readonly terms: readonly string[];
  readonly unclassified: readonly string[];
};

/** The pasted posting, parsed; role and organization are the names to look for in it. */
export function readPostingAnswer(reader: AnswerReader, { answers }: Material): JobPosting {
  const posting = reader.has("description") ? answerOf(answers, "description") : "";
  return readPosting(posting, [reader.oneLine("role"), reader.oneLine("organization")]);
}

/** Parses a posting in its order; headings, and lines that only name the post, are left out. */
export function readPosting(posting: string, names: readonly (string | null)[]): JobPosting {
  const duties: JobDuty[] = [];
  const [states, requirements, terms, unclassified]: [string[], string[], string[], string[]] = [
    [],
    [],
    [],
    [],
  ];
  const lines = readPostingLines(posting);
  const isParted = lines.some(({ under }) => under === "duties");
  let behind = false;
  for (const { text, listed, under } of lines) {
    const statement = withoutLead(text);
    const line = withoutSubject(statement, names[0] ?? undefined);
    const isHeaded = under === "duties";
    const acts = under === null || isHeaded ? splitActs(line) : [text];
    const isTold = line !== statement || acts.length > 1;
    const isRole = line.toLowerCase().startsWith(names[0]?.toLowerCase() ?? "\n");
    for (const one of acts) {
      const duty = readDuty(one, isTold, isHeaded);
      const isAct = (isTold || opensWithWorkVerb(one) || duty.act !== null) && !isRole;
      const traits = { isAct: isAct && (isTold || !mayBeOneThing(one)), isHeaded };
      const isCondition = (under === "asked" && !isPayLine(one)) || isRequirement(one, traits);
      // Beside a list of duties, and behind a condition, a line without a verb of work is none.
      const mayBeThing =
        isHeaded || (listed && !isParted) || (!isParted && !behind && isWorkWithoutVerb(one));
      const isPost = (under === null || isHeaded) && !listed && !isAct && isPostTitle(one, names);
      if (isPost && (isRole || !isCondition)) continue;
      const isOfTerms = under === "others" || (under !== "asked" && isJobTerm(one, traits));
      if (isOfTerms || (!isAct && isPayLine(one))) terms.push(text);
      else if (isCondition) requirements.push(text);
      else if (text.length > maxLineLength) unclassified.push(text);
      else if (isAct || duty.isTarget) duties.push(duty);
      else if (isStateOfThings(one)) states.push(text);
      else if (mayBeThing && !isClauseLine(one)) duties.push(duty);
      else if (text.includes(" ") && (!isParted || /\d/.test(one))) unclassified.push(text);
      behind = isCondition;
    }
  }
  return {
    duties,
    states,
    requirements: unique(requirements),
    terms: unique(terms),
    unclassified: unique(unclassified),
  };
}

const unique = (some: readonly string[]): readonly string[] => [...new Set(some)];

/** "Staff discount", "Driving licence useful" */
function mayBeOneThing(line: string): boolean {
  const [first, second, ...others] = tokenize(line);
  const hasObject = hasKind(second, "determiner", "possessive", "number", "preposition");
  return hasKind(first, "noun", "gerund") && others.length < 2 && !hasObject;
}

function readDuty(line: string, isTold: boolean, isHeaded: boolean): JobDuty {
  const isTarget = isTargetFigure(line);
  const [first] = tokenize(line);
  const statedAct = isTold && hasKind(first, "base") ? line : null;
  // "Budget $2M" and "Level 5 diploma" may be acts, and are things.
  const isSure = isTold || isHeaded || opensWithWorkVerb(line) || !hasKind(first, "noun");
  const act = (isSure ? toBaseFormAct(line) : null) ?? asResponsibility(line) ?? statedAct;
  return { line, act: isTarget ? null : act, isTarget };
}

/** What can be asked about by name: acts of work first, then the rest of the work. */
export function quotableDuties(duties: readonly JobDuty[]): readonly string[] {
  const acts = duties.filter(({ line, isTarget }) => opensWithWorkVerb(line) && !isTarget);
  const others = duties.filter((duty) => !acts.includes(duty) && !duty.isTarget);
  const goals = duties.filter(({ line }) => orderedTarget.test(line));
  return quotableLines([...new Set([...acts, ...others, ...goals])].map(({ line }) => line));
}

/** The lines that are short enough to be said. */
export function quotableLines(lines: readonly string[]): readonly string[] {
  return lines.filter(
    (line) => line.length < 96 && line.includes(" ") && !/[:;“”]|[.?!]\s/u.test(line),
  );
}

/** "Under direction of the CIO: directs two divisions" → "Directs two divisions". */
function withoutLead(text: string): string {
  if (toBaseFormAct(text) !== null) return text;
  const lead = /^(?:[^:]*\p{L}:|(?:Under|Reporting|Working)\s[^,]+,)\s+(.+)$/su;
  const rest = capitaliseFirst(lead.exec(text)?.[1] ?? "");
  return rest !== "" && toBaseFormAct(rest) !== null ? rest : text;
}

/** "Responsible for the rota" → "Be responsible for the rota". */
function asResponsibility(line: string): string | null {
  return responsibilityPattern.test(line)
    ? `Be ${line.slice(0, 1).toLowerCase()}${line.slice(1)}`
    : null;
}

const changeVerbs = regexAnyOf(
  "reduced lowered cut brought raised increased kept held halved doubled improved grown shortened driven under below above over",
);
/** "Past due loans must be cut from 8% to 5%" */
const orderedTarget = new RegExp(
  String.raw`\s(?:must|should|(?:has|have|needs?|is|are) to) be ${changeVerbs}\s.*\d`,
  "u",
);

function isTargetFigure(line: string): boolean {
  if (!/\d/.test(line)) return false;
  if (/^\S+(?: \S+)? (?:under|below|above|at least)\s[$€£]?\d/.test(line)) return true;
  if (orderedTarget.test(line)) return true;
  const isWorkToo = /^[^,(]*\s(?:for|and)\s[^,(]*,/.test(line);
  if (
    opensWithWorkVerb(line) ||
    responsibilityPattern.test(line) ||
    isClauseLine(line) ||
    isWorkToo
  )
    return false;
  return /\b(?:target|targets|goal|current|currently)\b/i.test(line);
}

const isClauseLine = (line: string): boolean => (findClause(tokenize(line))?.fit ?? 0) >= 0.8;

/** How things stand, in a sentence with a figure: "The library lends 90,000 books a year". */
const isStateOfThings = (line: string): boolean => isClauseLine(line) && /\d/.test(line);

/** A thing to be done, without its verb: "Payroll for 300 staff", "Toolbox talks, permits"; names alone are none. */
function isWorkWithoutVerb(line: string): boolean {
  const tokens = tokenize(line.split(";")[0] ?? line);
  const last = tokens.at(-1);
  if (calendarWords.has(tokens[0]?.lower ?? "") || tokens.length < 2) return false;
  if (!tokens.slice(1).some(({ text }) => /^\p{Ll}{4}/u.test(text))) return false;
  if (tokens.length > 2 && /,|\b(?:of|for|and|to)\b|&/.test(line)) return true;
  if (hasKind(last, "role") || last?.lower === "people") return hasKind(tokens[0], "number");
  return (
    tokens.length > 2 && (hasKind(last, "noun") || !hasKind(last, "past", "adjective", "number"))
  );
}
