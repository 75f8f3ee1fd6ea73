import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { utcDay } from "#core/record/day.ts";
import { parseRecordId, parseCursor } from "#core/record/page-cursor.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, enforceRateLimit } from "#http/limits/rate-limit.ts";
import { readBody } from "#http/request/read-body.ts";
import { readVersionQuery } from "#http/request/read-version-query.ts";
import { requirePro } from "#http/viewer.ts";
import { Hono } from "hono";
import type { Win, WinsPage } from "./contract.ts";
import { NewWin, WinChange } from "./requests.ts";
import {
  addWin,
  changeWin,
  deleteWin,
  listWins,
  findWin,
  restoreWin,
  countWinsByMonth,
  listWinsAfter,
} from "./wins-store.server.ts";

/** More than anybody types; an import through these calls takes its time. */
const rateLimit = { limit: 6000, windowSeconds: 60 };

const goneMessage = "That win is no longer here.";

/** A Pro member's wins: hers alone. */
export function winsRoutes({ db }: { readonly db: Database }) {
  const limit = createRateLimit(rateLimit);
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const { id } = requirePro(c);
      const before = c.req.query("before");
      if (before === undefined) return c.json((await listWins(db, id)) satisfies Win[]);
      return c.json((await readWinsPage(db, id, before)) satisfies WinsPage);
    })
    .post("/", async (c) => {
      const { id } = requirePro(c);
      enforceRateLimit(limit, id);
      return c.json(await addWin(db, id, await readBody(c, NewWin)), 201);
    })
    .get("/:id", async (c) => {
      const viewer = requirePro(c);
      return c.json(await requireWin(db, viewer.id, parseRecordId(c.req.param("id"), goneMessage)));
    })
    .patch("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = parseRecordId(c.req.param("id"), goneMessage);
      enforceRateLimit(limit, viewer.id);
      const changed = await changeWin(db, viewer.id, id, await readBody(c, WinChange));
      return c.json(changed ?? (await throwGoneOrChanged(db, viewer.id, id)));
    })
    .delete("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = parseRecordId(c.req.param("id"), goneMessage);
      if (!(await deleteWin(db, viewer.id, id, readVersionQuery(c))))
        await throwGoneOrChanged(db, viewer.id, id);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const viewer = requirePro(c);
      const restored = await restoreWin(
        db,
        viewer.id,
        parseRecordId(c.req.param("id"), goneMessage),
      );
      if (!restored) throw new AppError("not_found", goneMessage);
      return c.json(restored);
    });
}

async function readWinsPage(db: Database, userId: string, before: string): Promise<WinsPage> {
  const cursor = parseCursor(before);
  const today = utcDay(new Date());
  const months = cursor ? [] : await countWinsByMonth(db, userId, today);
  return { ...(await listWinsAfter(db, userId, cursor)), today, months };
}

async function requireWin(db: Database, userId: string, id: string): Promise<Win> {
  const win = await findWin(db, userId, id);
  if (!win) throw new AppError("not_found", goneMessage);
  return win;
}

/** What was not done was either not there, or changed since. */
async function throwGoneOrChanged(db: Database, userId: string, id: string): Promise<never> {
  await requireWin(db, userId, id);
  throw new AppError("changed_elsewhere", "This win was changed in another window.");
}
