import { findDateSpan, yearRangeOf } from "./dates.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { isEmployerLine } from "#core/composer/resume/rows/profile-export.ts";
import { parseSectionHeading } from "./section-headings.ts";
import { beginsWithBaseVerb, isCertificate, isDegree, looksLikeJobTitle } from "./line-kinds.ts";
import type { ResumeRow } from "#core/composer/resume/rows/resume-row.ts";
import { timeOffPattern, jobTitleInHeading } from "./resume-title.ts";

/** How many rows from here on are the heading of a post; none where it is a line of another. */
export function postHeadingLength(rows: readonly ResumeRow[], at: number, starts: boolean): number {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || row.marked) return 0;
  const startsListAt = (from: number) => startsList(rows, from);
  if (hasDatesOnly(row))
    return continuesBlock(next)
      ? 1 + titlesUnderDates(rows, at + 1, 2, isEmployerThenTitle(rows, at + 1) ? 2 : 1)
      : 1;
  if (hasTitleAndDates(row)) return 1 + titlesUnderDates(rows, at + 1, 1, 0);
  if ((row.gap && isDatedSpell(row.text)) || isEmployerAboveTitles(rows, at)) return 1;
  if (!looksLikeJobTitle(row.text) || isDegree(row.text) || isCertificate(row.text)) return 0;
  if (endsWithTime(row.text) && startsListAt(at + 1)) return 1;
  if (!starts) return headingWithoutGaps(rows, at);
  const town = isTownLine(rows[at + 2]) && rows[at + 2]?.text.includes(",");
  if (continuesBlock(next) && hasDatesOnly(next)) return town ? 3 : 2;
  if (continuesBlock(next) && hasTitleAndDates(next) && !startsWithDates(next)) return 2;
  const dated = rows.slice(at, at + 4).findIndex(hasDatesOnly);
  const titled = rows
    .slice(at + 1, at + dated)
    .every((one) => continuesBlock(one) && looksLikeJobTitle(one.text));
  if (dated > 1 && titled && continuesBlock(rows[at + dated]))
    return dated + (isTownLine(rows[at + dated + 1]) ? 2 : 1);
  return startsListAt(at + 1)
    ? 1
    : continuesBlock(next) && looksLikeJobTitle(next.text) && startsListAt(at + 2)
      ? 2
      : 0;
}

/** An employer with the whole time there, above the first of its titles. */
function isEmployerAboveTitles(rows: readonly ResumeRow[], at: number): boolean {
  const [row, title, date] = rows.slice(at, at + 3);
  return (
    row !== undefined &&
    isEmployerLine(row) &&
    continuesBlock(date) &&
    !title?.marked &&
    hasDatesOnly(date)
  );
}

/** What filled some years, apart and in few words: "Looked after my mother 2008 to 2010", "Gap year (2014)". */
function isDatedSpell(text: string): boolean {
  const span = findDateSpan(text);
  const short = text.split(" ").length <= 10 && !/^(?:I|We|My)\s/u.test(text) && !isDegree(text);
  const ranged = span !== null && /^\W*$/.test(text.slice(span.end)) && !isCertificate(text);
  return short && (ranged || timeOffPattern.test(text));
}

/** A town under the years of a post: "Leeds", "Lyon, France". */
function isTownLine(row: ResumeRow | undefined): boolean {
  return (
    continuesBlock(row) &&
    !timeOffPattern.test(row.text) &&
    /^\p{Lu}\p{Ll}+(?:,? \p{Lu}\p{L}+){0,3}$/u.test(row.text)
  );
}

/** An employer and its town above posts that begin with their years. */
export function isEmployerHeading(rows: readonly ResumeRow[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (
    !row ||
    row.marked ||
    !continuesBlock(next) ||
    !hasTitleAndDates(next) ||
    !startsWithDates(next)
  )
    return false;
  return /^\p{Lu}[^\d:;.|]*, \p{Lu}[^\d:;.|]*$/u.test(row.text) && looksLikeJobTitle(row.text);
}

/** Years first: the title stands in the same line. */
function startsWithDates({ text }: ResumeRow): boolean {
  return findDateSpan(text)?.start === 0;
}

/** Titles that stand under years: at most so many, and before a list unless `free` of them may stand without one. */
function titlesUnderDates(
  rows: readonly ResumeRow[],
  from: number,
  most: number,
  free: number,
): number {
  for (let count = most; count > 0; count -= 1) {
    const some = rows.slice(from, from + count);
    const plain = some.every(
      (row) =>
        continuesBlock(row) &&
        parseSectionHeading(row.raw) === null &&
        looksLikeJobTitle(row.text) &&
        !hasTitleAndDates(row) &&
        !/:\s/.test(row.text),
    );
    const setIn = count === 1 && isIndentedTitle(rows, from);
    if (
      plain &&
      some.length === count &&
      (startsList(rows, from + count) || setIn || count <= free)
    )
      return count;
  }
  return 0;
}

/** A title set in by far under the employer, its lines out again; or one in capitals between lines that are in none. */
function isIndentedTitle(rows: readonly ResumeRow[], at: number): boolean {
  const [above, row, below] = [rows[at - 1]?.indent ?? 0, rows[at], rows[at + 1]];
  if (!row) return false;
  const others = [rows[at - 1], below].map((one) => one?.text ?? "");
  if (isLoud(row.text)) return continuesBlock(below) && !others.some(isLoud);
  return row.indent > above + 3 && (!continuesBlock(below) || below.indent < row.indent);
}

const isLoud = (text: string): boolean => /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text);

