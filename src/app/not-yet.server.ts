import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { requireMember } from "#http/viewer.ts";
import { type Context, Hono } from "hono";

type Rule = (c: Context<AppContext>) => unknown;

const everyone: Rule = () => null;

/** Calls whose feature is not open yet: method, path, who may ask, and what is not open. */
const closed = [
  ["POST", "/create-checkout-session", requireMember, "Pro Access is"],
  ["POST", "/create-powerkit-checkout", everyone, "Buying a kit is"],
] as const;

const oneDay = 86_400;

/** Each keeps the rule of who may ask, and says in words that it is not open. */
export function notYetRoutes() {
  const app = new Hono<AppContext>();
  for (const [method, path, rule, what] of closed) {
    app.on(method, path, (c) => {
      rule(c);
      throw new AppError("unavailable", `${what} not open yet.`, oneDay);
    });
  }
  return app;
}
