import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { utcDay } from "#core/record/day.ts";
import { readId, readPlace } from "#core/record/place.ts";
import type { AppContext } from "#http/app-context.ts";
import { createRateLimit, takeOrRefuse } from "#http/rate-limit.ts";
import { readBody } from "#http/read-body.ts";
import { readVersion } from "#http/read-version.ts";
import { requirePro } from "#http/viewer.ts";
import { Hono } from "hono";
import { NewWin, type Win, WinChange, type WinsPage } from "./contract.ts";
import {
  addWin,
  changeWin,
  deleteWin,
  listWins,
  readWin,
  restoreWin,
  winMonths,
  winsAfter,
} from "./wins.server.ts";

/** More than anybody types; an import through these calls takes its time. */
const allowance = { limit: 6000, windowSeconds: 60 };

const gone = "That win is no longer here.";

/** A Pro member's wins: hers alone. */
export function winsRoutes({ db }: { readonly db: Database }) {
  const limit = createRateLimit(allowance);
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const { id } = requirePro(c);
      const before = c.req.query("before");
      if (before === undefined) return c.json((await listWins(db, id)) satisfies Win[]);
      return c.json((await readPage(db, id, before)) satisfies WinsPage);
    })
    .post("/", async (c) => {
      const { id } = requirePro(c);
      takeOrRefuse(limit, id);
      return c.json(await addWin(db, id, await readBody(c, NewWin)), 201);
    })
    .get("/:id", async (c) => {
      const viewer = requirePro(c);
      return c.json(await requireWin(db, viewer.id, readId(c.req.param("id"), gone)));
    })
    .patch("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = readId(c.req.param("id"), gone);
      takeOrRefuse(limit, viewer.id);
      const changed = await changeWin(db, viewer.id, id, await readBody(c, WinChange));
      return c.json(changed ?? (await refuse(db, viewer.id, id)));
    })
    .delete("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = readId(c.req.param("id"), gone);
      if (!(await deleteWin(db, viewer.id, id, readVersion(c)))) await refuse(db, viewer.id, id);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const viewer = requirePro(c);
      const restored = await restoreWin(db, viewer.id, readId(c.req.param("id"), gone));
      if (!restored) throw new AppError("not_found", gone);
      return c.json(restored);
    });
}

async function readPage(db: Database, userId: string, before: string): Promise<WinsPage> {
  const place = readPlace(before);
  const today = utcDay(new Date());
  const months = place ? [] : await winMonths(db, userId, today);
  return { ...(await winsAfter(db, userId, place)), today, months };
}

async function requireWin(db: Database, userId: string, id: string): Promise<Win> {
  const win = await readWin(db, userId, id);
  if (!win) throw new AppError("not_found", gone);
  return win;
}

/** What was not done was either not there, or changed since. */
async function refuse(db: Database, userId: string, id: string): Promise<never> {
  await requireWin(db, userId, id);
  throw new AppError("changed_elsewhere", "This win was changed in another window.");
}
