import type { AppContext } from "#http/app-context.ts";
import { requireMember } from "#http/viewer.ts";
import { Hono } from "hono";

/** Who is signed in. */
export function accountRoutes() {
  return new Hono<AppContext>().get("/user", (c) => {
    const { id, email, isPro } = requireMember(c);
    return c.json({ id, email, isPro });
  });
}
