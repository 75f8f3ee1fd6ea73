import { type PersonalData, collectPages } from "#adapters/database/personal-data.ts";
import { eq } from "drizzle-orm";
import {
  importNegotiations,
  exportNegotiationFiles,
  readNegotiationPages,
} from "./export-import.server.ts";
import { negotiation } from "./table.server.ts";

/** Every negotiation she keeps with its moves, newest first, with or without Pro. */
export const negotiationsData: PersonalData = {
  name: "negotiations",
  read: (db, { id }) => collectPages(readNegotiationPages(db, id)),
  readPages: (db, { id }) => readNegotiationPages(db, id),
  extraFiles: (db, { id }) => exportNegotiationFiles(db, id),
  importData: (tx, { id }, data) => importNegotiations(tx, id, data),
  async erase(tx, { id }) {
    await tx.delete(negotiation).where(eq(negotiation.userId, id));
  },
};
