import type { Database } from "#adapters/database/database.ts";
import type { RenderedEmail } from "#adapters/mail/render-email.ts";
import type { CalendarAttachment, Mailer } from "#adapters/mail/mailer.ts";
import type { Queue } from "#adapters/queue/queue.ts";
import {
  getOwnerEmail,
  type Credit,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import {
  sessionBookedEmail,
  sessionCancelledEmail,
  hostNotificationEmail,
  type HostNotification,
  sessionMovedEmail,
  sessionReminderEmail,
  type SessionEmailData,
  type CancellationReason,
} from "./session-emails.server.ts";
import { sessionMs } from "#features/coaching-sessions/schedule/offered-times.ts";
import { readPlan } from "#features/coaching-sessions/schedule/plan-records.server.ts";

export type NotificationDeps = {
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly brand: string;
  readonly baseUrl: string;
  /** The address that messages come from. */
  readonly from: string;
  /** Where whoever gives the hour reads of it. */
  readonly hostEmail: string;
  readonly now: () => Date;
};

/** What is left of a session whose person is gone. */
export type OrphanedSession = {
  readonly startsAt: Date;
  readonly uid: string;
  readonly sequence: number;
};

const hourMs = 3_600_000;
/** Whoever books later than this needs no reminder a day before. */
const lateBookingMs = 36 * hourMs;

export const reminderJobKind = "session reminder";

export type SessionNotifications = ReturnType<typeof createSessionNotifications>;

/** The emails to the two people about a session, each in the transaction of the change and once. */
export function createSessionNotifications(deps: NotificationDeps) {
  const { mailer, queue, brand, baseUrl, from, hostEmail, now } = deps;
  const layout = { brand, baseUrl };
  const pageUrlOf = ({ purchaseId }: Credit) => `${baseUrl}/sessions/${purchaseId}`;

  /** The credit with the sequence that the change has. */
  async function notifyBooked(tx: Database, credit: Credit, startsAt: Date, before: Date | null) {
    const { session, who, zone } = await loadEmailData(tx, credit, startsAt);
    const email =
      before === null
        ? sessionBookedEmail(layout, session)
        : sessionMovedEmail(layout, session, before);
    const calendar = await invitation(tx, "REQUEST", credit, startsAt);
    await emailOwner(tx, credit, who, email, calendar);
    const what = before === null ? "booked" : "moved";
    await emailHost(
      tx,
      credit,
      who,
      { what, startsAt, before, zone, hasRoom: session.room !== null, who },
      calendar,
    );
    await enqueueReminder(tx, credit, startsAt);
  }

  async function notifyCancelled(
    tx: Database,
    credit: Credit,
    startsAt: Date,
    why: CancellationReason,
  ) {
    const { session, who, zone } = await loadEmailData(tx, credit, startsAt);
    const calendar = await invitation(tx, "CANCEL", credit, startsAt);
    await emailOwner(tx, credit, who, sessionCancelledEmail(layout, session, why), calendar);
    const news = { what: "cancelled", startsAt, zone, hasRoom: true, who } as const;
    await emailHost(tx, credit, who, news, calendar);
  }

  async function sendReminder(tx: Database, credit: Credit, startsAt: Date) {
    const { session, who } = await loadEmailData(tx, credit, startsAt);
    if (who === null) return;
    const word = `session ${credit.purchaseId} ${credit.sequence} reminder`;
    await mailer.enqueue(tx, { to: who, ...sessionReminderEmail(layout, session) }, word);
  }

  /** The account is deleted, and everything that identified the buyer. */
  async function notifyAccountDeleted(tx: Database, { startsAt, uid, sequence }: OrphanedSession) {
    const { zone } = await readPlan(tx);
    const { renderCalendarFile } = await import("./calendar-file.server.ts");
    const text = renderCalendarFile({
      method: "CANCEL",
      uid,
      sequence,
      startsAt,
      changedAt: now(),
      brand,
      from,
      attendees: [hostEmail],
      room: null,
      pageUrl: baseUrl,
    });
    const email = hostNotificationEmail(layout, {
      what: "cancelled",
      startsAt,
      zone,
      hasRoom: true,
      who: null,
    });
    const mail = { to: hostEmail, ...email, calendar: { method: "CANCEL", text } as const };
    await mailer.enqueue(tx, mail, `session ${uid} gone`);
  }

  /** The calendar file for the buyer. */
  async function invitation(
    db: Database,
    method: CalendarAttachment["method"],
    credit: Credit,
    startsAt: Date,
  ): Promise<CalendarAttachment> {
    const { renderCalendarFile } = await import("./calendar-file.server.ts");
    const who = await getOwnerEmail(db, credit);
    const { room } = await readPlan(db);
    const text = renderCalendarFile({
      method,
      uid: credit.uid,
      sequence: credit.sequence ?? 0,
      startsAt,
      changedAt: now(),
      brand,
      from,
      attendees: who === null ? [hostEmail] : [who, hostEmail],
      room,
      pageUrl: pageUrlOf(credit),
    });
    return { method, text };
  }

  async function loadEmailData(db: Database, credit: Credit, startsAt: Date) {
    const who = await getOwnerEmail(db, credit);
    const { room, zone } = await readPlan(db);
    const session: SessionEmailData = {
      startsAt,
      zone: credit.timeZone ?? zone,
      room,
      pageUrl: pageUrlOf(credit),
    };
    return { session, who, zone };
  }

  async function emailOwner(
    tx: Database,
    { purchaseId, sequence }: Credit,
    who: string | null,
    email: RenderedEmail,
    calendar: CalendarAttachment,
  ) {
    if (who === null) return;
    await mailer.enqueue(
      tx,
      { to: who, ...email, calendar },
      `session ${purchaseId} ${sequence} her`,
    );
  }

  async function emailHost(
    tx: Database,
    { purchaseId, sequence }: Credit,
    who: string | null,
    news: HostNotification,
    calendar: CalendarAttachment,
  ) {
    const mail = {
      to: hostEmail,
      ...(who !== null && { replyTo: who }),
      ...hostNotificationEmail(layout, news),
      calendar,
    };
    await mailer.enqueue(tx, mail, `session ${purchaseId} ${sequence} host`);
  }

  async function enqueueReminder(tx: Database, { purchaseId, sequence }: Credit, startsAt: Date) {
    if (startsAt.getTime() - now().getTime() < lateBookingMs) return;
    await queue.enqueue(tx, {
      kind: reminderJobKind,
      data: { purchase: purchaseId, sequence: `${sequence}` },
      dedupe: `session ${purchaseId} ${sequence} reminder`,
      runAt: new Date(startsAt.getTime() - 24 * hourMs),
    });
  }

  return { notifyBooked, notifyCancelled, sendReminder, notifyAccountDeleted, invitation };
}

/** True while there is something to come. */
export function isUpcoming(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() + sessionMs > now.getTime();
}
