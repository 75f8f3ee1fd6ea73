import type { Database } from "#adapters/database/database.ts";
import type { CsvColumn } from "#core/csv/csv-columns.ts";
import type { FieldMap } from "#core/record/fields.ts";
import type { Schema, SchemasOf } from "#core/schema.ts";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { type RecordTable, managedColumns } from "./record-table.ts";

export type Times = { readonly createdAt: Date; readonly updatedAt: Date };

/** A record as its list has it. */
export type Versioned<Fields> = { id: string } & Fields & { version: number };

/** What lies in tables of its own and belongs to a record, such as the moves of a negotiation. */
export type RecordParts<Parts> = {
  /** These records of one person with their parts. */
  readonly load: <Row extends { readonly id: string }>(
    db: Database,
    userId: string,
    rows: readonly Row[],
  ) => Promise<(Row & Parts)[]>;
  /** Puts the parts of a record that was just imported in the place of those that were there. */
  readonly importInto: (
    tx: Database,
    userId: string,
    record: { readonly id: string } & Parts & Times,
  ) => Promise<void>;
  /** Their columns in the CSV file, behind those of the fields. */
  readonly csv: readonly CsvColumn<Parts>[];
};

/** One kind of record. Its fields are the one list of columns; the table has to have the same. */
export type RecordKind<Fields, Parts> = {
  /** Its key in the export, and the name of its CSV file. */
  readonly name: string;
  readonly table: RecordTable & { readonly [Name in keyof Fields]-?: PgColumn };
  readonly fields: SchemasOf<Fields> & FieldMap;
  readonly Versioned: Schema<Versioned<Fields>>;
  readonly Entry: Schema<{ id: string } & Fields>;
  readonly Exported: z.ZodType<{ id: string } & Fields & Parts & Times>;
  readonly parts: RecordParts<Parts>;
  /** How many are read or written at once by export and import. */
  readonly exportPageSize: number;
};

/** A kind without parts. */
export const noParts: RecordParts<object> = {
  load: (_db, _userId, rows) => Promise.resolve([...rows]),
  importInto: () => Promise.resolve(),
  csv: [],
};

/** The columns of its fields by name. Throws when table and fields differ: a column that no list names would be lost. */
export function fieldColumns<Fields, Parts>({
  table,
  fields,
}: RecordKind<Fields, Parts>): Readonly<Record<string, PgColumn>> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => !managedColumns.has(name),
  );
  const names = Object.keys(fields);
  const lost = columns.map(([name]) => name).filter((name) => !names.includes(name));
  const missing = names.filter((name) => !columns.some(([column]) => column === name));
  if (lost.length + missing.length > 0)
    throw new Error(
      `The table ${getTableName(table)} and its contract differ in: ${[...lost, ...missing].join(", ")}.`,
    );
  const byName = new Map(columns);
  return Object.fromEntries(
    names.flatMap((name) => {
      const column = byName.get(name);
      return column ? [[name, column]] : [];
    }),
  );
}
