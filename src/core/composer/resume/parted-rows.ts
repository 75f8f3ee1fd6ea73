import { unclosed } from "#core/composer/words/letter-case.ts";
import { spanOf } from "./dates.ts";
import { inOrder } from "./exported.ts";
import { headOf } from "./heads.ts";
import { isDated, leadsWithYear } from "./headings.ts";
import { sentencesOf } from "./ideas.ts";
import { beginsWithDeed, isBareList, isCard, isCertificate, isLanguages } from "./kinds.ts";
import { type Row, rowsOf } from "./rows.ts";

/** The rows of a resume, posts and lists that share a line apart. */
export function partedRows(text: string): readonly Row[] {
  return unmarkedPosts(inOrder(rowsOf(text), text)).flatMap(parted);
}

/** Where every dated line is under a mark, those lines head the posts. */
function unmarkedPosts(rows: readonly Row[]): readonly Row[] {
  if (rows.some((row) => !row.marked && isDated(row))) return rows;
  return rows.map((row) =>
    row.marked && (isDated(row) || leadsWithYear(row)) ? { ...row, marked: false } : row,
  );
}

/** "Forklift permit. Food safety 2023. Polish and German.": what closes a resume in one line. */
function isOfMany(row: Row, all: readonly string[]): boolean {
  const own = all
    .map(unclosed)
    .filter((one) => isCard(one) || isCertificate(one) || isLanguages(one));
  const short = all.every((one) => one.split(" ").length <= 6 && !beginsWithDeed(one));
  return row.gap && !row.marked && short && own.length > 1 && spanOf(row.text) === null;
}

/** Posts that were typed behind each other in one line stand in lines of their own. */
function parted(row: Row): readonly Row[] {
  const all = sentencesOf(row.text);
  const many = isOfMany(row, all);
  const listed = all.every((one) => one.includes(",") && isBareList(unclosed(one)));
  if (all.length > 1 && (many || listed))
    return all.map((text, at) => ({
      ...row,
      text: unclosed(text),
      raw: text,
      gap: row.gap && (at === 0 || many),
    }));
  if (row.marked || headOf(row.raw) !== null || !isDated(row)) return [row];
  return all.reduce<readonly Row[]>((rows, text) => {
    const last = rows.at(-1);
    const own = { ...row, text, raw: text, gap: last === undefined && row.gap };
    const short = text.split(" ").length <= 10 && isDated(own);
    const opens = last === undefined || (short && spanOf(last.text) !== null);
    return opens || !last
      ? [...rows, own]
      : [...rows.slice(0, -1), { ...last, text: `${last.text} ${text}` }];
  }, []);
}
