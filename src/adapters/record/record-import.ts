import type { Database } from "#adapters/database/database.ts";
import type { ImportCounts } from "#adapters/database/personal-data.ts";
import { isNotNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type RecordKind, fieldColumns } from "./record-kind.ts";
import type { RecordTable } from "./record-table.ts";

/** The import of one kind of record: what is here stays, and what was deleted of late comes back as the import has it. */
export function createRecordImport<Fields, Parts>(kind: RecordKind<Fields, Parts>) {
  const { parts, exportPageSize } = kind;
  const table: RecordTable = kind.table;
  const { id, userId: owner, version, createdAt, updatedAt, deletedAt } = table;
  const columns = { ...fieldColumns(kind), createdAt, updatedAt };
  const names = ["id", ...Object.keys(columns)];
  const Records = z.array(kind.Exported);

  const onConflict = {
    target: [owner, id],
    set: { ...fromImport(columns), version: sql`${version} + 1`, deletedAt: null },
    setWhere: isNotNull(deletedAt),
  };

  /** Takes back what the export gave, into one account. Throws ZodError. */
  return async (tx: Database, userId: string, data: unknown): Promise<ImportCounts> => {
    const records = Records.parse(data);
    const added = new Set<unknown>();
    for (let at = 0; at < records.length; at += exportPageSize) {
      const batch = records.slice(at, at + exportPageSize);
      const rows = await tx
        .insert(table)
        .values(batch.map((record) => ({ ...pick(record, names), userId })))
        .onConflictDoUpdate(onConflict)
        .returning({ id });
      for (const row of rows) added.add(row.id);
    }
    for (const record of records)
      if (added.has(record.id)) await parts.importInto(tx, userId, record);
    return { added: added.size, known: records.length - added.size };
  };
}

function fromImport(columns: Readonly<Record<string, PgColumn>>) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      sql`excluded.${sql.identifier(column.name)}`,
    ]),
  );
}

function pick(record: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
