import { randomInt } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { allSignatures, isSignedBy, type KeyRing, signText } from "#adapters/secret/key-ring.ts";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { pendingSignIn } from "#features/account/table.server.ts";

const maxTries = 6;
const expiry = sql`now() + interval '10 minutes'`;

export type PendingSignIn = {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
  readonly next: string;
};

/** What the message holds; it is nowhere else. */
export type SignInSecrets = {
  readonly code: string;
  readonly linkToken: string;
  /** When neither is good any more. */
  readonly expiresAt: Date;
};

/** `requesterToken` is what only the browser that asks knows; null when it did not say. */
export type NewPendingSignIn = Pick<PendingSignIn, "email" | "userId" | "next"> & {
  readonly requesterToken: string | null;
};

/** Whose messages: those to sign in with at an address, or those that prove a new address for a person. */
type PendingOwner = Pick<PendingSignIn, "email" | "userId">;

type CodeAttempt = { readonly code: string; readonly requesterToken: string | null };

const pendingColumns = {
  id: pendingSignIn.id,
  email: pendingSignIn.email,
  userId: pendingSignIn.userId,
  next: pendingSignIn.next,
};

const { codeHash, requesterHash, wrongTries, requesterTries, supersededAt } = pendingSignIn;

const isAlive = and(isNull(pendingSignIn.endedAt), gt(pendingSignIn.expiresAt, sql`now()`));

const codeText = (id: string, code: string) => `code ${id} ${code}`;
const linkText = (link: string) => `link ${link}`;

export type PendingSignInStore = ReturnType<typeof createPendingSignInStore>;

/** Codes and links that wait to be used. Only keyed hashes are stored. */
export function createPendingSignInStore(keys: KeyRing) {
  const linkHashes = (link: string) => allSignatures(keys, linkText(link));
  const requesterHashes = (requesterToken: string | null) =>
    requesterToken === null ? [] : allSignatures(keys, `requester ${requesterToken}`);

  /** A new message. Its code takes the place of the codes before it; their links stay. */
  async function add(tx: Database, request: NewPendingSignIn): Promise<SignInSecrets> {
    const { email, userId, next, requesterToken } = request;
    const id = newId();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const link = createLinkToken();
    const ownHashes = requesterHashes(requesterToken);
    const hashes = {
      codeHash: signText(keys, codeText(id, code)),
      linkHash: signText(keys, linkText(link)),
      requesterHash: ownHashes[0] ?? null,
    };
    const older = tx
      .select({ id: pendingSignIn.id })
      .from(pendingSignIn)
      .where(and(ownedBy(request), isAlive))
      .orderBy(asc(pendingSignIn.id))
      .for("update");
    await tx
      .update(pendingSignIn)
      .set({
        supersededAt: sql`coalesce(${supersededAt}, now())`,
        requesterHash: sql`case when ${inArray(requesterHash, ownHashes)} then null else ${requesterHash} end`,
      })
      .where(inArray(pendingSignIn.id, older));
    const [added] = await tx
      .insert(pendingSignIn)
      .values({ id, email, userId, next, ...hashes, expiresAt: expiry })
      .returning({ expiresAt: pendingSignIn.expiresAt });
    if (!added) throw new Error("The pending sign-in was not written.");
    return { code, linkToken: link, expiresAt: added.expiresAt };
  }

  /**
   * Uses up the message whose code this is; null, and a try less, when it is not right. Right is the newest code and,
   * in the browser that asked for an older one, that one too. That browser has tries of its own: whoever knows an
   * address cannot use them up.
   */
  async function redeemCode(
    tx: Database,
    owner: PendingOwner,
    { code, requesterToken }: CodeAttempt,
  ) {
    const waiting = await tx
      .select({
        ...pendingColumns,
        codeHash,
        requesterHash,
        wrongTries,
        requesterTries,
        supersededAt,
      })
      .from(pendingSignIn)
      .where(and(ownedBy(owner), isAlive))
      .orderBy(asc(pendingSignIn.id))
      .for("update");
    const ownHashes = requesterHashes(requesterToken);
    const own = waiting.find((one) => ownHashes.includes(one.requesterHash ?? ""));
    const newest = waiting.find((one) => one.supersededAt === null);
    const counted = own ?? newest;
    if (!counted || (own ? own.requesterTries : counted.wrongTries) >= maxTries) return null;
    const right = [own, newest].find(
      (one) => one && isSignedBy(keys, codeText(one.id, code), one.codeHash),
    );
    if (right) return markEnded(tx, eq(pendingSignIn.id, right.id));
    const spent = own
      ? { requesterTries: sql`${requesterTries} + 1` }
      : { wrongTries: sql`${wrongTries} + 1` };
    await tx.update(pendingSignIn).set(spent).where(eq(pendingSignIn.id, counted.id));
    return null;
  }

  /** Uses up the message whose link this is; null when it is none's. */
  function redeemLink(tx: Database, link: string): Promise<PendingSignIn | null> {
    return markEnded(tx, inArray(pendingSignIn.linkHash, linkHashes(link)));
  }

  /** Looks without using anything up: mail scanners open links too. */
  async function findByLink(db: Database, link: string): Promise<PendingSignIn | null> {
    const [found] = await db
      .select(pendingColumns)
      .from(pendingSignIn)
      .where(and(inArray(pendingSignIn.linkHash, linkHashes(link)), isAlive));
    return found ?? null;
  }

  return { add, redeemCode, redeemLink, findByLink };
}

function ownedBy({ userId, email }: PendingOwner) {
  if (userId !== null) return eq(pendingSignIn.userId, userId);
  return and(eq(pendingSignIn.email, email), isNull(pendingSignIn.userId));
}

async function markEnded(
  tx: Database,
  which: ReturnType<typeof eq>,
): Promise<PendingSignIn | null> {
  const [ended] = await tx
    .update(pendingSignIn)
    .set({ endedAt: sql`now()` })
    .where(and(which, isAlive))
    .returning(pendingColumns);
  return ended ?? null;
}

/** Letters alone, so that the message holds one number that could be the code. */
function createLinkToken(): string {
  return Array.from({ length: 44 }, () => linkAlphabet.charAt(randomInt(linkAlphabet.length))).join(
    "",
  );
}

const linkAlphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
