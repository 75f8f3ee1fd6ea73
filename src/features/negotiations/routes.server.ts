import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import { utcDay } from "#core/record/day.ts";
import { parseRecordId } from "#core/record/page-cursor.ts";
import { recordRoutes, requireThere } from "#http/record/record-routes.ts";
import { readBody } from "#http/request/read-body.ts";
import type { NegotiationsPage } from "./contract.ts";
import { createFollowUpCalendar } from "./follow-up-calendar.server.ts";
import { addMove, removeMove } from "./moves-store.server.ts";
import {
  countNegotiationsByMonth,
  negotiationStore,
  readFirstNegotiations,
} from "./negotiations-store.server.ts";
import { NegotiationChange, NewNegotiation, NewNegotiationMove } from "./requests.ts";

const goneMessage = "That negotiation is no longer here.";
const moveGoneMessage = "That move is no longer here.";

const calendarHeaders = {
  "Content-Type": "text/calendar; charset=utf-8",
  "Content-Disposition": 'attachment; filename="follow-up.ics"',
  "Cache-Control": "no-store",
};

type NegotiationsDeps = {
  readonly db: Database;
  readonly baseUrl: string;
  readonly brand: string;
};

/** A Pro member's negotiation log, for that member alone. */
export function negotiationsRoutes({ db, baseUrl, brand }: NegotiationsDeps) {
  const { routes, readTarget, takeChange, find } = recordRoutes({
    db,
    store: negotiationStore,
    New: NewNegotiation,
    Change: NegotiationChange,
    messages: {
      gone: goneMessage,
      changed: "This negotiation was changed in another window.",
    },
    async readPage(userId, place): Promise<NegotiationsPage> {
      if (place) {
        const { page: negotiations, older } = await negotiationStore.listAfter(db, userId, place);
        return { negotiations, older, months: [] };
      }
      const { page, older, days } = await readFirstNegotiations(db, userId, utcDay(new Date()));
      return { negotiations: [...page], older, months: countNegotiationsByMonth(days) };
    },
  });
  return routes
    .post("/:id/moves", async (c) => {
      const { userId, id } = readTarget(c);
      takeChange(userId);
      const added = await addMove(db, userId, id, await readBody(c, NewNegotiationMove));
      return c.json(requireThere(added, goneMessage), 201);
    })
    .delete("/:id/moves/:moveId", async (c) => {
      const { userId, id } = readTarget(c);
      const moveId = parseRecordId(c.req.param("moveId"), moveGoneMessage);
      if (!(await removeMove(db, userId, id, moveId)))
        throw new AppError("not_found", moveGoneMessage);
      return c.body(null, 204);
    })
    .get("/:id/follow-up.ics", async (c) => {
      const { userId, id } = readTarget(c);
      const negotiation = await find(userId, id);
      if (negotiation.followUp === null)
        throw new AppError("not_found", "This negotiation has no follow-up date.");
      const calendar = createFollowUpCalendar(
        { ...negotiation, followUp: negotiation.followUp },
        { baseUrl, brand },
      );
      return c.body(calendar, 200, calendarHeaders);
    });
}
