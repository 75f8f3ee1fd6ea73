import { randomInt } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { rateLimit } from "#adapters/identity/table.server.ts";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";
import { and, count, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { pendingSignIn } from "./table.server.ts";

const mostMails = 3;
const mostTries = 6;
const mailWindow = sql`now() - interval '15 minutes'`;
const ends = sql`now() + interval '10 minutes'`;

export type Pending = {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
  readonly next: string;
};

/** What the message holds; it is nowhere else. */
export type Secrets = { readonly code: string; readonly link: string };

type NewPending = Pick<Pending, "email" | "userId" | "next">;

/** Whose messages: those to sign in with at an address, or those that prove a new address for a person. */
type Owner = { readonly email: string } | { readonly userId: string };

const shown = {
  id: pendingSignIn.id,
  email: pendingSignIn.email,
  userId: pendingSignIn.userId,
  next: pendingSignIn.next,
};

const isAlive = and(
  isNull(pendingSignIn.endedAt),
  gt(pendingSignIn.expiresAt, sql`now()`),
  lt(pendingSignIn.wrongTries, mostTries),
);

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;

/** Codes and links that wait to be used. Only keyed hashes are stored. */
export function createPendingSignIns(key: string) {
  const hashOfCode = (id: string, code: string) => keyedHash(key, `code ${id} ${code}`);
  const hashOfLink = (link: string) => keyedHash(key, `link ${link}`);

  /**
   * False when the address had its messages for now. It writes in either case, which also makes requests for one
   * address wait for each other until the transaction ends.
   */
  async function mayMail(tx: Database, email: string): Promise<boolean> {
    const row = { id: newId(), key: `mail ${keyedHash(key, email)}`, count: 1 };
    await tx
      .insert(rateLimit)
      .values({ ...row, lastRequest: Date.now() })
      .onConflictDoUpdate({ target: rateLimit.key, set: { lastRequest: Date.now() } });
    const recent = and(eq(pendingSignIn.email, email), gt(pendingSignIn.createdAt, mailWindow));
    const [sent] = await tx.select({ mails: count() }).from(pendingSignIn).where(recent);
    return (sent?.mails ?? 0) < mostMails;
  }

  async function add(tx: Database, { email, userId, next }: NewPending): Promise<Secrets> {
    const id = newId();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const link = newLink();
    const hashes = { codeHash: hashOfCode(id, code), linkHash: hashOfLink(link) };
    await tx.insert(pendingSignIn).values({ id, email, userId, next, ...hashes, expiresAt: ends });
    return { code, link };
  }

  /** Uses up the message whose code this is; null, and a try less for every message, when it is none's. */
  async function takeCode(tx: Database, owner: Owner, code: string): Promise<Pending | null> {
    const waiting = await tx
      .select({ ...shown, codeHash: pendingSignIn.codeHash })
      .from(pendingSignIn)
      .where(and(ownedBy(owner), isAlive))
      .for("update");
    const right = waiting.find(({ id, codeHash }) => codeHash === hashOfCode(id, code));
    if (right) return end(tx, eq(pendingSignIn.id, right.id));
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(pendingSignIn)
        .set({ wrongTries: sql`${pendingSignIn.wrongTries} + 1` })
        .where(inArray(pendingSignIn.id, ids));
    return null;
  }

  /** Uses up the message whose link this is; null when it is none's. */
  function takeLink(tx: Database, link: string): Promise<Pending | null> {
    return end(tx, eq(pendingSignIn.linkHash, hashOfLink(link)));
  }

  /** Looks without using anything up: mail scanners open links too. */
  async function look(db: Database, link: string): Promise<Pending | null> {
    const [found] = await db
      .select(shown)
      .from(pendingSignIn)
      .where(and(eq(pendingSignIn.linkHash, hashOfLink(link)), isAlive));
    return found ?? null;
  }

  return { mayMail, add, takeCode, takeLink, look };
}

function ownedBy(owner: Owner) {
  if ("userId" in owner) return eq(pendingSignIn.userId, owner.userId);
  return and(eq(pendingSignIn.email, owner.email), isNull(pendingSignIn.userId));
}

async function end(tx: Database, which: ReturnType<typeof eq>): Promise<Pending | null> {
  const [ended] = await tx
    .update(pendingSignIn)
    .set({ endedAt: sql`now()` })
    .where(and(which, isAlive))
    .returning(shown);
  return ended ?? null;
}

/** Letters alone, so that the message holds one number that could be the code. */
function newLink(): string {
  return Array.from({ length: 44 }, () => letters.charAt(randomInt(letters.length))).join("");
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
