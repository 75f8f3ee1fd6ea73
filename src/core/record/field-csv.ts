import { formatDecimalDollars } from "./amount.ts";
import { type FieldMap, type FieldSpec, valueIn } from "./fields.ts";
import type { CsvColumn } from "#core/csv/csv-columns.ts";

/** The columns of the fields in a CSV file: the day first, then the others in their order. */
export function csvColumnsOf(fields: FieldMap): readonly CsvColumn<object>[] {
  const { date, ...others } = fields;
  return Object.entries({ ...(date && { date }), ...others }).map(([name, field]) => ({
    heading: field.heading ?? field.label,
    cell: (record) => formatCell(field, valueIn(record, name)),
  }));
}

function formatCell(field: FieldSpec, value: unknown): string {
  if (typeof value === "number") return formatDecimalDollars(value);
  if (typeof value !== "string") return "";
  return field.kind === "option" ? (field.labels[value] ?? value) : value;
}
