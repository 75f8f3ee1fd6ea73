import { type PersonalData, wholeList } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { bringWins, winFiles, winPages } from "./pages.server.ts";
import { win } from "./table.server.ts";

/** Every win she keeps, newest first, with or without Pro. */
export const winsData: PersonalData = {
  name: "wins",
  read: (db, { id }) => wholeList(winPages(db, id)),
  pages: (db, { id }) => winPages(db, id),
  files: (db, { id }) => winFiles(db, id),
  bring: (tx, { id }, data) => bringWins(tx, id, data),
  async erase(tx, { id }) {
    await tx.delete(win).where(eq(win.userId, id));
  },
};
