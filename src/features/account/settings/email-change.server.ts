import type { Database } from "#adapters/database/database.ts";
import { isUniqueViolation } from "#adapters/database/database-error.ts";
import { endUserSessions } from "#adapters/identity/session-store.ts";
import { user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { logSecurityEvent, enforceStoredLimitsAndLog } from "#http/logging/security-event.ts";
import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { emailChangedPath } from "./email-changed-path.ts";
import { requireSession, requireFreshSession } from "#features/account/require-session.server.ts";
import { renderAddressChangedEmail } from "#features/account/account-emails.server.ts";
import { sendCode } from "#features/account/sign-in/send-code.server.ts";
import type { PendingSignIn } from "#features/account/sign-in/pending-sign-ins.server.ts";
import type { SignInDeps } from "#features/account/sign-in/sign-in-service.server.ts";
import { pendingSignIn } from "#features/account/table.server.ts";

export type EmailChangeDeps = SignInDeps & { readonly supportEmail: string };

const invalidCodeMessage =
  "That code is not right, or it has been used or is too old. Check it, or ask for a new one.";
const otherBrowserMessage =
  "Open this link in the browser where you are signed in, or enter its code on the account page.";
const emailTakenMessage = "This address has an account of its own. Sign in with it instead.";

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/** A new address counts once it is proven, in the account that asked for it. */
export function createEmailChangeService(deps: EmailChangeDeps) {
  const { db, pending, limits, sessions, mailer, brand, baseUrl, supportEmail, log } = deps;

  /** Sends the proof to the new address. Nobody learns whether it has an account. */
  async function requestChange(c: Context<AppContext>, email: string): Promise<void> {
    const { person } = await requireFreshSession(c, sessions);
    if (email === person.email) throw new AppError("bad_request", "This is your address already.");
    const network = c.get("address");
    const { id: userId } = person;
    const mails = [...limits.emailsByUser(userId), ...limits.emailsFromNetwork(network)];
    await enforceStoredLimitsAndLog(db, mails, log, { what: "e-mail change", who: userId });
    const request = { email, userId, next: emailChangedPath, requesterToken: null };
    const isSent = await sendCode(deps, request, network);
    const outcome = isSent ? "asked" : "limited";
    logSecurityEvent(log, { what: "e-mail change", outcome, who: userId });
  }

  async function confirmByCode(c: Context<AppContext>, code: string): Promise<string> {
    const { person } = await requireSession(c, sessions);
    const owner = { userId: person.id, email: person.email };
    return complete(c, person, (tx) =>
      pending.redeemCode(tx, owner, { code, requesterToken: null }),
    );
  }

  /** By the emailed link, only in a browser signed in to the account: its owner cannot make another confirm it. */
  async function confirmByLink(c: Context<AppContext>, link: string): Promise<string> {
    const live = await sessions.read(c.req.header("cookie"));
    const pendingChange = await pending.findByLink(db, link);
    if (!live || !pendingChange || pendingChange.userId !== live.person.id)
      throw new AppError("invalid_code", otherBrowserMessage);
    return complete(c, live.person, (tx) => pending.redeemLink(tx, link));
  }

  async function complete(
    c: Context<AppContext>,
    person: { readonly id: string; readonly email: string },
    take: (tx: Database) => Promise<PendingSignIn | null>,
  ): Promise<string> {
    const { id } = person;
    await enforceStoredLimitsAndLog(db, limits.attemptsByUser(id), log, {
      what: "e-mail change",
      who: id,
    });
    const done = await db.transaction(async (tx) => {
      const proof = await take(tx);
      if (proof?.userId !== id) return null;
      await updateEmail(tx, id, proof.email);
      await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, id));
      await endUserSessions(tx, id);
      const notice = renderAddressChangedEmail({ brand, baseUrl, supportEmail });
      await mailer.enqueue(tx, { to: person.email, ...notice });
      const cookie = await sessions.begin(tx, id, c.req.header("user-agent"));
      return { cookie, email: proof.email };
    });
    logSecurityEvent(log, { what: "e-mail change", outcome: done ? "done" : "refused", who: id });
    if (!done) throw new AppError("invalid_code", invalidCodeMessage);
    c.header("Set-Cookie", done.cookie, { append: true });
    return done.email;
  }

  return { requestChange, confirmByCode, confirmByLink };
}

async function updateEmail(tx: Database, id: string, email: string): Promise<void> {
  try {
    await tx
      .update(user)
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where(eq(user.id, id));
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("email_taken", emailTakenMessage);
    throw error;
  }
}
