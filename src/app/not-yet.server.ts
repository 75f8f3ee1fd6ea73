import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { requireMember, requirePro } from "#http/viewer.ts";
import { Hono } from "hono";

/** Calls whose feature is not open yet. They keep the rules of who may ask, and say so in words. */
export function notYetRoutes() {
  const suite = ["/wins", "/wins/:id", "/negotiations", "/power-position"];
  const app = new Hono<AppContext>();
  for (const path of suite)
    app.all(path, (c) => closed(requirePro(c).kind, "Your Executive Suite"));
  return app
    .get("/export", (c) => closed(requireMember(c).kind, "Export"))
    .post("/create-checkout-session", (c) => closed(requireMember(c).kind, "Pro Access"))
    .post("/create-powerkit-checkout", () => closed("visitor", "Buying a kit"))
    .get("/blog", (c) => c.json([]));
}

function closed(_who: "visitor" | "member", what: string): never {
  throw new AppError("unavailable", `${what} is not open yet.`, 86_400);
}
