import type { Database } from "#adapters/database/database.ts";
import { isDuplicate } from "#adapters/database/failure.ts";
import { endSessions } from "#adapters/identity/sessions.ts";
import { user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import { logSecurity, takeOrLog } from "#http/security-event.ts";
import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { afterChange } from "./after-change.ts";
import { currentSession, freshSession } from "./current-session.server.ts";
import { addressChangedMail } from "./mails.server.ts";
import { sendCode } from "./messages.server.ts";
import type { Pending } from "./pending.server.ts";
import type { SignInParts } from "./sign-in.server.ts";
import { pendingSignIn } from "./table.server.ts";

export type EmailChangeParts = SignInParts & { readonly supportEmail: string };

const wrongProof =
  "That code is not right, or it has been used or is too old. Check it, or ask for a new one.";
const otherBrowser =
  "Open this link in the browser where you are signed in, or enter its code on the account page.";
const taken = "This address has an account of its own. Sign in with it instead.";

export type EmailChange = ReturnType<typeof createEmailChange>;

/** A new address counts once she has proven it, in the account that asked for it. */
export function createEmailChange(parts: EmailChangeParts) {
  const { db, pending, limits, sessions, post, brand, baseUrl, supportEmail, log } = parts;

  /** Sends the proof to the new address. Nobody learns whether it has an account. */
  async function ask(c: Context<AppContext>, email: string): Promise<void> {
    const { person } = await freshSession(c, sessions);
    if (email === person.email) throw new AppError("bad_request", "This is your address already.");
    const network = c.get("address");
    const { id: userId } = person;
    const mails = [...limits.mailsOf(userId), ...limits.mails(network)];
    await takeOrLog(db, mails, log, { what: "e-mail change", who: userId });
    const asked = { email, userId, next: afterChange, asker: null };
    const isSent = await sendCode(parts, asked, network);
    const outcome = isSent ? "asked" : "limited";
    logSecurity(log, { what: "e-mail change", outcome, who: userId });
  }

  async function byCode(c: Context<AppContext>, code: string): Promise<string> {
    const { person } = await currentSession(c, sessions);
    const owner = { userId: person.id, email: person.email };
    return complete(c, person, (tx) => pending.takeCode(tx, owner, { code, asker: null }));
  }

  /** By the mailed link, in the browser where she is signed in: the address of another cannot be led here by its owner. */
  async function byLink(c: Context<AppContext>, link: string): Promise<string> {
    const live = await sessions.read(c.req.header("cookie"));
    const asked = await pending.look(db, link);
    if (!live || !asked || asked.userId !== live.person.id)
      throw new AppError("invalid_code", otherBrowser);
    return complete(c, live.person, (tx) => pending.takeLink(tx, link));
  }

  async function complete(
    c: Context<AppContext>,
    person: { readonly id: string; readonly email: string },
    take: (tx: Database) => Promise<Pending | null>,
  ): Promise<string> {
    const { id } = person;
    await takeOrLog(db, limits.triesOf(id), log, { what: "e-mail change", who: id });
    const done = await db.transaction(async (tx) => {
      const proof = await take(tx);
      if (proof?.userId !== id) return null;
      await rename(tx, id, proof.email);
      await tx.delete(pendingSignIn).where(eq(pendingSignIn.userId, id));
      await endSessions(tx, id);
      const letter = addressChangedMail({ brand, baseUrl, supportEmail });
      await post.queue(tx, { to: person.email, ...letter });
      const cookie = await sessions.begin(tx, id, c.req.header("user-agent"));
      return { cookie, email: proof.email };
    });
    logSecurity(log, { what: "e-mail change", outcome: done ? "done" : "refused", who: id });
    if (!done) throw new AppError("invalid_code", wrongProof);
    c.header("Set-Cookie", done.cookie, { append: true });
    return done.email;
  }

  return { ask, byCode, byLink };
}

async function rename(tx: Database, id: string, email: string): Promise<void> {
  try {
    await tx
      .update(user)
      .set({ email, emailVerified: true, updatedAt: sql`now()` })
      .where(eq(user.id, id));
  } catch (error) {
    if (isDuplicate(error)) throw new AppError("email_taken", taken);
    throw error;
  }
}
