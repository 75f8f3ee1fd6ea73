import type { Database } from "#adapters/database/database.ts";
import type { SessionStore } from "#adapters/identity/session-store.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import { logSecurityEvent } from "#http/logging/security-event.ts";
import type { Context } from "hono";

export type SignOutDeps = {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly log: Log;
  readonly baseUrl: string;
};

/** Ends the session here and on the server, clears what this device stores of the member, and goes home. */
export async function signOut(c: Context<AppContext>, { db, sessions, log }: SignOutDeps) {
  const viewer = c.get("viewer");
  await sessions.endByCookie(db, c.req.header("cookie"));
  if (viewer.kind === "member")
    logSecurityEvent(log, { what: "sign-out", outcome: "done", who: viewer.id });
  c.header("Set-Cookie", sessions.cookie.serializeExpired(), { append: true });
  c.header("Clear-Site-Data", '"storage"');
  return c.redirect("/", c.req.method === "GET" ? 302 : 303);
}

/**
 * May opening this address sign the member out? Only a link of ours that was followed to it as a page: not images,
 * frames, fetches, prefetches, and other sites.
 */
export function isSameOriginNavigation(c: Context<AppContext>, baseUrl: string): boolean {
  const site = c.req.header("sec-fetch-site");
  const destination = c.req.header("sec-fetch-dest") ?? "document";
  const mode = c.req.header("sec-fetch-mode") ?? "navigate";
  if (destination !== "document" || mode !== "navigate") return false;
  if (site !== undefined) return site === "same-origin";
  return URL.parse(c.req.header("referer") ?? "")?.origin === baseUrl;
}

export function isPrefetch(c: Context<AppContext>): boolean {
  const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? "";
  return /prefetch|prerender/i.test(purpose);
}
