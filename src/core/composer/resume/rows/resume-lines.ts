import { regexAnyOf } from "#core/language/word-lists.ts";
import { lexiconTags } from "#core/composer/shapes/tokens/compromise.ts";
import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import { parseSectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import type { ResumeRow } from "./resume-row.ts";

const pageNumberLine = /^\W*(?:page|seite|p\.)?\s*\d{1,2}\s*(?:of|\/|von)\s*\d{1,2}\W*$/iu;
const loneMark = /^\s*[•·●▪◦○■‣➢→✓*–—-]\s*$/u;

/**
 * The lines of a page without what only the page needs: its number, the name over the next page, marks that stand
 * alone.
 */
export function readResumeLines(text: string): readonly string[] {
  const normalized = text
    .replace(/(linkedin\.com\/\S*-)\n/giu, "$1")
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC"));
  const all = normalized.replaceAll("\t", "    ").split(/\n|\f/);
  const pages = all.some((line) => pageNumberLine.test(line));
  const first = nameLetters(all.find((line) => line.trim() !== "") ?? "");
  let named = false;
  let mark = "";
  return all.flatMap((line, at) => {
    const again = named && nameLetters(line) === first && line.trim().includes(" ");
    const running = again && (pages || at === all.findLastIndex((one) => one.trim() !== ""));
    named ||= nameLetters(line) === first;
    if (pageNumberLine.test(line) || running) return [];
    if (loneMark.test(line)) {
      mark = `${line.trim()} `;
      return [];
    }
    const markedLine = line.trim() === "" ? line : mark + line;
    if (line.trim() !== "") mark = "";
    return [markedLine];
  });
}

/** The letters of a name, whatever stands behind it. */
function nameLetters(line: string): string {
  return line
    .replace(/,.*$/s, "")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();
}

const danglingEnd = new RegExp(
  String.raw`(?:\b${regexAnyOf("a an the and or of to for with by from in at on as that which vs into per between under over")}|[,&(])$`,
  "iu",
);
const hyphenatedPrefixes = new Set(
  "self well non co full part cross front long short high low multi re pre".split(" "),
);
/** A page is about so wide where it breaks a line. */
const minPageWidth = 60;

/** Whether a line goes on in the next: it cannot have ended, or it fills the page and the next has no capital. */
export function continuesOnNextRow(
  last: ResumeRow,
  row: ResumeRow,
  lowered: boolean,
  filled: boolean,
): boolean {
  if (
    row.marked ||
    row.gap ||
    parseSectionHeading(row.raw) !== null ||
    parseSectionHeading(last.raw) !== null
  )
    return false;
  if (findDateSpan(row.text)?.start === 0 || /^[\p{Lu}\s]+$/u.test(last.text)) return false;
  const open = last.text.lastIndexOf("(") > last.text.lastIndexOf(")");
  const small = /^[\p{Ll}(]/u.test(row.text);
  if (open && row.text.includes(")")) return true;
  if (/\p{L}-$/u.test(last.text)) return small;
  if (/[.:;]$/.test(last.text)) return false;
  const under = last.marked && (row.indent > last.indent || !lowered);
  const full = filled && last.text.length > minPageWidth && !(lowered && !last.marked);
  return small && (under || full || danglingEnd.test(last.text));
}

/** From how many signs on a line fills the page: a page that breaks lines leaves several of one length. */
export function pageWidth(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.trim().length);
  const longest = Math.max(0, ...lengths);
  const isPage = lengths.filter((length) => length >= longest * 0.85).length > 3;
  return isPage ? longest * 0.92 : Infinity;
}

/** Whether the first word of the next line had no room on this one. */
export function isLineFull(line: string, next: string, width: number): boolean {
  const [word = ""] = next.trim().split(/\s/);
  return line.trim().length + 1 + word.length > width;
}

/** Two lines as one; a word that the page has split is whole again. */
export function joinBrokenLine(last: string, next: string): string {
  const [, first = ""] = /(\p{L}+)-$/u.exec(last) ?? [];
  const [second = ""] = /^\p{Ll}+/u.exec(next) ?? [];
  if (first === "" || second === "") return `${last} ${next}`;
  const keepsHyphen =
    hyphenatedPrefixes.has(first.toLowerCase()) && lexiconTags(first + second).length === 0;
  return (keepsHyphen ? last : last.slice(0, -1)) + next;
}
