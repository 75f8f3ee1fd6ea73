import type { AppContext } from "#http/app-context.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";

/** Who is signed in, and the plain links to sign in and out. */
export function accountRoutes() {
  return new Hono<AppContext>()
    .get("/auth/user", (c) => {
      const { id, email, isPro } = requireMember(c);
      return c.json({ id, email, isPro });
    })
    .get("/login", (c) => {
      const next = encodeURIComponent(ownPath(c.req.query("next")));
      return c.redirect(`/sign-in?next=${next}`, 302);
    })
    .get("/logout", (c) => c.redirect("/", 302));
}

/** A path of our own site; anything that browsers could read as another site becomes the dashboard. */
function ownPath(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(next)
    ? next
    : "/dashboard";
}
