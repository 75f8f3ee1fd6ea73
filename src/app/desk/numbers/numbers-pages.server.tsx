import type { OwnerDeps } from "#features/desk/owners.server.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import { NumbersPage } from "./numbers-page.server.tsx";
import { type NumbersDeps, parseNumbersQuery, readNumbers } from "./numbers.server.ts";

/** Sales, members, texts and readers on one page. */
export function numbersPages(deps: OwnerDeps & NumbersDeps, show: OwnerRenderer) {
  return new Hono<AppContext>().get(
    "/desk/numbers",
    ownerOnly(deps, async (c) => {
      const query = parseNumbersQuery(c.req.query(), deps.now());
      return show(c, {
        path: "/desk/numbers",
        title: "Numbers",
        lead: "From our own records, without a name in them.",
        children: <NumbersPage {...await readNumbers(deps, query)} />,
      });
    }),
  );
}
