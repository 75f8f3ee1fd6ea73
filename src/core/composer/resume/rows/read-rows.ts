import type { ResumeRow } from "./resume-row.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";
import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import {
  readResumeLines,
  continuesOnNextRow,
  isLineFull,
  joinBrokenLine,
  pageWidth,
} from "./resume-lines.ts";

const listMark = /^\s*(?:[・•▪●]\s*|[-–—](?=\p{L})|(?:[-*·–—◦○■‣➢→✓>o]|\d{1,2}[.)])\s+)/u;
/** What a form asks before a name or a post; the answer says it. */
const formQuestions =
  "full name|name|name of (?:the )?(?:employer|company|organi[sz]ation)|post held|address|contact|company|employer|organi[sz]ation|position|designation|job title|period|dates?|duration";
const formLabel = new RegExp(
  String.raw`^\s*(?:(?:${formQuestions})\s*:|(?:resume|résumé|cv|curriculum vitae|lebenslauf)(?:(?: of|:| [–—-])(?=\s+\p{L})|(?:\s*/\s*cv)?$))\s*`,
  "iu",
);
const dutiesLabel = /^(?:(?:key|main) )?(?:duties|responsibilities)(?: and responsibilities)?:?$/iu;
const separators = String.raw`\s*[|/·•;,–—]?\s*`;
const removedSign = "\u0000";
const aroundRemoved = new RegExp(
  `${separators}${removedSign}(?:${separators}${removedSign})*${separators}`,
  "gu",
);
const contactLabels = regexAnyOf(
  "contact tel telephone phone mobile cell ph whatsapp e-?mail mail web linkedin",
);
const contactLabel = String.raw`(?:\b${contactLabels}\b(?: (?:no|numbers?)\b)?[.:]*\s*)?`;
const addresses = String.raw`(?:https?:\/\/|www\.)\S+|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*`;
const hosts = String.raw`[a-z][\w-]+\.[\w-]{2,}\.[a-z]{2,}\b`;
const siteNames = String.raw`(?:\s*\(${regexAnyOf("linkedin portfolio website github")}\))?`;
const sites = String.raw`(?:${addresses}|${hosts})${siteNames}`;
const contacts = new RegExp(String.raw`${contactLabel}(?:[^\s|]+@\S+\.\w+|${sites})`, "giu");
const telephone = new RegExp(String.raw`${contactLabel}(?:\+|\()?\d(?:[\s().-]*\d){8,}`, "giu");

/** The lines that hold words; a line that a page has broken is one again. */
export function readResumeRows(text: string): readonly ResumeRow[] {
  const rows: ResumeRow[] = [];
  let gap = false;
  let above = "";
  const lines = readResumeLines(text);
  const width = pageWidth(lines);
  const lowered = isTypedInLowerCase(lines);
  const tight = lines.some((line) => /^\s*-\p{L}/u.test(line));
  for (const line of lines) {
    const row = readRow(tight ? line.replace(/^(\s*-)(?=\d)/, "$1 ") : line, gap);
    const last = rows.at(-1);
    gap = row === null ? gap || line.trim() === "" : false;
    if (row === null) continue;
    if (last && continuesOnNextRow(last, row, lowered, isLineFull(above, line, width)))
      rows[rows.length - 1] = { ...last, text: joinBrokenLine(last.text, row.text) };
    else rows.push(row);
    above = line;
  }
  return rows;
}

function readRow(line: string, gap: boolean): ResumeRow | null {
  const listed = line.replace(listMark, "");
  const form = formLabel.test(listed) && !/^\W*name/iu.test(listed);
  const raw = withoutContact(
    line
      .replace(/^\s*#{1,6}\s+/, "")
      .replace(listMark, "")
      .replace(formLabel, ""),
  );
  const text = normalizeTypedText(columnsApart(raw));
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const marked = listMark.test(line) && !form;
  const opens = gap || (form && listMark.test(line));
  if (/^\W*\((?:mobile|home|work|linkedin)\)$/iu.test(text) || dutiesLabel.test(text)) return null;
  return { text, raw: raw.trim(), indent: line.search(/\S/), marked, gap: opens };
}

/** Columns that a page set apart by white space stand in one line, apart by commas. */
function columnsApart(raw: string): string {
  const apart = findDateSpan(raw) !== null || raw.trim().split(/(?<![.:;]) {2,}/).length > 2;
  const wide = apart ? / {2,}/g : / {3,}/g;
  return raw
    .trim()
    .replace(wide, (gap, at: number, line: string) =>
      /[,;:.|/•·–—-]$/.test(line.slice(0, at)) || /^[(|/•·–—:-]/.test(line.slice(at + gap.length))
        ? " "
        : ", ",
    );
}

/**
 * Whether the text is typed without capitals, also where no page can have broken the line above: a small letter then
 * says nothing.
 */
function isTypedInLowerCase(lines: readonly string[]): boolean {
  const opening = lines.flatMap((line, at) =>
    (lines[at - 1] ?? "").length > 45 ? [] : (/^\s*(\p{L})/u.exec(line)?.[1] ?? []),
  );
  return opening.filter((letter) => /\p{Ll}/u.test(letter)).length * 3 > opening.length;
}

/** Addresses and numbers stay out of a result, and the signs that set them apart with them. */
function withoutContact(line: string): string {
  const bare = line
    .replace(contacts, removedSign)
    .replace(telephone, (found) => (isYearRange(found) ? found : removedSign));
  if (!bare.includes(removedSign)) return line;
  return bare.replace(aroundRemoved, (found, at: number) => {
    const ends = at === 0 || at + found.length >= bare.trimEnd().length;
    return ends ? "" : ` ${/[|/·•;,–—]/u.exec(found)?.[0] ?? ""} `.replace(/^ ([,;])/, "$1");
  });
}

function isYearRange(digits: string): boolean {
  return !digits.includes("+") && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(digits);
}
