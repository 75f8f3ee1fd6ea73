import { unclosed } from "#core/composer/words/letter-case.ts";
import { spanOf } from "./dates.ts";
import { inOrder } from "./exported.ts";
import { headOf } from "./heads.ts";
import { isDated, leadsWithYear } from "./headings.ts";
import { sentencesOf } from "./ideas.ts";
import { isBareList } from "./kinds.ts";
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

/** Posts that were typed behind each other in one line stand in lines of their own. */
function parted(row: Row): readonly Row[] {
  const all = sentencesOf(row.text);
  if (all.length > 1 && all.every((one) => isBareList(unclosed(one))))
    return all.map((text, at) => ({
      ...row,
      text: unclosed(text),
      raw: text,
      gap: at === 0 && row.gap,
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
