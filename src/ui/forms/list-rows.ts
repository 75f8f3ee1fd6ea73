/** How many rows a list opens with. */
const initialRowCount = 3;

const bullet = /^\s*[-*•–]\s+/;

/** The rows of a list whose items are the lines of one text. */
export function rowsFromText(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const blanks = Array.from({ length: Math.max(0, initialRowCount - lines.length) }, () => "");
  return [...lines, ...blanks];
}

/** The text whose lines are the rows; a blank row is none. */
export function textFromRows(rows: readonly string[]): string {
  return rows.filter((row) => row.trim() !== "").join("\n");
}

/** The rows on the page, or those of the text where it was changed elsewhere. */
export function rowsToShow(text: string, rows: readonly string[]): readonly string[] {
  return textFromRows(rows) === textFromRows(text.split("\n")) ? rows : rowsFromText(text);
}

export type EditedRows = {
  readonly rows: readonly string[];
  /** The row that is to have the focus. */
  readonly at: number;
};

/** Enter: the blank row below, or a new one. */
export function afterEnter(rows: readonly string[], at: number): EditedRows {
  const isBlank = rows[at + 1]?.trim() === "";
  return { rows: isBlank ? rows : rows.toSpliced(at + 1, 0, ""), at: at + 1 };
}

/** Backspace in an empty row takes it away; null where nothing changes. */
export function afterBackspace(rows: readonly string[], at: number): EditedRows | null {
  if (rows[at] !== "" || rows.length === 1) return null;
  return { rows: rows.toSpliced(at, 1), at: Math.max(0, at - 1) };
}

/** Lines pasted between two places of a row fill it and the blank rows below; null for a single line. */
export function afterPaste(
  rows: readonly string[],
  at: number,
  pasted: string,
  [from, to]: readonly [number, number],
): EditedRows | null {
  const lines = pasted.split(/\r\n?|\n/).map((line) => line.replace(bullet, "").trimEnd());
  const items = lines.filter((line) => line.trim() !== "");
  if (lines.length < 2 || items.length === 0) return null;
  const row = rows[at] ?? "";
  const filled = items.map((item, n) =>
    [n === 0 && row.slice(0, from), item, n === items.length - 1 && row.slice(to)]
      .filter(Boolean)
      .join(""),
  );
  const rest = rows.slice(at + 1);
  const firstFilled = rest.findIndex((other) => other.trim() !== "");
  const blanks = Math.min(firstFilled === -1 ? rest.length : firstFilled, filled.length - 1);
  return {
    rows: [...rows.slice(0, at), ...filled, ...rest.slice(blanks)],
    at: at + filled.length - 1,
  };
}
