import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import type { CoachingSessionView } from "./contract.ts";
import type { CoachingSessions } from "./coaching-sessions.server.ts";

/** GET /:id: a paid hour, for whoever it belongs to. */
export function coachingSessionRoutes({
  coachingSessions,
}: {
  readonly coachingSessions: CoachingSessions;
}) {
  return new Hono<AppContext>().get("/:id", async (c) => {
    const requested = { zone: c.req.query("zone"), isMoving: c.req.query("move") === "1" };
    const view: CoachingSessionView = await coachingSessions.getView(
      c,
      c.req.param("id"),
      requested,
    );
    c.header("Cache-Control", "private, no-store");
    return c.json(view);
  });
}
