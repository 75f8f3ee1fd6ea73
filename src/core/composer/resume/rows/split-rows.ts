import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { findDateSpan } from "#core/composer/resume/recognition/dates.ts";
import { reorderProfileExport } from "./profile-export.ts";
import { parseSectionHeading } from "#core/composer/resume/recognition/section-headings.ts";
import {
  hasTitleAndDates,
  startsWithYear,
} from "#core/composer/resume/recognition/post-headings.ts";
import { splitResumeSentences } from "./resume-sentences.ts";
import {
  beginsWithPastVerb,
  isBareList,
  isLicenceCard,
  isCertificate,
  isLanguageList,
} from "#core/composer/resume/recognition/line-kinds.ts";
import { readResumeRows } from "./read-rows.ts";
import { type ResumeRow } from "./resume-row.ts";

/** The rows of a resume, posts and lists that share a line apart. */
export function splitResumeRows(text: string): readonly ResumeRow[] {
  return unmarkPostHeadings(reorderProfileExport(readResumeRows(text), text)).flatMap(splitRow);
}

/** Where every dated line has a bullet, those lines are the headings of the posts. */
function unmarkPostHeadings(rows: readonly ResumeRow[]): readonly ResumeRow[] {
  if (rows.some((row) => !row.marked && hasTitleAndDates(row))) return rows;
  return rows.map((row) =>
    row.marked && (hasTitleAndDates(row) || startsWithYear(row)) ? { ...row, marked: false } : row,
  );
}

/** "Forklift permit. Food safety 2023. Polish and German.": what closes a resume in one line. */
function closesInOneLine(row: ResumeRow, all: readonly string[]): boolean {
  const own = all
    .map(stripEndMark)
    .filter((one) => isLicenceCard(one) || isCertificate(one) || isLanguageList(one));
  const short = all.every((one) => one.split(" ").length <= 6 && !beginsWithPastVerb(one));
  return row.gap && !row.marked && short && own.length > 1 && findDateSpan(row.text) === null;
}

/** Posts that were typed behind each other in one line stand in lines of their own. */
function splitRow(row: ResumeRow): readonly ResumeRow[] {
  const all = splitResumeSentences(row.text);
  const many = closesInOneLine(row, all);
  const listed = all.every((one) => one.includes(",") && isBareList(stripEndMark(one)));
  if (all.length > 1 && (many || listed))
    return all.map((text, at) => ({
      ...row,
      text: stripEndMark(text),
      raw: text,
      gap: row.gap && (at === 0 || many),
    }));
  if (row.marked || parseSectionHeading(row.raw) !== null || !hasTitleAndDates(row)) return [row];
  return all.reduce<readonly ResumeRow[]>((rows, text) => {
    const last = rows.at(-1);
    const own = { ...row, text, raw: text, gap: last === undefined && row.gap };
    const short = text.split(" ").length <= 10 && hasTitleAndDates(own);
    const opens = last === undefined || (short && findDateSpan(last.text) !== null);
    return opens || !last
      ? [...rows, own]
      : [...rows.slice(0, -1), { ...last, text: `${last.text} ${text}` }];
  }, []);
}
