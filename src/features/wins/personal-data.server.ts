import { type PersonalData, collectPages } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { importWins, exportWinFiles, readWinPages } from "./export-import.server.ts";
import { win } from "./table.server.ts";

/** Every win she keeps, newest first, with or without Pro. */
export const winsData: PersonalData = {
  name: "wins",
  read: (db, { id }) => collectPages(readWinPages(db, id)),
  readPages: (db, { id }) => readWinPages(db, id),
  extraFiles: (db, { id }) => exportWinFiles(db, id),
  importData: (tx, { id }, data) => importWins(tx, id, data),
  async erase(tx, { id }) {
    await tx.delete(win).where(eq(win.userId, id));
  },
};
