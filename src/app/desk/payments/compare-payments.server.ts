import type { Database } from "#adapters/database/database.ts";
import { enqueueComparison } from "#features/billing/sync/comparison-job.server.ts";
import { writeOwnerAct } from "#features/desk/journal.server.ts";

/** Has everything compared with the payment provider soon, and writes that down. */
export async function comparePaymentsAsOwner(db: Database, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await enqueueComparison(tx);
    await writeOwnerAct(tx, {
      actorId,
      act: "payments compared",
      subject: { kind: "payments", id: "all" },
      before: {},
      after: { asked: true },
    });
  });
}
