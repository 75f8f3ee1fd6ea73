import { type PersonalData, wholeList } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { bringSaved, savedFiles, savedPages } from "./pages.server.ts";
import { savedResult } from "./table.server.ts";

/** Everything she saved, also what a free account does not open. */
export const libraryData: PersonalData = {
  name: "library",
  read: (db, { id }) => wholeList(savedPages(db, id)),
  pages: (db, { id }) => savedPages(db, id),
  files: (db, { id }) => savedFiles(db, id),
  bring: (tx, { id }, data) => bringSaved(tx, id, data),
  async erase(tx, { id }) {
    await tx.delete(savedResult).where(eq(savedResult.userId, id));
  },
};
