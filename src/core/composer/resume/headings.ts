import { spanOf, yearsOf } from "./dates.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { isEmployer } from "./exported.ts";
import { headOf } from "./heads.ts";
import { beginsWithAct, isCertificate, isDegree, isTitle } from "./kinds.ts";
import type { Row } from "./rows.ts";
import { between, titleOfPost } from "./title.ts";

/** How many rows from here on head a post; none where it is a line of another. */
export function headingAt(rows: readonly Row[], at: number, starts: boolean): number {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || row.marked) return 0;
  const held = (from: number) => isHeld(rows, from);
  if (isDateOnly(row))
    return joins(next) ? 1 + titles(rows, at + 1, 2, isNamed(rows, at + 1) ? 2 : 1) : 1;
  if (isDated(row)) return 1 + titles(rows, at + 1, 1, 0);
  if ((row.gap && isSpell(row.text)) || heldTitles(rows, at)) return 1;
  if (!isTitle(row.text) || isDegree(row.text) || isCertificate(row.text)) return 0;
  if (endsWithTime(row.text) && held(at + 1)) return 1;
  if (!starts) return inRow(rows, at);
  const town = isPlace(rows[at + 2]) && rows[at + 2]?.text.includes(",");
  if (joins(next) && isDateOnly(next)) return town ? 3 : 2;
  if (joins(next) && isDated(next) && !leads(next)) return 2;
  const dated = rows.slice(at, at + 4).findIndex(isDateOnly);
  const titled = rows.slice(at + 1, at + dated).every((one) => joins(one) && isTitle(one.text));
  if (dated > 1 && titled && joins(rows[at + dated]))
    return dated + (isPlace(rows[at + dated + 1]) ? 2 : 1);
  return held(at + 1) ? 1 : joins(next) && isTitle(next.text) && held(at + 2) ? 2 : 0;
}

/** An employer with all her time there, above the first of her titles. */
function heldTitles(rows: readonly Row[], at: number): boolean {
  const [row, title, date] = rows.slice(at, at + 3);
  return row !== undefined && isEmployer(row) && joins(date) && !title?.marked && isDateOnly(date);
}

/** What she did for some years, apart and in few words: "Looked after my mother 2008 to 2010", "Gap year (2014)". */
function isSpell(text: string): boolean {
  const span = spanOf(text);
  const short = text.split(" ").length <= 10 && !/^(?:I|We|My)\s/u.test(text) && !isDegree(text);
  const ranged = span !== null && /^\W*$/.test(text.slice(span.end)) && !isCertificate(text);
  return short && (ranged || between.test(text));
}

/** A town under the years of a post: "Leeds", "Lyon, France". */
function isPlace(row: Row | undefined): boolean {
  return (
    joins(row) &&
    !between.test(row.text) &&
    /^\p{Lu}\p{Ll}+(?:,? \p{Lu}\p{L}+){0,3}$/u.test(row.text)
  );
}

/** An employer and its town above posts that begin with their years. */
export function isHouse(rows: readonly Row[], at: number): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || row.marked || !joins(next) || !isDated(next) || !leads(next)) return false;
  return /^\p{Lu}[^\d:;.|]*, \p{Lu}[^\d:;.|]*$/u.test(row.text) && isTitle(row.text);
}

/** Years first: the title stands in the same line. */
function leads({ text }: Row): boolean {
  return spanOf(text)?.start === 0;
}

/** Titles that stand under years: at most so many, and before a list unless `free` of them may stand without one. */
function titles(rows: readonly Row[], from: number, most: number, free: number): number {
  for (let count = most; count > 0; count -= 1) {
    const some = rows.slice(from, from + count);
    const plain = some.every(
      (row) =>
        joins(row) &&
        headOf(row.raw) === null &&
        isTitle(row.text) &&
        !isDated(row) &&
        !/:\s/.test(row.text),
    );
    const setIn = count === 1 && isSetIn(rows, from);
    if (plain && some.length === count && (isHeld(rows, from + count) || setIn || count <= free))
      return count;
  }
  return 0;
}

/** A title set in by far under the employer, its lines out again; or one in capitals between lines that are in none. */
function isSetIn(rows: readonly Row[], at: number): boolean {
  const [above, row, below] = [rows[at - 1]?.indent ?? 0, rows[at], rows[at + 1]];
  if (!row) return false;
  const others = [rows[at - 1], below].map((one) => one?.text ?? "");
  if (isLoud(row.text)) return joins(below) && !others.some(isLoud);
  return row.indent > above + 3 && (!joins(below) || below.indent < row.indent);
}

const isLoud = (text: string): boolean => /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(text);

