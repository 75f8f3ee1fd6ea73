import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { isToolId } from "#core/tools/catalogue.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import { storePracticeRun, listPracticeRuns } from "./practice-store.server.ts";
import { NewPracticeRun } from "./requests.ts";

/** A device that was offline sends what waited at once. */
const rateLimit = { limit: 120, windowSeconds: 60 };

/** What a member rehearsed, for that member alone. */
export function practiceRoutes({ db }: { readonly db: Database }) {
  const limit = createRateLimit(rateLimit);
  return new Hono<AppContext>()
    .get("/", async (c) => c.json(await listPracticeRuns(db, requireMember(c).id)))
    .post("/", async (c) => {
      const { id } = requireMember(c);
      enforceRateLimit(limit, id);
      const run = await readBody(c, NewPracticeRun);
      if (!isToolId(run.toolId)) throw new AppError("unknown_tool", "There is no such tool.");
      await storePracticeRun(db, id, run);
      return c.body(null, 204);
    });
}
