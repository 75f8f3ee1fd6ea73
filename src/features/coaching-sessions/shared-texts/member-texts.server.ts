import type { Database } from "#adapters/database/database.ts";
import { newId } from "#adapters/database/new-id.ts";
import { AppError } from "#core/errors/app-error.ts";
import {
  type CreditSource,
  lockCredit,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import {
  formatZonedClock,
  formatZonedDay,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { readPlan } from "#features/coaching-sessions/schedule/plan-records.server.ts";
import { and, eq } from "drizzle-orm";
import type { SharedTextsResponse, SharedTextSummary, SharedTextView } from "./contract.ts";
import { linesOf } from "./lines-of.ts";
import {
  type CommentRow,
  listComments,
  listOwnSharedTexts,
  listShareableSessions,
  type OwnSharedTextRow,
  sharedForMs,
} from "./shared-text-records.server.ts";
import { sharedText } from "./table.server.ts";

/** More than anybody reads in an hour. */
const maxPerSession = 20;

export type NewSharedText = {
  readonly sessionId: string;
  readonly savedId: string;
  readonly title: string;
  readonly text: string;
};

type MemberTextDeps = {
  readonly db: Database;
  readonly source: CreditSource;
  readonly now: () => Date;
};

/** What a member shares with the strategist: each call is for the member’s own alone. */
export function createMemberTexts({ db, source, now }: MemberTextDeps) {
  /** What is shared, and for which sessions something can be. */
  async function list(userId: string): Promise<SharedTextsResponse> {
    const { zone } = await readPlan(db);
    const texts = await listOwnSharedTexts(db, source, userId, now());
    const items = texts.map((one) => toSummary(one, zone));
    return { items, sessions: await listSessions(userId, zone) };
  }

  /** The sessions for which a text can be shared, in the member’s time zone. */
  async function listSessions(userId: string, zone?: string) {
    const planZone = zone ?? (await readPlan(db)).zone;
    const sessions = await listShareableSessions(db, source, userId, now());
    return sessions.map(({ id, startsAt, timeZone }) => ({
      id,
      label: formatLabel(startsAt, timeZone ?? planZone),
    }));
  }

  /** Null when the member shares nothing under this id. */
  async function find(userId: string, id: string): Promise<SharedTextView | null> {
    const [own] = await listOwnSharedTexts(db, source, userId, now(), eq(sharedText.id, id));
    if (!own) return null;
    const { zone } = await readPlan(db);
    const comments = await listComments(db, id);
    return { ...toSummary(own, zone), lines: withComments(own, comments, zone) };
  }

  /** Shares a copy for a booked session; answers its id. Throws 404 where that session is none of the member’s, 409. */
  async function share(userId: string, { sessionId, ...copy }: NewSharedText): Promise<string> {
    return db.transaction(async (tx) => {
      const open = await listShareableSessions(tx, source, userId, now());
      if (!open.some(({ id }) => id === sessionId))
        throw new AppError("not_found", "That session is not booked any more. Choose another one.");
      await lockCredit(tx, source, sessionId);
      const shared = await tx.$count(sharedText, eq(sharedText.sessionId, sessionId));
      if (shared >= maxPerSession)
        throw new AppError(
          "too_many_kept",
          `A session takes ${maxPerSession} texts. Take one back first.`,
        );
      const id = newId();
      await tx.insert(sharedText).values({ id, userId, sessionId, ...copy });
      return id;
    });
  }

  /** Takes a text back with all that stands beside it; false when there is none. */
  async function takeBack(userId: string, id: string): Promise<boolean> {
    const removed = await db
      .delete(sharedText)
      .where(and(eq(sharedText.userId, userId), eq(sharedText.id, id)))
      .returning({ id: sharedText.id });
    return removed.length > 0;
  }

  return { list, listSessions, find, share, takeBack };
}

function toSummary(own: OwnSharedTextRow, planZone: string): SharedTextSummary {
  const { id, savedId, title, sessionId, startsAt, endsAt, createdAt, comments } = own;
  const zone = own.timeZone ?? planZone;
  return {
    id,
    savedId,
    title,
    session: { id: sessionId, label: startsAt && formatLabel(startsAt, zone) },
    sharedOn: formatZonedDay(createdAt, zone, "year"),
    endsOn: endsAt && formatZonedDay(new Date(endsAt.getTime() + sharedForMs), zone, "year"),
    comments,
  };
}

function withComments(own: OwnSharedTextRow, comments: readonly CommentRow[], planZone: string) {
  const zone = own.timeZone ?? planZone;
  return linesOf(own.text).map((text, line) => ({
    line,
    text,
    comments: comments
      .filter((one) => one.line === line)
      .map((one) => ({
        id: one.id,
        text: one.text,
        on: formatZonedDay(one.changedAt ?? one.createdAt, zone, "year"),
      })),
  }));
}

function formatLabel(startsAt: Date, zone: string): string {
  return `${formatZonedDay(startsAt, zone, "year")}, ${formatZonedClock(startsAt, zone)}`;
}
