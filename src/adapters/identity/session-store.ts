import { randomBytes } from "node:crypto";
import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { describeDevice } from "./describe-device.ts";
import { hasAnyProSource, type ProSource } from "./pro-source.ts";
import { type SessionCookie, sessionMaxAgeSeconds } from "./session-cookie.ts";
import { session, user } from "./table.server.ts";
import { createBatchedLookup } from "./batched-lookup.ts";

/** A session that is alive now, and whose it is. */
export type LiveSession = {
  readonly id: string;
  readonly createdAt: Date;
  readonly person: { readonly id: string; readonly email: string; readonly isPro: boolean };
};

const isAlive = gt(session.expiresAt, sql`now()`);

type SessionStoreDeps = {
  readonly db: Database;
  readonly cookie: SessionCookie;
  readonly proSources: readonly ProSource[];
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions live in the database alone: what is ended there is over at the next request, whatever a browser holds. */
export function createSessionStore({ db, cookie, proSources }: SessionStoreDeps) {
  // Built once: putting the statement together costs as much as running it.
  const statement = db
    .select({
      token: session.token,
      id: session.id,
      createdAt: session.createdAt,
      userId: user.id,
      email: user.email,
      isPro: hasAnyProSource(proSources, user.id),
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(sql`${session.token} = any(${sql.placeholder("tokens")})`, isAlive))
    .prepare("");

  const findByToken = createBatchedLookup(async (tokens) => {
    const rows = await statement.execute({ tokens });
    return new Map(rows.map((row) => [row.token, row]));
  });

  /** The session of a Cookie header, with Pro as it is at this moment, in one question to the database. */
  async function read(cookieHeader: string | null | undefined): Promise<LiveSession | null> {
    const token = cookie.read(cookieHeader);
    const row = token === null ? undefined : await findByToken(token);
    if (!row) return null;
    const { id, createdAt, userId, email, isPro } = row;
    return { id, createdAt, person: { id: userId, email, isPro } };
  }

  /** Begins a session; answers the Set-Cookie line that carries it. */
  async function begin(tx: Database, userId: string, userAgent: string | null | undefined) {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = new Date(Date.now() + sessionMaxAgeSeconds * 1000);
    const row = { id: newId(), userId, token, expiresAt, userAgent: describeDevice(userAgent) };
    await tx.insert(session).values(row);
    return cookie.serialize(token);
  }

  /** Ends whatever session the header carries, so that a sign-in always starts a new one. */
  async function endByCookie(tx: Database, cookieHeader: string | null | undefined): Promise<void> {
    const token = cookie.read(cookieHeader);
    if (token !== null) await tx.delete(session).where(eq(session.token, token));
  }

  /** A member's live sessions, newest first. */
  function list(userId: string) {
    return db
      .select({
        id: session.id,
        device: session.userAgent,
        createdAt: session.createdAt,
        expiresAt: session.expiresAt,
      })
      .from(session)
      .where(and(eq(session.userId, userId), isAlive))
      .orderBy(desc(session.createdAt), desc(session.id));
  }

  return { cookie, read, begin, endByCookie, list };
}

/** Ends one of a member's sessions; false when there is none of this id. */
export async function endSession(tx: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(session.userId, userId), eq(session.id, id));
  return (await tx.delete(session).where(own).returning({ id: session.id })).length > 0;
}

/** Ends a member's sessions, all but one when it is named; returns how many. */
export async function endUserSessions(
  tx: Database,
  userId: string,
  exceptId = "",
): Promise<number> {
  const own = and(eq(session.userId, userId), ne(session.id, exceptId));
  return (await tx.delete(session).where(own).returning({ id: session.id })).length;
}
