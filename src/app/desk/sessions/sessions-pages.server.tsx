import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import { type OwnerAct, pathAfterAct } from "#app/desk/owner-acts.ts";
import type { ActPageDeps } from "#app/desk/act-pages.server.tsx";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import { type Context, Hono } from "hono";
import type { FormRefusal } from "./form-refusal.ts";
import { HoursPage } from "./hours-page.server.tsx";
import { readHours } from "./hours.server.ts";
import { OwnerSessionPage } from "./session-page.server.tsx";
import { readSession } from "./session.server.ts";
import { submitAct } from "./submit-act.server.ts";
import { WeekPage } from "./week-page.server.tsx";
import { readWeek } from "./week.server.ts";

/** The pages of sessions, and the forms of theirs that show again what was typed when they are not taken. */
export function sessionsPages(deps: ActPageDeps, show: OwnerRenderer) {
  const { db, now } = deps;

  async function showWeek(c: Context<AppContext>) {
    const week = await readWeek(deps, c.req.query("week"));
    const content = {
      path: "/desk/sessions",
      title: "Sessions",
      lead: "A week of what is booked, with your hours beside it.",
      children: <WeekPage {...week} />,
    };
    return show(c, content, week.problem === null ? 200 : 400);
  }

  async function showHours(c: Context<AppContext>, refused: FormRefusal | null = null) {
    const content = {
      path: "/desk/sessions",
      title: "Hours and days off",
      lead: "When members can book you.",
      children: <HoursPage {...await readHours(db, now())} refused={refused} />,
    };
    return show(c, content, refused?.status);
  }

  async function showSession(c: Context<AppContext>, refused: FormRefusal | null = null) {
    const session = await readSession(deps, c.req.param("id") ?? "");
    const content = {
      path: "/desk/sessions",
      title: `Session with ${session.email}`,
      children: <OwnerSessionPage {...session} refused={refused} />,
    };
    return show(c, content, refused?.status);
  }

  async function takeHours(c: Context<AppContext>) {
    const fields = await readForm(c);
    const act: OwnerAct = fields["form"] === "time-off" ? "sessions/time-off" : "sessions/hours";
    const refused = await submitAct(c, deps, act, fields);
    return refused ? showHours(c, refused) : c.redirect(pathAfterAct(act, fields), 303);
  }

  async function move(c: Context<AppContext>) {
    const fields = { ...(await readForm(c)), id: c.req.param("id") ?? "" };
    const refused = await submitAct(c, deps, "sessions/move", fields);
    return refused
      ? showSession(c, refused)
      : c.redirect(pathAfterAct("sessions/move", fields), 303);
  }

  return new Hono<AppContext>()
    .get("/desk/sessions", ownerOnly(deps, showWeek))
    .get(
      "/desk/sessions/hours",
      ownerOnly(deps, (c) => showHours(c)),
    )
    .post("/desk/sessions/hours", ownerOnly(deps, takeHours))
    .get(
      "/desk/sessions/:id",
      ownerOnly(deps, (c) => showSession(c)),
    )
    .post("/desk/sessions/:id", ownerOnly(deps, move));
}
