import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { SessionStore } from "#adapters/identity/session-store.ts";
import { user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/logging/log.ts";
import { logSecurityEvent, enforceStoredLimitsAndLog } from "#http/logging/security-event.ts";
import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { SignedIn } from "#features/account/contract.ts";
import type { CodeRequest, CodeSignInRequest } from "#features/account/requests.ts";
import { type SendCodeDeps, sendCode } from "./send-code.server.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import type { PendingSignIn } from "./pending-sign-ins.server.ts";

export type SignInDeps = SendCodeDeps & {
  readonly sessions: SessionStore;
  readonly log: Log;
  /** Told in the transaction of a sign-in that proved an address. */
  readonly onEmailVerified: (
    tx: Database,
    person: { userId: string; email: string },
  ) => Promise<void>;
};

const invalidCodeMessage =
  "That code is not right, or it has been used or is too old. Take the one of the newest message, open the link in it, or ask for a new one.";
const expiredLinkMessage = "This link has been used or is too old. Ask for a new one.";

export type SignInService = ReturnType<typeof createSignInService>;

/** Signing in by one message with a code and a link; pages and the interface call the same functions. */
export function createSignInService(deps: SignInDeps) {
  const { db, pending, limits, sessions, log } = deps;

  /** Sends the message. Nobody can tell from the outcome whether the address is known. */
  async function requestCode(c: Context<AppContext>, request: CodeRequest): Promise<void> {
    const { email, next, requesterToken = null } = request;
    const network = c.get("address");
    await enforceStoredLimitsAndLog(db, limits.emailsFromNetwork(network), log, {
      what: "sign-in mail",
    });
    const pendingSignIn = { email, userId: null, next: safeRedirectPath(next), requesterToken };
    const isSent = await sendCode(deps, pendingSignIn, network);
    logSecurityEvent(log, { what: "sign-in mail", outcome: isSent ? "asked" : "limited" });
  }

  /** Signs in by code; throws 400 when it is not the right one. */
  async function signInWithCode(c: Context<AppContext>, use: CodeSignInRequest): Promise<SignedIn> {
    const { email, otp: code, requesterToken = null } = use;
    await countAttempt(c);
    return complete(c, "code", (tx) =>
      pending.redeemCode(tx, { email, userId: null }, { code, requesterToken }),
    );
  }

  /** Signs in by the token of a mailed link; throws 400 when it leads nowhere any more. */
  async function signInWithLink(c: Context<AppContext>, link: string): Promise<SignedIn> {
    await countAttempt(c);
    return complete(c, "link", (tx) => pending.redeemLink(tx, link));
  }

  function countAttempt(c: Context<AppContext>): Promise<void> {
    return enforceStoredLimitsAndLog(db, limits.attemptsFromNetwork(c.get("address")), log, {
      what: "sign-in",
    });
  }

  async function complete(
    c: Context<AppContext>,
    by: "code" | "link",
    take: (tx: Database) => Promise<PendingSignIn | null>,
  ): Promise<SignedIn> {
    const done = await db.transaction(async (tx) => {
      const used = await take(tx);
      if (!used || used.userId !== null) return null;
      const id = await findOrCreateUser(tx, used.email);
      await deps.onEmailVerified(tx, { userId: id, email: used.email });
      await sessions.endByCookie(tx, c.req.header("cookie"));
      const cookie = await sessions.begin(tx, id, c.req.header("user-agent"));
      return { id, cookie, email: used.email, next: used.next };
    });
    if (!done) {
      logSecurityEvent(log, { what: "sign-in", outcome: "refused", by });
      throw new AppError("invalid_code", by === "code" ? invalidCodeMessage : expiredLinkMessage);
    }
    const { id, cookie, email, next } = done;
    c.header("Set-Cookie", cookie, { append: true });
    logSecurityEvent(log, { what: "sign-in", outcome: "done", who: id, by });
    return { user: { id, email }, next };
  }

  return {
    requestCode,
    signInWithCode,
    signInWithLink,
    findByLink: (link: string) => pending.findByLink(db, link),
  };
}

/** The account of a proven address; the first proof makes it. */
async function findOrCreateUser(tx: Database, email: string): Promise<string> {
  const [person] = await tx
    .insert(user)
    .values({ id: newId(), email, emailVerified: true })
    .onConflictDoUpdate({ target: user.email, set: { emailVerified: true, updatedAt: sql`now()` } })
    .returning({ id: user.id });
  if (!person) throw new Error("The account was neither there nor made.");
  return person.id;
}
