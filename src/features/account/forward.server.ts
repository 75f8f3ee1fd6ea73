import type { Handler } from "#adapters/identity/library.ts";
import { addressHeader, standInFor } from "#adapters/identity/library-address.ts";
import type { Sessions } from "#adapters/identity/sessions.ts";
import type { Database } from "#adapters/database/database.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/log.ts";
import { logSecurity, type SecurityEvent } from "#http/security-event.ts";
import type { Context } from "hono";

export type ForwardParts = {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly log: Log;
  readonly baseUrl: string;
  /** What hides the addresses that limits count by. */
  readonly addressKey: string;
};

/**
 * Hands a request to the identity library: its cookies, its body as we read it, and a stand-in for the client's
 * address. Nothing else of what a browser sends reaches the library.
 */
export async function forward(
  c: Context<AppContext>,
  handler: Handler,
  { baseUrl, addressKey }: ForwardParts,
  body?: unknown,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const headers = new Headers({ Origin: baseUrl });
  headers.set(addressHeader, standInFor(addressKey, c.get("address")));
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
export function passCookies(c: Context<AppContext>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) c.header("Set-Cookie", line, { append: true });
}

/** When the answer gives a session: ends the one she came with, and answers who she is now. */
export async function settle(
  c: Context<AppContext>,
  answer: Response,
  by: SecurityEvent["by"],
  { db, sessions, log }: ForwardParts,
): Promise<{ readonly id: string; readonly email: string } | null> {
  passCookies(c, answer);
  const given = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const live = await sessions.read(given.join("; "));
  if (!live) {
    logSecurity(log, { what: "sign-in", outcome: "refused", by });
    return null;
  }
  await sessions.endOf(db, c.req.header("cookie"));
  const { id, email } = live.person;
  logSecurity(log, { what: "sign-in", outcome: "done", who: id, by });
  return { id, email };
}

/** Throws what a refusal of the library means to her; `sentence` is for the ordinary one. */
export function refuseIfRefused(answer: Response, sentence: string): void {
  if (answer.ok) return;
  const seconds = Number(answer.headers.get("x-retry-after") ?? 60);
  if (answer.status === 429)
    throw new AppError("too_many_requests", "That is a lot at once. Wait a minute.", seconds);
  if (answer.status >= 500) throw new Error(`The identity library answered ${answer.status}.`);
  throw new AppError("bad_request", sentence);
}
