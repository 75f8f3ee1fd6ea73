import type { AppContext } from "#http/app-context.ts";
import { getViewer } from "#http/viewer.ts";
import type { MiddlewareHandler } from "hono";
import { createRateLimit, enforceRateLimit } from "./rate-limit.ts";

/** For one member and everything that's saved together: a draft of 100,000 letters, saved anew every second, comes to less. */
const savedBytes = { limit: 8_000_000, windowSeconds: 60 };

/** Counts the bodies of a member's calls that save something; one that is too much is refused with 429 once it was read. */
export function limitSavedBytes(): MiddlewareHandler<AppContext> {
  const limit = createRateLimit(savedBytes);
  return async (c, next) => {
    const viewer = getViewer(c);
    if (viewer.kind === "member")
      c.set("onBodyRead", (bytes) => enforceRateLimit(limit, viewer.id, bytes));
    await next();
  };
}
