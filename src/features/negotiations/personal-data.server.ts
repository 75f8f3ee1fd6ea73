import { type PersonalData, wholeList } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import { bringNegotiations, negotiationFiles, negotiationPages } from "./pages.server.ts";
import { negotiation } from "./table.server.ts";

/** Every negotiation she keeps with its moves, newest first, with or without Pro. */
export const negotiationsData: PersonalData = {
  name: "negotiations",
  read: (db, { id }) => wholeList(negotiationPages(db, id)),
  pages: (db, { id }) => negotiationPages(db, id),
  files: (db, { id }) => negotiationFiles(db, id),
  bring: (tx, { id }, data) => bringNegotiations(tx, id, data),
  async erase(tx, { id }) {
    await tx.delete(negotiation).where(eq(negotiation.userId, id));
  },
};
