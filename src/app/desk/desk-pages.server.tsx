import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import type { PageDeps } from "#app/pages/page-router.server.ts";
import { Hono } from "hono";
import { actPages } from "./act-pages.server.tsx";
import type { DeskApiDeps } from "./desk-api.server.ts";
import { createDeskRenderer } from "./render-desk-page.server.tsx";
import { JournalPage } from "./journal-page.tsx";
import { readJournalPage } from "./journal.server.ts";
import { MailPage } from "./mail-page.tsx";
import { readMail } from "./mail.server.ts";
import { TodayPage } from "./today-page.tsx";
import { readToday } from "./today.server.ts";

export type DeskPageDeps = PageDeps & DeskApiDeps & { readonly brand: string };

/** The pages of the desk. Whoever is no owner is passed on, and finds what stands at an address of nothing. */
export function deskPages(deps: DeskPageDeps) {
  const { db } = deps;
  const show = createDeskRenderer(deps);
  return new Hono<AppContext>()
    .get(
      "/desk",
      ownerOnly(deps, async (c) =>
        show(c, {
          path: "/desk",
          title: "Today",
          lead: "What needs you, and what happened.",
          children: <TodayPage {...await readToday(deps)} />,
        }),
      ),
    )
    .get(
      "/desk/mail",
      ownerOnly(deps, async (c) =>
        show(c, {
          path: "/desk/mail",
          title: "Mail",
          lead: "What waits to be sent, and what could not be.",
          children: <MailPage {...await readMail(db)} />,
        }),
      ),
    )
    .get(
      "/desk/journal",
      ownerOnly(deps, async (c) =>
        show(c, {
          path: "/desk/journal",
          title: "Journal",
          lead: "Every act at the desk, the newest first.",
          children: <JournalPage {...await readJournalPage(db, c.req.query("before"))} />,
        }),
      ),
    )
    .route("/", actPages(deps, show));
}
