import { formatCsv } from "./csv.ts";

/** What a spreadsheet shows of each field: its heading and its cell, in the order of the columns. */
export type CsvColumns<Fields> = {
  readonly [Name in keyof Fields]-?: {
    readonly heading: string;
    readonly cell: (fields: Fields) => string;
  };
};

/** The first line of the table. */
export function formatCsvHeadings<Fields>(columns: CsvColumns<Fields>): string {
  return formatCsv([listColumns(columns).map(({ heading }) => heading)]);
}

/** A line for each of these. */
export function formatCsvRows<Fields>(
  columns: CsvColumns<Fields>,
  rows: readonly Fields[],
): string {
  const cells = listColumns(columns);
  return formatCsv(rows.map((row) => cells.map(({ cell }) => cell(row))));
}

function listColumns<Fields>(columns: CsvColumns<Fields>) {
  return Object.values<CsvColumns<Fields>[keyof Fields]>(columns);
}
