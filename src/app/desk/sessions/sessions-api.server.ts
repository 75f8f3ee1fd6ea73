import { AppError } from "#core/errors/app-error.ts";
import { type FreshProofDeps, requireFreshProof } from "#features/desk/fresh-proof.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readBody } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";
import {
  addTimeOffAsOwner,
  changeHoursAsOwner,
  endTimeOffAsOwner,
  EndTimeOffRequest,
  HoursRequest,
  TimeOffRequest,
} from "./hours-acts.server.ts";
import {
  CancelRequest,
  cancelSessionAsOwner,
  MoveRequest,
  moveSessionAsOwner,
  returnSessionAsOwner,
  type SessionActDeps,
} from "./session-acts.server.ts";

export type SessionApiDeps = SessionActDeps & FreshProofDeps;

/** The calls about sessions, hours and days off. */
export function sessionsApi(deps: SessionApiDeps) {
  const { db, coachingSessions } = deps;
  return new Hono<AppContext>()
    .post("/move", async (c) => {
      const request = await readBody(c, MoveRequest);
      try {
        await moveSessionAsOwner(deps, requireMember(c).id, request);
      } catch (error) {
        if (!(error instanceof AppError && error.code === "slot_taken")) throw error;
        const free = await coachingSessions.host.listFreeTimes();
        const times = free.map((at) => new Date(at).toISOString());
        return c.json({ message: error.message, code: error.code, free: times }, 409);
      }
      return c.json({ done: true });
    })
    .post("/cancel", async (c) => {
      const request = await readBody(c, CancelRequest);
      await cancelSessionAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/return", async (c) => {
      const request = await readBody(c, CancelRequest);
      await requireFreshProof(c, deps);
      await returnSessionAsOwner(deps, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/hours", async (c) => {
      const request = await readBody(c, HoursRequest);
      await changeHoursAsOwner(db, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/time-off", async (c) => {
      const request = await readBody(c, TimeOffRequest);
      await addTimeOffAsOwner(db, requireMember(c).id, request);
      return c.json({ done: true });
    })
    .post("/end-time-off", async (c) => {
      const { id } = await readBody(c, EndTimeOffRequest);
      await endTimeOffAsOwner(db, requireMember(c).id, id);
      return c.json({ done: true });
    });
}
