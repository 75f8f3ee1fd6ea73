type TableRow = { cells: string[][]; deleted: boolean };

/** Where lines go while a document is read: the page, a cell of a table, a text box. */
export class WordLineCollector {
  readonly #places: string[][] = [[]];
  readonly #rows: TableRow[] = [];

  /** Adds lines where the reader is. */
  addLines(lines: readonly string[]): void {
    const place = this.#places.at(-1);
    for (const line of lines) place?.push(line);
  }

  lines(): string[] {
    return this.#places[0] ?? [];
  }

  openTextBox(): void {
    this.#places.push([]);
  }

  closeTextBox(): string[] {
    return trimBlankLines(this.#places.length > 1 ? (this.#places.pop() ?? []) : []);
  }

  /** Hears of an element; whether it was one of a table. */
  openElement(name: string): boolean {
    if (name === "tr") this.#rows.push({ cells: [], deleted: false });
    else if (name === "tc") this.#places.push([]);
    return name === "tr" || name === "tc" || name === "tbl";
  }

  closeElement(name: string): void {
    if (name === "tc" && this.#places.length > 1) {
      const lines = trimBlankLines(this.#places.pop() ?? []);
      this.#rows.at(-1)?.cells.push(lines);
    }
    if (name === "tr") {
      const row = this.#rows.pop();
      if (row !== undefined && !row.deleted) this.addLines(tableRowLines(row.cells));
    }
  }

  /** Notes that the row at hand was deleted; false where the reader is in no row's properties. */
  markRowDeleted(): boolean {
    const row = this.#rows.at(-1);
    if (row === undefined || row.cells.length > 0 || this.#places.length > this.#rows.length)
      return false;
    row.deleted = true;
    return true;
  }
}

/** A row of short cells is one line; cells of several lines stand one after the other. */
export function tableRowLines(cells: readonly string[][]): string[] {
  const filled = cells.filter((lines) => lines.some((line) => line.trim() !== ""));
  if (filled.every((lines) => lines.length === 1)) {
    return filled.length === 0 ? [] : [filled.map(([line = ""]) => line.trim()).join("\t")];
  }
  const long = filled.some((lines) => lines.length > 3);
  return filled.flatMap((lines, at) => (long && at > 0 ? ["", ...lines] : lines));
}

function trimBlankLines(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return first < 0 ? [] : lines.slice(first, last + 1);
}
