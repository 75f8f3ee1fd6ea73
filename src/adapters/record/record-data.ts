import { type PersonalData, collectPages } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { createRecordExport } from "./record-export.ts";
import { createRecordImport } from "./record-import.ts";
import type { RecordKind } from "./record-kind.ts";

/** What is stored of one kind of record for a person: exported with or without Pro, imported, erased. */
export function createRecordData<Fields extends { readonly date: string }, Parts>(
  kind: RecordKind<Fields, Parts>,
): PersonalData {
  const exported = createRecordExport(kind);
  const importInto = createRecordImport(kind);
  return {
    name: kind.name,
    read: (db, { id }) => collectPages(exported.readPages(db, id)),
    readPages: (db, { id }) => exported.readPages(db, id),
    extraFiles: (db, { id }) => exported.files(db, id),
    importData: (tx, { id }, data) => importInto(tx, id, data),
    async erase(tx, { id }) {
      await tx.delete(kind.table).where(eq(kind.table.userId, id));
    },
  };
}
