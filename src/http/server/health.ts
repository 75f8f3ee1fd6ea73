import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";

const databaseTimeoutMs = 2_000;

export type HealthDeps = {
  /** Asks the database something small; rejects when it does not answer. */
  readonly pingDatabase: () => Promise<unknown>;
  /** True once the process is told to stop. */
  readonly isShuttingDown: () => boolean;
};

/** Alive needs nothing; ready needs the database, and a process that stays. */
export function healthRoutes({ pingDatabase, isShuttingDown }: HealthDeps) {
  return new Hono<AppContext>()
    .get("/live", (c) => c.json({ status: "live" }))
    .get("/ready", async (c) => {
      c.header("Cache-Control", "no-store");
      if (isShuttingDown()) return c.json({ status: "stopping" }, 503);
      const ready = await answersInTime(pingDatabase);
      return c.json({ status: ready ? "ready" : "not ready" }, ready ? 200 : 503);
    });
}

async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  const answered = ask().then(
    () => true,
    () => false,
  );
  const { promise: tooLate, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, databaseTimeoutMs, false);
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
