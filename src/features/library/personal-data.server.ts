import { type PersonalData, collectPages } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import {
  importSavedResults,
  exportSavedResultFiles,
  readReadablePages,
  readSavedResultPages,
} from "./export-import.server.ts";
import { savedResult } from "./table.server.ts";

/** Everything that a member saved, also what a free account does not open. */
export const libraryData: PersonalData = {
  name: "library",
  read: (db, { id }) => collectPages(readSavedResultPages(db, id)),
  readPages: (db, { id }) => readSavedResultPages(db, id),
  readablePages: (db, { id }) => readReadablePages(db, id),
  extraFiles: (db, { id }) => exportSavedResultFiles(db, id),
  importData: (tx, { id }, data) => importSavedResults(tx, id, data),
  async erase(tx, { id }) {
    await tx.delete(savedResult).where(eq(savedResult.userId, id));
  },
};
