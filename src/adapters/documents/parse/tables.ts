type Row = { cells: string[][]; deleted: boolean };

/** Where lines go while a document is read: the page, a cell of a table, a text box. */
export class Tables {
  readonly #places: string[][] = [[]];
  readonly #rows: Row[] = [];

  /** Adds lines where the reader is. */
  add(lines: readonly string[]): void {
    const place = this.#places.at(-1);
    for (const line of lines) place?.push(line);
  }

  lines(): string[] {
    return this.#places[0] ?? [];
  }

  openBox(): void {
    this.#places.push([]);
  }

  closeBox(): string[] {
    return trimmed(this.#places.length > 1 ? (this.#places.pop() ?? []) : []);
  }

  /** Hears of an element; whether it was one of a table. */
  open(name: string): boolean {
    if (name === "tr") this.#rows.push({ cells: [], deleted: false });
    else if (name === "tc") this.#places.push([]);
    return name === "tr" || name === "tc" || name === "tbl";
  }

  close(name: string): void {
    if (name === "tc" && this.#places.length > 1) {
      const lines = trimmed(this.#places.pop() ?? []);
      this.#rows.at(-1)?.cells.push(lines);
    }
    if (name === "tr") {
      const row = this.#rows.pop();
      if (row !== undefined && !row.deleted) this.add(rowLines(row.cells));
    }
  }

  /** Notes that the row at hand was deleted; false where the reader is in no row's properties. */
  markDeleted(): boolean {
    const row = this.#rows.at(-1);
    if (row === undefined || row.cells.length > 0 || this.#places.length > this.#rows.length)
      return false;
    row.deleted = true;
    return true;
  }
}

/** A row of short cells is one line; cells of several lines stand one after the other. */
export function rowLines(cells: readonly string[][]): string[] {
  const filled = cells.filter((lines) => lines.some((line) => line.trim() !== ""));
  if (filled.every((lines) => lines.length === 1)) {
    return filled.length === 0 ? [] : [filled.map(([line = ""]) => line.trim()).join("\t")];
  }
  const long = filled.some((lines) => lines.length > 3);
  return filled.flatMap((lines, at) => (long && at > 0 ? ["", ...lines] : lines));
}

function trimmed(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return first < 0 ? [] : lines.slice(first, last + 1);
}
