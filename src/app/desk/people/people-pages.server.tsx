import { AppError } from "#core/errors/app-error.ts";
import type { OwnerDeps } from "#features/desk/owners.server.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { readForm } from "#http/request/read-body.ts";
import { requireMember } from "#http/viewer.ts";
import { type Context, Hono } from "hono";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import { PeoplePage } from "./people-page.server.tsx";
import { findPeople, maxSearchLength, type PeopleDeps, readPerson } from "./people.server.ts";
import { PersonPage } from "./person-page.server.tsx";

type PeopleQuery = { readonly typed: string; readonly after: string | undefined };

/** Members: all of them page by page, those whom a search finds, and one. An address travels in a body, never in an address. */
export function peoplePages(deps: OwnerDeps & PeopleDeps, show: OwnerRenderer) {
  async function showPeople(c: Context<AppContext>, query: PeopleQuery) {
    return show(c, {
      path: "/desk/people",
      title: "People",
      lead: "Plan, purchases and sign-ins. Never what a member wrote.",
      children: <PeoplePage typed={query.typed} {...await findPeople(deps, query)} />,
    });
  }

  return new Hono<AppContext>()
    .get(
      "/desk/people",
      ownerOnly(deps, (c) => showPeople(c, { typed: "", after: c.req.query("after") })),
    )
    .post(
      "/desk/people",
      ownerOnly(deps, async (c) => {
        const { q = "", after } = await readForm(c);
        if (q.length > maxSearchLength)
          throw new AppError("bad_request", `Search for ${maxSearchLength} characters at most.`);
        return showPeople(c, { typed: q, after });
      }),
    )
    .get(
      "/desk/people/:id",
      ownerOnly(deps, async (c) => {
        const person = await readPerson(deps, c.req.param("id") ?? "");
        const isSelf = person.id === requireMember(c).id;
        return show(c, {
          path: "/desk/people",
          title: person.email,
          children: <PersonPage {...person} isSelf={isSelf} />,
        });
      }),
    );
}
