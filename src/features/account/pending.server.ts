import { randomInt } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { keyedHash } from "#adapters/secret/keyed-hash.ts";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { pendingSignIn } from "./table.server.ts";

const mostTries = 6;
const ends = sql`now() + interval '10 minutes'`;

export type Pending = {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
  readonly next: string;
};

/** What the message holds; it is nowhere else. */
export type Secrets = { readonly code: string; readonly link: string };

/** `asker` is what only the browser that asks knows; null when it did not say. */
export type NewPending = Pick<Pending, "email" | "userId" | "next"> & {
  readonly asker: string | null;
};

/** Whose messages: those to sign in with at an address, or those that prove a new address for a person. */
type Owner = Pick<Pending, "email" | "userId">;

type Attempt = { readonly code: string; readonly asker: string | null };

const shown = {
  id: pendingSignIn.id,
  email: pendingSignIn.email,
  userId: pendingSignIn.userId,
  next: pendingSignIn.next,
};

const { codeHash, askerHash, wrongTries, askerTries, supersededAt } = pendingSignIn;

const isAlive = and(isNull(pendingSignIn.endedAt), gt(pendingSignIn.expiresAt, sql`now()`));

export type PendingSignIns = ReturnType<typeof createPendingSignIns>;

/** Codes and links that wait to be used. Only keyed hashes are stored. */
export function createPendingSignIns(key: string) {
  const hashOfCode = (id: string, code: string) => keyedHash(key, `code ${id} ${code}`);
  const hashOfLink = (link: string) => keyedHash(key, `link ${link}`);
  const hashOfAsker = (asker: string | null) =>
    asker === null ? null : keyedHash(key, `asker ${asker}`);

  /** A new message. Its code takes the place of the codes before it; their links stay. */
  async function add(tx: Database, asked: NewPending): Promise<Secrets> {
    const { email, userId, next, asker } = asked;
    const id = newId();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const link = newLink();
    const hashes = {
      codeHash: hashOfCode(id, code),
      linkHash: hashOfLink(link),
      askerHash: hashOfAsker(asker),
    };
    const older = tx
      .select({ id: pendingSignIn.id })
      .from(pendingSignIn)
      .where(and(ownedBy(asked), isAlive))
      .orderBy(asc(pendingSignIn.id))
      .for("update");
    await tx
      .update(pendingSignIn)
      .set({
        supersededAt: sql`coalesce(${supersededAt}, now())`,
        askerHash: sql`nullif(${askerHash}, ${hashes.askerHash})`,
      })
      .where(inArray(pendingSignIn.id, older));
    await tx.insert(pendingSignIn).values({ id, email, userId, next, ...hashes, expiresAt: ends });
    return { code, link };
  }

  /**
   * Uses up the message whose code this is; null, and a try less, when it is not right. Right is the newest code and,
   * in the browser that asked for an older one, that one too. That browser has tries of its own: whoever knows an
   * address cannot use them up.
   */
  async function takeCode(tx: Database, owner: Owner, { code, asker }: Attempt) {
    const waiting = await tx
      .select({ ...shown, codeHash, askerHash, wrongTries, askerTries, supersededAt })
      .from(pendingSignIn)
      .where(and(ownedBy(owner), isAlive))
      .orderBy(asc(pendingSignIn.id))
      .for("update");
    const hash = hashOfAsker(asker);
    const own = waiting.find((one) => hash !== null && one.askerHash === hash);
    const newest = waiting.find((one) => one.supersededAt === null);
    const counted = own ?? newest;
    if (!counted || (own ? own.askerTries : counted.wrongTries) >= mostTries) return null;
    const right = [own, newest].find((one) => one?.codeHash === hashOfCode(one?.id ?? "", code));
    if (right) return end(tx, eq(pendingSignIn.id, right.id));
    const spent = own
      ? { askerTries: sql`${askerTries} + 1` }
      : { wrongTries: sql`${wrongTries} + 1` };
    await tx.update(pendingSignIn).set(spent).where(eq(pendingSignIn.id, counted.id));
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

  return { add, takeCode, takeLink, look };
}

function ownedBy({ userId, email }: Owner) {
  if (userId !== null) return eq(pendingSignIn.userId, userId);
  return and(eq(pendingSignIn.email, email), isNull(pendingSignIn.userId));
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