/** Posts typed without blank lines: as many titles before years as the first post has. */
function inRow(rows: readonly Row[], at: number): number {
  const isStart = (index: number) =>
    rows[index]?.gap === true || headOf(rows[index - 1]?.raw ?? "") !== null;
  const first = rows.findIndex(isDateOnly);
  const from = rows.findLastIndex((_, index) => index < first && isStart(index));
  const above = titleOfPost(rows[first - 1]?.text ?? "") === null ? 0 : 1;
  const count = isStart(first) ? 0 : from === -1 ? above : first - from;
  const some = rows.slice(at, at + count + 1);
  const joined = some.length === count + 1 && some.slice(1).every(joins);
  const titled = some.slice(0, count).every((row) => !row.marked && isTitle(row.text));
  return count > 0 && count < 3 && titled && joined && some.slice(count).every(isDateOnly)
    ? count + 1
    : 0;
}

/** An employer, then a title and no more: "Bonatex SA", "Sewing machine operator". */
function isNamed(rows: readonly Row[], at: number): boolean {
  const [employer, title, below] = [rows[at], rows[at + 1], rows[at + 2]];
  if (!joins(employer) || !joins(title) || (joins(below) && !isDateOnly(below))) return false;
  const [first, second] = [employer, title].map(({ text }) => titleOfPost(text) !== null);
  return first === false && second === true;
}

function joins(row: Row | undefined): row is Row {
  return row !== undefined && !row.marked && !row.gap;
}

/** Whether a list begins here, under marks or set in. */
function isHeld(rows: readonly Row[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!above || !row || row.gap) return false;
  return row.marked || row.indent > above.indent;
}

/** "· 3 yrs 2 mos" behind the years. */
const duration = /\b(?:\d+ (?:years?|months?)|here|there)\b/gi;

export function isDateOnly({ text }: Pick<Row, "text">): boolean {
  const span = spanOf(text);
  if (span === null) return false;
  const rest = text.slice(0, span.start) + text.slice(span.end).replace(duration, "");
  return !/\p{L}/u.test(rest);
}

/** "Event Manager, Kongresshaus Nord, 2020 to present": a title and its years. */
export function isDated(row: Row): boolean {
  const { text, raw, gap } = row;
  if (!gap && beginsWithAct(raw)) return false;
  const span = spanOf(text);
  if (span === null || isDateOnly({ text })) return false;
  const before = text.slice(0, span.start).trim();
  const since = /^\W*(?:since|from)\b/iu.test(text.slice(span.start));
  const apart = before === "" || /[,|(–—]|\sat\s/u.test(text.slice(0, span.start + 1));
  if (isCertificate(text) || isDegree(text)) return false;
  if (since && !apart) return false;
  return before === ""
    ? !/^\W*I\s/u.test(text.slice(span.end))
    : isTitle(before.replace(/[,:;.]$/, "").replace(/(?<=^[^.]{4,40})\. (?=\p{Lu})/u, ", "));
}

/** "2011: Internship, customs office", where the years lead. */
export function leadsWithYear({ text }: Row): boolean {
  const [, title = ""] = /^(?:19|20)\d\d\s*[:,]\s+(.+)$/su.exec(text) ?? [];
  return title !== "" && isTitle(title) && !isDegree(text) && !isCertificate(text);
}

/** "Intern, Rift Valley Water Board (2015)": a post of one year, in one line. */
export function isOfOneYear({ text, marked }: Row): boolean {
  const [, before = "", bracket = ""] = /^([^:;]+?),?\s+(\(?)(?:19|20)\d\d\)?$/u.exec(text) ?? [];
  if (marked || before === "" || !isTitle(before) || isDegree(text) || isCertificate(text))
    return false;
  const [title = ""] = before.split(/,|\s@\s|\sat\s/u);
  const { shape } = readShape(title, ["person", "thing"]);
  return shape === "person" || (bracket !== "" && title !== before);
}

/** "summer 2014", "[2020]", "(3 years)" at the end. */
function endsWithTime(text: string): boolean {
  return /\b(?:19|20)\d\d[)\]]?$|\(\d+\+? (?:years?|months?)\)$/u.test(text);
}

/** A place or a prize with years of its own, while she held the post: "Kuwait 2010-11". */
export function isWithin(row: Row, heading: string, isTold: boolean): boolean {
  const [from, to] = yearsOf(heading);
  const [start, end] = yearsOf(row.text);
  const alone = !/[,(|@]|\s[-–—]\s\p{L}|\sat\s/u.test(row.text);
  return alone && (!row.gap || !isTold) && from < start && end < to;
}

/** "At home with twins 2003-2008" under a post that began later is a time of its own. */
export function isBefore({ text, marked }: Row, heading: string): boolean {
  return !marked && isSpell(text) && yearsOf(text)[1] <= yearsOf(heading)[0];
}
