import type { OwnerDeps } from "#features/desk/owners.server.ts";
import { requireOwner } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { Hono } from "hono";
import { readToday, type TodayDeps } from "./today.server.ts";

export type DeskApiDeps = OwnerDeps & TodayDeps;

/** The calls of the desk, for owners alone. */
export function deskApi(deps: DeskApiDeps) {
  return new Hono<AppContext>()
    .use(requireOwner(deps))
    .get("/today", async (c) => c.json(await readToday(deps)));
}
