import type { Database } from "#adapters/database/database.ts";
import { readRows } from "./read-rows.ts";
import type { StoredTable } from "./stored-tables.ts";

/** The records as they pass by: a table, its rows in pieces, how many those were, the next table. */
export type RecordsPart =
  | { readonly kind: "table"; readonly name: string; readonly columns: readonly string[] }
  | { readonly kind: "rows"; readonly lines: readonly string[] }
  | { readonly kind: "end"; readonly rows: number };

/** All rows of these tables. Only inside a transaction that `readSnapshot` began. */
export async function* readRecords(
  tx: Database,
  tables: readonly StoredTable[],
): AsyncGenerator<RecordsPart, void, undefined> {
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    yield { kind: "table", name: table.name, columns };
    let count = 0;
    for await (const lines of readRows(tx, table)) {
      count += lines.length;
      yield { kind: "rows", lines };
    }
    yield { kind: "end", rows: count };
  }
}