/** Posts typed without blank lines: as many titles before years as the first post has. */
function headingWithoutGaps(rows: readonly ResumeRow[], at: number): number {
  const isStart = (index: number) =>
    rows[index]?.gap === true || parseSectionHeading(rows[index - 1]?.raw ?? "") !== null;
  const first = rows.findIndex(hasDatesOnly);
  const from = rows.findLastIndex((_, index) => index < first && isStart(index));
  const above = jobTitleInHeading(rows[first - 1]?.text ?? "") === null ? 0 : 1;
  const count = isStart(first) ? 0 : from === -1 ? above : first - from;
  const some = rows.slice(at, at + count + 1);
  const joined = some.length === count + 1 && some.slice(1).every(continuesBlock);
  const titled = some.slice(0, count).every((row) => !row.marked && looksLikeJobTitle(row.text));
  return count > 0 && count < 3 && titled && joined && some.slice(count).every(hasDatesOnly)
    ? count + 1
    : 0;
}

/** An employer, then a title and no more: "Bonatex SA", "Sewing machine operator". */
function isEmployerThenTitle(rows: readonly ResumeRow[], at: number): boolean {
  const [employer, title, below] = [rows[at], rows[at + 1], rows[at + 2]];
  if (
    !continuesBlock(employer) ||
    !continuesBlock(title) ||
    (continuesBlock(below) && !hasDatesOnly(below))
  )
    return false;
  const [first, second] = [employer, title].map(({ text }) => jobTitleInHeading(text) !== null);
  return first === false && second === true;
}

function continuesBlock(row: ResumeRow | undefined): row is ResumeRow {
  return row !== undefined && !row.marked && !row.gap;
}

/** Whether a list begins here, under marks or set in. */
function startsList(rows: readonly ResumeRow[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!above || !row || row.gap) return false;
  return row.marked || row.indent > above.indent;
}

/** "· 3 yrs 2 mos" behind the years. */
const durationWords = /\b(?:\d+ (?:years?|months?)|here|there)\b/gi;

export function hasDatesOnly({ text }: Pick<ResumeRow, "text">): boolean {
  const span = findDateSpan(text);
  if (span === null) return false;
  const rest = text.slice(0, span.start) + text.slice(span.end).replace(durationWords, "");
  return !/\p{L}/u.test(rest);
}

/** "Event Manager, Kongresshaus Nord, 2020 to present": a title and its years. */
export function hasTitleAndDates(row: ResumeRow): boolean {
  const { text, raw, gap } = row;
  if (!gap && beginsWithBaseVerb(raw)) return false;
  const span = findDateSpan(text);
  if (span === null || hasDatesOnly({ text })) return false;
  const before = text.slice(0, span.start).trim();
  const since = /^\W*(?:since|from)\b/iu.test(text.slice(span.start));
  const apart = before === "" || /[,|(–—]|\sat\s/u.test(text.slice(0, span.start + 1));
  if (isCertificate(text) || isDegree(text)) return false;
  if (since && !apart) return false;
  return before === ""
    ? !/^\W*I\s/u.test(text.slice(span.end))
    : looksLikeJobTitle(
        before.replace(/[,:;.]$/, "").replace(/(?<=^[^.]{4,40})\. (?=\p{Lu})/u, ", "),
      );
}

/** "2011: Internship, customs office", where the years lead. */
export function startsWithYear({ text }: ResumeRow): boolean {
  const [, title = ""] = /^(?:19|20)\d\d\s*[:,]\s+(.+)$/su.exec(text) ?? [];
  return title !== "" && looksLikeJobTitle(title) && !isDegree(text) && !isCertificate(text);
}

/** "Intern, Rift Valley Water Board (2015)": a post of one year, in one line. */
export function isOneYearPost({ text, marked }: ResumeRow): boolean {
  const [, before = "", bracket = ""] = /^([^:;]+?),?\s+(\(?)(?:19|20)\d\d\)?$/u.exec(text) ?? [];
  if (
    marked ||
    before === "" ||
    !looksLikeJobTitle(before) ||
    isDegree(text) ||
    isCertificate(text)
  )
    return false;
  const [title = ""] = before.split(/,|\s@\s|\sat\s/u);
  const { shape } = readShape(title, ["person", "thing"]);
  return shape === "person" || (bracket !== "" && title !== before);
}

/** "summer 2014", "[2020]", "(3 years)" at the end. */
function endsWithTime(text: string): boolean {
  return /\b(?:19|20)\d\d[)\]]?$|\(\d+\+? (?:years?|months?)\)$/u.test(text);
}

/** A place or a prize with years of its own inside those of the post: "Kuwait 2010-11". */
export function isWithinPost(row: ResumeRow, heading: string, isTold: boolean): boolean {
  const [from, to] = yearRangeOf(heading);
  const [start, end] = yearRangeOf(row.text);
  const alone = !/[,(|@]|\s[-–—]\s\p{L}|\sat\s/u.test(row.text);
  return alone && (!row.gap || !isTold) && from < start && end < to;
}

/** "At home with twins 2003-2008" under a post that began later is a time of its own. */
export function isBeforePost({ text, marked }: ResumeRow, heading: string): boolean {
  return !marked && isDatedSpell(text) && yearRangeOf(text)[1] <= yearRangeOf(heading)[0];
}
