import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import { type ActPageDeps, actPages } from "./act-pages.server.tsx";
import { createOwnerRenderer } from "./owner-renderer.server.tsx";
import { healthPages } from "./health/health-pages.server.tsx";
import { JournalPage } from "./journal/journal-page.server.tsx";
import { readJournalPage } from "./journal/journal.server.ts";
import { lettersPages } from "./letters/letters-pages.server.tsx";
import { MailPage } from "./mail/mail-page.server.tsx";
import { readMail } from "./mail/mail.server.ts";
import { postsPages } from "./posts/posts-pages.server.tsx";
import { sessionsPages } from "./sessions/sessions-pages.server.tsx";
import { sharedPages } from "./shared/shared-pages.server.tsx";
import { numbersPages } from "./numbers/numbers-pages.server.tsx";
import { peoplePages } from "./people/people-pages.server.tsx";
import { TodayPage } from "./today/today-page.server.tsx";
import { readToday } from "./today/today.server.ts";

export type OwnerPageDeps = ActPageDeps & { readonly brand: string };

/** The pages of the desk. Whoever is no owner is passed on, and finds what stands at an address of nothing. */
export function ownerPages(deps: OwnerPageDeps) {
  const { db } = deps;
  const show = createOwnerRenderer(deps);
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
    .route("/", postsPages(deps, show))
    .route("/", sessionsPages(deps, show))
    .route("/", sharedPages(deps, show))
    .route("/", lettersPages(deps, show))
    .route("/", peoplePages(deps, show))
    .route("/", numbersPages(deps, show))
    .route("/", healthPages(deps, show))
    .route("/", actPages(deps, show));
}
