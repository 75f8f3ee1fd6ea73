import type { LiveSession, SessionStore } from "#adapters/identity/session-store.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/** How long after signing in a member may change the ways to sign in. */
const maxFreshAgeMs = 60 * 60 * 1000;

/** The session that this request carries; throws 401 without one. */
export async function requireSession(
  c: Context<AppContext>,
  sessions: SessionStore,
): Promise<LiveSession> {
  const live = await sessions.read(c.req.header("cookie"));
  if (!live) throw new AppError("unauthorized", "Unauthorized");
  return live;
}

/** The same, begun lately: a session left open somewhere cannot take the account over. Throws 403. */
export async function requireFreshSession(
  c: Context<AppContext>,
  sessions: SessionStore,
): Promise<LiveSession> {
  const live = await requireSession(c, sessions);
  if (Date.now() - live.createdAt.getTime() <= maxFreshAgeMs) return live;
  throw new AppError(
    "sign_in_again",
    "For your protection this needs a sign-in from the last hour. Sign out, sign in again, and continue.",
  );
}
