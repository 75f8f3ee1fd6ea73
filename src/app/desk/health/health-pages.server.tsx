import { checkFromServer } from "#app/operator/check/check.server.ts";
import type { Finding } from "#app/operator/check/finding.server.ts";
import type { OwnerDeps } from "#features/desk/owners.server.ts";
import { ownerOnly } from "#features/desk/require-owner.server.ts";
import type { AppContext } from "#http/app-context.ts";
import { type Context, Hono } from "hono";
import type { OwnerRenderer } from "#app/desk/owner-renderer.server.tsx";
import { HealthPage } from "./health-page.server.tsx";
import { type HouseHealthDeps, readHealth } from "./health.server.ts";

/** System health. Mail, payments and the other services outside are tried only when the owner asks. */
export function healthPages(deps: OwnerDeps & HouseHealthDeps, show: OwnerRenderer) {
  async function showHealth(c: Context<AppContext>, findings: readonly Finding[] | null) {
    return show(c, {
      path: "/desk/health",
      title: "Health",
      lead: "What’s running, and the state of the database.",
      children: <HealthPage {...await readHealth(deps)} findings={findings} />,
    });
  }

  return new Hono<AppContext>()
    .get(
      "/desk/health",
      ownerOnly(deps, (c) => showHealth(c, null)),
    )
    .post(
      "/desk/health",
      ownerOnly(deps, async (c) => showHealth(c, await checkFromServer(deps.settings))),
    );
}
