import type { Database } from "#adapters/database/database.ts";
import { formatCsv } from "#core/csv/csv.ts";
import { listWaitlist } from "./waitlist.server.ts";

/** The whole waitlist as CSV: address, joined, consented. */
export async function formatWaitlistCsv(db: Database): Promise<string> {
  const rows = await listWaitlist(db);
  const cells = rows.map(({ email, createdAt, consentedAt }) => [
    email,
    createdAt.toISOString(),
    consentedAt.toISOString(),
  ]);
  return formatCsv([["email", "joined", "consented"], ...cells]);
}
