import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import type { Sessions } from "#adapters/identity/sessions.ts";
import { user } from "#adapters/identity/table.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Log } from "#http/log.ts";
import { logSecurity, takeOrLog } from "#http/security-event.ts";
import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { CodeRequest, CodeUse, SignedIn } from "./contract.ts";
import { type MessageParts, sendCode } from "./messages.server.ts";
import { ownPath } from "./own-path.ts";
import type { Pending } from "./pending.server.ts";

export type SignInParts = MessageParts & {
  readonly sessions: Sessions;
  readonly log: Log;
  /** Told in the transaction of a sign-in that proved an address. */
  readonly onProven: (tx: Database, person: { userId: string; email: string }) => Promise<void>;
};

const wrongCode =
  "That code is not right, or it has been used or is too old. Take the one of the newest message, open the link in it, or ask for a new one.";
const deadLink = "This link has been used or is too old. Ask for a new one.";

export type SignIn = ReturnType<typeof createSignIn>;

/** Signing in by one message with a code and a link; pages and the interface call the same functions. */
export function createSignIn(parts: SignInParts) {
  const { db, pending, limits, sessions, log } = parts;

  /** Sends the message. Nobody can tell from the outcome whether the address is known. */
  async function ask(c: Context<AppContext>, request: CodeRequest): Promise<void> {
    const { email, next, asker = null } = request;
    const network = c.get("address");
    await takeOrLog(db, limits.mails(network), log, { what: "sign-in mail" });
    const asked = { email, userId: null, next: ownPath(next), asker };
    const isSent = await sendCode(parts, asked, network);
    logSecurity(log, { what: "sign-in mail", outcome: isSent ? "asked" : "limited" });
  }

  /** Signs in by code; throws 400 when it is not the right one. */
  async function byCode(c: Context<AppContext>, use: CodeUse): Promise<SignedIn> {
    const { email, otp: code, asker = null } = use;
    await takeTry(c);
    return complete(c, "code", (tx) =>
      pending.takeCode(tx, { email, userId: null }, { code, asker }),
    );
  }

  /** Signs in by the token of a mailed link; throws 400 when it leads nowhere any more. */
  async function byLink(c: Context<AppContext>, link: string): Promise<SignedIn> {
    await takeTry(c);
    return complete(c, "link", (tx) => pending.takeLink(tx, link));
  }

  function takeTry(c: Context<AppContext>): Promise<void> {
    return takeOrLog(db, limits.tries(c.get("address")), log, { what: "sign-in" });
  }

  async function complete(
    c: Context<AppContext>,
    by: "code" | "link",
    take: (tx: Database) => Promise<Pending | null>,
  ): Promise<SignedIn> {
    const done = await db.transaction(async (tx) => {
      const used = await take(tx);
      if (!used || used.userId !== null) return null;
      const id = await personOf(tx, used.email);
      await parts.onProven(tx, { userId: id, email: used.email });
      await sessions.endOf(tx, c.req.header("cookie"));
      const cookie = await sessions.begin(tx, id, c.req.header("user-agent"));
      return { id, cookie, email: used.email, next: used.next };
    });
    if (!done) {
      logSecurity(log, { what: "sign-in", outcome: "refused", by });
      throw new AppError("invalid_code", by === "code" ? wrongCode : deadLink);
    }
    const { id, cookie, email, next } = done;
    c.header("Set-Cookie", cookie, { append: true });
    logSecurity(log, { what: "sign-in", outcome: "done", who: id, by });
    return { user: { id, email }, next };
  }

  return { ask, byCode, byLink, look: (link: string) => pending.look(db, link) };
}

/** The account of a proven address; the first proof makes it. */
async function personOf(tx: Database, email: string): Promise<string> {
  const [person] = await tx
    .insert(user)
    .values({ id: newId(), email, emailVerified: true })
    .onConflictDoUpdate({ target: user.email, set: { emailVerified: true, updatedAt: sql`now()` } })
    .returning({ id: user.id });
  if (!person) throw new Error("The account was neither there nor made.");
  return person.id;
}
