import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { JobHandler } from "#adapters/queue/queue.ts";
import { job } from "#adapters/queue/table.server.ts";
import type { createSyncService } from "./sync-service.server.ts";

/** The job in which a server compares everything with the payment provider. */
export const comparisonJobKind = "payments compared";

/** Leaves the comparing to a server; it takes as long as the provider needs. */
export async function enqueueComparison(tx: Database): Promise<void> {
  await tx.insert(job).values({ id: newId(), kind: comparisonJobKind, data: {} });
}

/** Compares, mends the records and notes what it found. Throws when the provider cannot be reached, so that it is tried again. */
export function createComparisonHandler({
  reconcile,
}: Pick<ReturnType<typeof createSyncService>, "reconcile">): JobHandler {
  return async () => {
    await reconcile({ full: true });
  };
}
