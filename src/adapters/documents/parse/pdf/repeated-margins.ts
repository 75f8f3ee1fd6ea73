import type { PdfRow } from "./rows.ts";

export type PdfPageRows = {
  readonly page: number;
  readonly height: number;
  readonly rows: readonly PdfRow[];
};

export type PagesWithoutRepeats = {
  /** The rows of each page without what repeats. */
  readonly pages: readonly PdfPageRows[];
  /** What repeats at the foot of the pages, once. */
  readonly footerRows: readonly PdfRow[];
};

/** How many rows from the top and the bottom of a page may be its header and footer, and how far in they reach. */
const marginRows = 4;
const marginShare = 0.14;

type MarginRow = {
  readonly row: PdfRow;
  readonly at: number;
  readonly page: number;
  readonly foot: boolean;
};

/** Parts what repeats at the head and foot of pages: heads stay on their first page, feet come once at the end. */
export function separateRepeatedMargins(pages: readonly PdfPageRows[]): PagesWithoutRepeats {
  const groups = new Map<string, MarginRow[]>();
  pages.forEach((page, at) => {
    for (const marginal of findMarginRows(page, at)) {
      const key = `${marginal.foot ? "foot" : "head"} ${rowTemplate(marginal.row)}`;
      groups.set(key, [...(groups.get(key) ?? []), marginal]);
    }
  });
  const droppedRows = new Set<PdfRow>();
  const feet: PdfRow[] = [];
  const minRepeats = pages.length > 3 ? pages.length / 3 : 2;
  for (const group of groups.values()) {
    const number = isPageNumber(group);
    if (!number && (group.length < minRepeats || !isSteady(group))) continue;
    group.forEach(({ row, foot }, at) => {
      if (number || foot || at > 0) droppedRows.add(row);
      if (!number && foot && at === 0) feet.push(row);
    });
  }
  return {
    pages: pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => !droppedRows.has(row)),
    })),
    footerRows: feet,
  };
}

function findMarginRows({ rows, height }: PdfPageRows, page: number): MarginRow[] {
  const heads = rows.slice(0, marginRows).filter((row) => row.base < height * marginShare);
  const feet = rows.slice(-marginRows).filter((row) => row.base > height * (1 - marginShare));
  return [
    ...heads.map((row) => ({ row, at: row.base, page, foot: false })),
    ...feet.map((row) => ({ row, at: row.base, page, foot: true })),
  ];
}

function rowText(row: PdfRow): string {
  return row.pieces.map((piece) => piece.text).join(" ");
}

function rowTemplate(row: PdfRow): string {
  return rowText(row).replace(/\d+/g, "#");
}

/** The same words on the same height; numbers in them may only count the pages. */
function isSteady(group: readonly MarginRow[]): boolean {
  const [first] = group;
  if (first === undefined) return false;
  const start = numbersOf(first.row);
  return group.every(({ row, at, page }) => {
    const same = numbersOf(row).every((value, place) => {
      const change = value - (start[place] ?? value);
      return change === 0 || change === page - first.page;
    });
    return same && Math.abs(at - first.at) < Math.max(3, row.size * 0.5);
  });
}

function numbersOf(row: PdfRow): number[] {
  return (rowText(row).match(/\d+/g) ?? []).map(Number);
}

/** A bare number that counts the pages carries no content. */
function isPageNumber(group: readonly MarginRow[]): boolean {
  return group.every(({ row, page }) => {
    const [text, number] = [rowText(row), numbersOf(row)[0]];
    return /^[-–—|\s]*\d{1,3}[-–—|\s]*$/.test(text) && number === page + 1;
  });
}
