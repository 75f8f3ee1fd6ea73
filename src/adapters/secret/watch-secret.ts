import type { Database } from "#adapters/database/database.ts";
import type { KeyRing } from "./key-ring.ts";
import { canOpenRecords } from "./secret-claim.ts";

const defaultIntervalMs = 15_000;

/** Tells once when another process has given the records a secret that is none of these. Answers how to end it. */
export function watchSecret(
  db: Database,
  secrets: KeyRing,
  onReplaced: () => void,
  intervalMs = defaultIntervalMs,
): () => void {
  async function look() {
    if (await canOpenRecords(db, secrets)) return;
    clearInterval(timer);
    onReplaced();
  }

  // A look that fails is repeated at the next turn.
  const timer = setInterval(() => void look().catch(() => {}), intervalMs).unref();
  return () => clearInterval(timer);
}
