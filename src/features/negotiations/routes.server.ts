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
import {
  type Negotiation,
  NegotiationChange,
  type NegotiationsPage,
  NewMove,
  NewNegotiation,
} from "./contract.ts";
import { followUpFile } from "./follow-up-file.server.ts";
import { addMove, removeMove } from "./moves.server.ts";
import {
  addNegotiation,
  askMonths,
  changeNegotiation,
  deleteNegotiation,
  listNegotiations,
  negotiationsAfter,
  readNegotiation,
  restoreNegotiation,
} from "./negotiations.server.ts";

/** More than anybody types; an import through these calls takes its time. */
const allowance = { limit: 6000, windowSeconds: 60 };

const gone = "That negotiation is no longer here.";

type NegotiationsParts = {
  readonly db: Database;
  readonly baseUrl: string;
  readonly brand: string;
};

/** A Pro member's negotiation log: hers alone. */
export function negotiationsRoutes({ db, baseUrl, brand }: NegotiationsParts) {
  const limit = createRateLimit(allowance);
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const { id } = requirePro(c);
      const before = c.req.query("before");
      if (before === undefined) return c.json(await listNegotiations(db, id));
      return c.json((await readPage(db, id, before)) satisfies NegotiationsPage);
    })
    .post("/", async (c) => {
      const { id } = requirePro(c);
      takeOrRefuse(limit, id);
      return c.json(await addNegotiation(db, id, await readBody(c, NewNegotiation)), 201);
    })
    .get("/:id", async (c) => {
      const viewer = requirePro(c);
      return c.json(await requireOwn(db, viewer.id, readId(c.req.param("id"), gone)));
    })
    .patch("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = readId(c.req.param("id"), gone);
      takeOrRefuse(limit, viewer.id);
      const change = await readBody(c, NegotiationChange);
      const changed = await changeNegotiation(db, viewer.id, id, change);
      return c.json(changed ?? (await refuse(db, viewer.id, id)));
    })
    .delete("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = readId(c.req.param("id"), gone);
      if (!(await deleteNegotiation(db, viewer.id, id, readVersion(c))))
        await refuse(db, viewer.id, id);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const viewer = requirePro(c);
      const restored = await restoreNegotiation(db, viewer.id, readId(c.req.param("id"), gone));
      if (!restored) throw new AppError("not_found", gone);
      return c.json(restored);
    })
    .post("/:id/moves", async (c) => {
      const viewer = requirePro(c);
      const id = readId(c.req.param("id"), gone);
      takeOrRefuse(limit, viewer.id);
      const added = await addMove(db, viewer.id, id, await readBody(c, NewMove));
      if (!added) throw new AppError("not_found", gone);
      return c.json(added, 201);
    })
    .delete("/:id/moves/:moveId", async (c) => {
      const viewer = requirePro(c);
      const id = readId(c.req.param("id"), gone);
      const moveId = readId(c.req.param("moveId"), goneMove);
      if (!(await removeMove(db, viewer.id, id, moveId))) throw new AppError("not_found", goneMove);
      return c.body(null, 204);
    })
    .get("/:id/follow-up.ics", async (c) => {
      const viewer = requirePro(c);
      const asked = await requireOwn(db, viewer.id, readId(c.req.param("id"), gone));
      if (asked.followUp === null)
        throw new AppError("not_found", "This negotiation has no follow-up date.");
      return c.body(followUpFile({ ...asked, followUp: asked.followUp }, { baseUrl, brand }), 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="follow-up.ics"',
        "Cache-Control": "no-store",
      });
    });
}

const goneMove = "That move is no longer here.";

async function readPage(db: Database, userId: string, before: string): Promise<NegotiationsPage> {
  const place = readPlace(before);
  const months = place ? [] : await askMonths(db, userId, utcDay(new Date()));
  return { ...(await negotiationsAfter(db, userId, place)), months };
}

async function requireOwn(db: Database, userId: string, id: string): Promise<Negotiation> {
  const found = await readNegotiation(db, userId, id);
  if (!found) throw new AppError("not_found", gone);
  return found;
}

/** What was not done was either not there, or changed since. */
async function refuse(db: Database, userId: string, id: string): Promise<never> {
  await requireOwn(db, userId, id);
  throw new AppError("changed_elsewhere", "This negotiation was changed in another window.");
}
