import type { SessionStore } from "#adapters/identity/session-store.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";

/** How old the last code, link or passkey may be for an act that pays out, grants, deletes or publishes. */
export const maxProofAgeMs = 30 * 60_000;

export type FreshProofDeps = {
  readonly sessions: Pick<SessionStore, "read">;
  readonly now: () => Date;
};

/** Lets a request on whose sign-in is fresh. Throws 403 `confirm_first`, which the desk turns into “Confirm it’s you”. */
export async function requireFreshProof(
  c: Context<AppContext>,
  { sessions, now }: FreshProofDeps,
): Promise<void> {
  const live = await sessions.read(c.req.header("cookie"));
  const age = live ? now().getTime() - live.createdAt.getTime() : Infinity;
  if (age <= maxProofAgeMs) return;
  throw new AppError(
    "confirm_first",
    "Confirm it’s you: this needs a code or a passkey from the last 30 minutes.",
  );
}
