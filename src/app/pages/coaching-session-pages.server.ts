import { AppError } from "#core/errors/app-error.ts";
import {
  type SessionFormProblem,
  sessionFormProblemKey,
} from "#features/coaching-sessions/session-form-problem.ts";
import type { CoachingSessions } from "#features/coaching-sessions/coaching-sessions.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import { memberPageResponse } from "#http/pages/prepared-page.ts";
import { type Context, Hono } from "hono";
import { type PageDeps, renderPage } from "./page-router.server.ts";
import type { QuerySeed } from "#app/ssr/page-renderer.ts";

export type CoachingSessionPageDeps = PageDeps & { readonly coachingSessions: CoachingSessions };

/** The page of a paid hour, rendered for its owner alone and cached nowhere, its plain forms and its calendar file. */
export function coachingSessionPages(deps: CoachingSessionPageDeps) {
  const { coachingSessions, baseUrl } = deps;

  async function show(c: Context<AppContext>, seeds: readonly QuerySeed[] = [], status?: number) {
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(baseUrl);
    url.pathname = pathname;
    url.search = search;
    const page = await renderPage(c, url, deps, seeds);
    return memberPageResponse(status === undefined ? page : { ...page, status });
  }

  return new Hono<AppContext>()
    .get("/sessions/:id", (c) => show(c))
    .post("/sessions/:id", async (c) => {
      const id = c.req.param("id");
      const fields = await readForm(c);
      try {
        await coachingSessions.handleForm(c, id, fields);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const data: SessionFormProblem = { problem: error.message };
        return show(c, [{ queryKey: sessionFormProblemKey, data }], error.status);
      }
      return c.redirect(addressAfter(id, c.req.query("zone")), 303);
    })
    .get("/sessions/:id/session.ics", async (c) => {
      const text = await coachingSessions.getCalendarFile(c, c.req.param("id"));
      return c.body(text, 200, {
        "Content-Type": "text/calendar; charset=utf-8; method=REQUEST",
        "Content-Disposition": 'attachment; filename="session.ics"',
        "Cache-Control": "private, no-store",
      });
    });
}

function addressAfter(id: string, zone: string | undefined): string {
  const query = zone === undefined ? "" : `?zone=${encodeURIComponent(zone)}`;
  return `/sessions/${encodeURIComponent(id)}${query}`;
}
