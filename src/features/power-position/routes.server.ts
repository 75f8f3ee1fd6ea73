import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { requirePro } from "#http/viewer.ts";
import { Hono } from "hono";
import { NewPowerPosition } from "./requests.ts";
import { getPowerPosition, savePowerPosition } from "./power-position-store.server.ts";

const rateLimit = { limit: 600, windowSeconds: 60 };

/** A Pro member's power position, for that member alone. */
export function powerPositionRoutes({ db }: { readonly db: Database }) {
  const limit = createRateLimit(rateLimit);
  return new Hono<AppContext>()
    .get("/", async (c) => c.json(await getPowerPosition(db, requirePro(c).id)))
    .post("/", async (c) => {
      const { id } = requirePro(c);
      enforceRateLimit(limit, id);
      const saved = await savePowerPosition(db, id, await readBody(c, NewPowerPosition));
      if (!saved)
        throw new AppError(
          "changed_elsewhere",
          "Your power position was changed in another window.",
        );
      return c.json(saved);
    });
}
