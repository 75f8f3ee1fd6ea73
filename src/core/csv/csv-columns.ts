import { formatCsv } from "./csv.ts";

/** A column of a spreadsheet. */
export type CsvColumn<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => string;
};

/** The first line of the table. */
export function formatCsvHeadings<Row>(columns: readonly CsvColumn<Row>[]): string {
  return formatCsv([columns.map(({ heading }) => heading)]);
}

/** A line for each of these. */
export function formatCsvRows<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): string {
  return formatCsv(rows.map((row) => columns.map(({ cell }) => cell(row))));
}
