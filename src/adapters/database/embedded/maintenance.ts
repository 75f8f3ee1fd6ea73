import type { PGlite } from "@electric-sql/pglite";
import { z } from "zod";

const defaultIntervalMs = 60_000;
const journalBytes = 32 * 1024 * 1024;

const Position = z.object({ rows: z.tuple([z.object({ position: z.coerce.number() })]) });

/**
 * What a PostgreSQL server does in the background and the embedded engine leaves undone: after each 32 MB of
 * journal the dead rows are cleared and the journal is cut. Answers how to end it.
 */
export async function startMaintenance(
  engine: PGlite,
  intervalMs = defaultIntervalMs,
): Promise<() => void> {
  let since = await journalPosition(engine);

  async function maintainIfDue() {
    const position = await journalPosition(engine);
    if (position - since < journalBytes) return;
    await engine.exec("vacuum analyze");
    await engine.exec("checkpoint");
    since = position;
  }

  // A check that fails is repeated at the next turn.
  const timer = setInterval(() => void maintainIfDue().catch(() => {}), intervalMs).unref();
  return () => clearInterval(timer);
}

async function journalPosition(engine: PGlite): Promise<number> {
  const query = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position";
  return Position.parse(await engine.query(query)).rows[0].position;
}
