import type { AuthHandler } from "#adapters/identity/better-auth.ts";
import {
  clientAddressHeader,
  pseudonymousAddress,
} from "#adapters/identity/pseudonymous-address.ts";
import type { SessionStore } from "#adapters/identity/session-store.ts";
import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import { logSecurityEvent, type SecurityEvent } from "#http/logging/security-event.ts";
import type { Context } from "hono";

export type AuthLibraryDeps = {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly log: Log;
  readonly baseUrl: string;
  /** What hides the addresses that limits count by. */
  readonly addressHashKey: string;
};

/**
 * Hands a request to the identity library: its cookies, its body as we read it, and a stand-in for the client's
 * address. Nothing else of what a browser sends reaches the library.
 */
export async function forwardToAuthLibrary(
  c: Context<AppContext>,
  handler: AuthHandler,
  { baseUrl, addressHashKey }: AuthLibraryDeps,
  body?: unknown,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const headers = new Headers({ Origin: baseUrl });
  headers.set(clientAddressHeader, pseudonymousAddress(addressHashKey, c.get("address")));
  for (const name of ["cookie", "user-agent"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (body === undefined) return handler(new Request(baseUrl + pathname + search, { headers }));
  headers.set("Content-Type", "application/json");
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  return handler(new Request(baseUrl + pathname, sent));
}

/** Passes the library's cookies on. */
export function copyCookies(c: Context<AppContext>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) c.header("Set-Cookie", line, { append: true });
}

/** When the answer gives a session: ends the one that the request came with, and answers who is signed in now. The reason is for the log. */
export async function completeSignIn(
  c: Context<AppContext>,
  answer: Response,
  by: SecurityEvent["by"],
  { db, sessions, log }: AuthLibraryDeps,
  refusalReason?: string,
): Promise<{ readonly id: string; readonly email: string } | null> {
  copyCookies(c, answer);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const live = await sessions.read(cookies.join("; "));
  if (!live) {
    logSecurityEvent(log, { what: "sign-in", outcome: "refused", by, reason: refusalReason });
    return null;
  }
  await sessions.endByCookie(db, c.req.header("cookie"));
  const { id, email } = live.person;
  logSecurityEvent(log, { what: "sign-in", outcome: "done", who: id, by });
  return { id, email };
}

/** Throws what a refusal of the library means to the visitor; `sentence` is for the ordinary one. */
export function throwIfRefused(answer: Response, sentence: string): void {
  if (answer.ok) return;
  const seconds = Number(answer.headers.get("x-retry-after") ?? 60);
  if (answer.status === 429)
    throw new AppError("too_many_requests", "That is a lot at once. Wait a minute.", seconds);
  if (answer.status >= 500) throw new Error(`The identity library answered ${answer.status}.`);
  throw new AppError("bad_request", sentence);
}
