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
import type { Negotiation, NegotiationsPage } from "./contract.ts";
import { NegotiationChange, NewNegotiationMove, NewNegotiation } from "./requests.ts";
import { createFollowUpCalendar } from "./follow-up-calendar.server.ts";
import { addMove, removeMove } from "./moves-store.server.ts";
import {
  addNegotiation,
  countNegotiationsByMonth,
  changeNegotiation,
  deleteNegotiation,
  listNegotiations,
  listNegotiationsAfter,
  findNegotiation,
  restoreNegotiation,
} from "./negotiations-store.server.ts";

/** More than anybody types; an import through these calls takes its time. */
const rateLimit = { limit: 6000, windowSeconds: 60 };

const goneMessage = "That negotiation is no longer here.";

type NegotiationsDeps = {
  readonly db: Database;
  readonly baseUrl: string;
  readonly brand: string;
};

/** A Pro member's negotiation log: hers alone. */
export function negotiationsRoutes({ db, baseUrl, brand }: NegotiationsDeps) {
  const limit = createRateLimit(rateLimit);
  return new Hono<AppContext>()
    .get("/", async (c) => {
      const { id } = requirePro(c);
      const before = c.req.query("before");
      if (before === undefined) return c.json(await listNegotiations(db, id));
      return c.json((await readNegotiationsPage(db, id, before)) satisfies NegotiationsPage);
    })
    .post("/", async (c) => {
      const { id } = requirePro(c);
      enforceRateLimit(limit, id);
      return c.json(await addNegotiation(db, id, await readBody(c, NewNegotiation)), 201);
    })
    .get("/:id", async (c) => {
      const viewer = requirePro(c);
      return c.json(
        await requireNegotiation(db, viewer.id, parseRecordId(c.req.param("id"), goneMessage)),
      );
    })
    .patch("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = parseRecordId(c.req.param("id"), goneMessage);
      enforceRateLimit(limit, viewer.id);
      const change = await readBody(c, NegotiationChange);
      const changed = await changeNegotiation(db, viewer.id, id, change);
      return c.json(changed ?? (await throwGoneOrChanged(db, viewer.id, id)));
    })
    .delete("/:id", async (c) => {
      const viewer = requirePro(c);
      const id = parseRecordId(c.req.param("id"), goneMessage);
      if (!(await deleteNegotiation(db, viewer.id, id, readVersionQuery(c))))
        await throwGoneOrChanged(db, viewer.id, id);
      return c.body(null, 204);
    })
    .post("/:id/restore", async (c) => {
      const viewer = requirePro(c);
      const restored = await restoreNegotiation(
        db,
        viewer.id,
        parseRecordId(c.req.param("id"), goneMessage),
      );
      if (!restored) throw new AppError("not_found", goneMessage);
      return c.json(restored);
    })
    .post("/:id/moves", async (c) => {
      const viewer = requirePro(c);
      const id = parseRecordId(c.req.param("id"), goneMessage);
      enforceRateLimit(limit, viewer.id);
      const added = await addMove(db, viewer.id, id, await readBody(c, NewNegotiationMove));
      if (!added) throw new AppError("not_found", goneMessage);
      return c.json(added, 201);
    })
    .delete("/:id/moves/:moveId", async (c) => {
      const viewer = requirePro(c);
      const id = parseRecordId(c.req.param("id"), goneMessage);
      const moveId = parseRecordId(c.req.param("moveId"), moveGoneMessage);
      if (!(await removeMove(db, viewer.id, id, moveId)))
        throw new AppError("not_found", moveGoneMessage);
      return c.body(null, 204);
    })
    .get("/:id/follow-up.ics", async (c) => {
      const viewer = requirePro(c);
      const negotiation = await requireNegotiation(
        db,
        viewer.id,
        parseRecordId(c.req.param("id"), goneMessage),
      );
      if (negotiation.followUp === null)
        throw new AppError("not_found", "This negotiation has no follow-up date.");
      return c.body(
        createFollowUpCalendar(
          { ...negotiation, followUp: negotiation.followUp },
          { baseUrl, brand },
        ),
        200,
        {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'attachment; filename="follow-up.ics"',
          "Cache-Control": "no-store",
        },
      );
    });
}

const moveGoneMessage = "That move is no longer here.";

async function readNegotiationsPage(
  db: Database,
  userId: string,
  before: string,
): Promise<NegotiationsPage> {
  const cursor = parseCursor(before);
  const months = cursor ? [] : await countNegotiationsByMonth(db, userId, utcDay(new Date()));
  return { ...(await listNegotiationsAfter(db, userId, cursor)), months };
}

async function requireNegotiation(db: Database, userId: string, id: string): Promise<Negotiation> {
  const found = await findNegotiation(db, userId, id);
  if (!found) throw new AppError("not_found", goneMessage);
  return found;
}

/** What was not done was either not there, or changed since. */
async function throwGoneOrChanged(db: Database, userId: string, id: string): Promise<never> {
  await requireNegotiation(db, userId, id);
  throw new AppError("changed_elsewhere", "This negotiation was changed in another window.");
}
