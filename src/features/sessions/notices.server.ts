import type { Database } from "#adapters/database/database.ts";
import type { Written } from "#adapters/mail/letter.ts";
import type { CalendarPart, Post } from "#adapters/mail/mail.ts";
import type { Queue } from "#adapters/queue/queue.ts";
import { addressOf, type Credit } from "./credit-records.server.ts";
import {
  bookedMail,
  cancelledMail,
  hostMail,
  type HostNews,
  movedMail,
  reminderMail,
  type Told,
  type WhyCancelled,
} from "./mails.server.ts";
import { sessionMs } from "./offered-times.ts";
import { readPlan } from "./plan-records.server.ts";

export type NoticeParts = {
  readonly post: Post;
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
export type GoneSession = {
  readonly startsAt: Date;
  readonly uid: string;
  readonly sequence: number;
};

const hourMs = 3_600_000;
/** Whoever books later than this needs no reminder a day before. */
const lateBookingMs = 36 * hourMs;

export const reminderKind = "session reminder";

export type Notices = ReturnType<typeof createNotices>;

/** What the two people are told of a session, each in the transaction of the change and once. */
export function createNotices(parts: NoticeParts) {
  const { post, queue, brand, baseUrl, from, hostEmail, now } = parts;
  const frame = { brand, baseUrl };
  const pageOf = ({ purchaseId }: Credit) => `${baseUrl}/sessions/${purchaseId}`;

  /** The credit with the sequence that the change has. */
  async function booked(tx: Database, credit: Credit, startsAt: Date, before: Date | null) {
    const { told, who, zone } = await toldOf(tx, credit, startsAt);
    const letter = before === null ? bookedMail(frame, told) : movedMail(frame, told, before);
    const calendar = await invitation(tx, "REQUEST", credit, startsAt);
    await toHer(tx, credit, who, letter, calendar);
    const what = before === null ? "booked" : "moved";
    await toHost(
      tx,
      credit,
      who,
      { what, startsAt, before, zone, hasRoom: told.room !== null, who },
      calendar,
    );
    await promiseReminder(tx, credit, startsAt);
  }

  async function cancelled(tx: Database, credit: Credit, startsAt: Date, why: WhyCancelled) {
    const { told, who, zone } = await toldOf(tx, credit, startsAt);
    const calendar = await invitation(tx, "CANCEL", credit, startsAt);
    await toHer(tx, credit, who, cancelledMail(frame, told, why), calendar);
    const news = { what: "cancelled", startsAt, zone, hasRoom: true, who } as const;
    await toHost(tx, credit, who, news, calendar);
  }

  async function reminded(tx: Database, credit: Credit, startsAt: Date) {
    const { told, who } = await toldOf(tx, credit, startsAt);
    if (who === null) return;
    const word = `session ${credit.purchaseId} ${credit.sequence} reminder`;
    await post.queue(tx, { to: who, ...reminderMail(frame, told) }, word);
  }

  /** Her account is deleted, and everything that said who she was. */
  async function gone(tx: Database, { startsAt, uid, sequence }: GoneSession) {
    const { zone } = await readPlan(tx);
    const { calendarFile } = await import("./calendar-file.server.ts");
    const text = calendarFile({
      method: "CANCEL",
      uid,
      sequence,
      startsAt,
      changedAt: now(),
      brand,
      from,
      guests: [hostEmail],
      room: null,
      page: baseUrl,
    });
    const letter = hostMail(frame, { what: "cancelled", startsAt, zone, hasRoom: true, who: null });
    const mail = { to: hostEmail, ...letter, calendar: { method: "CANCEL", text } as const };
    await post.queue(tx, mail, `session ${uid} gone`);
  }

  /** The file for her calendar. */
  async function invitation(
    db: Database,
    method: CalendarPart["method"],
    credit: Credit,
    startsAt: Date,
  ): Promise<CalendarPart> {
    const { calendarFile } = await import("./calendar-file.server.ts");
    const who = await addressOf(db, credit);
    const { room } = await readPlan(db);
    const text = calendarFile({
      method,
      uid: credit.uid,
      sequence: credit.sequence ?? 0,
      startsAt,
      changedAt: now(),
      brand,
      from,
      guests: who === null ? [hostEmail] : [who, hostEmail],
      room,
      page: pageOf(credit),
    });
    return { method, text };
  }

  async function toldOf(db: Database, credit: Credit, startsAt: Date) {
    const who = await addressOf(db, credit);
    const { room, zone } = await readPlan(db);
    const told: Told = { startsAt, zone: credit.timeZone ?? zone, room, page: pageOf(credit) };
    return { told, who, zone };
  }

  async function toHer(
    tx: Database,
    { purchaseId, sequence }: Credit,
    who: string | null,
    letter: Written,
    calendar: CalendarPart,
  ) {
    if (who === null) return;
    await post.queue(tx, { to: who, ...letter, calendar }, `session ${purchaseId} ${sequence} her`);
  }

  async function toHost(
    tx: Database,
    { purchaseId, sequence }: Credit,
    who: string | null,
    news: HostNews,
    calendar: CalendarPart,
  ) {
    const mail = {
      to: hostEmail,
      ...(who !== null && { replyTo: who }),
      ...hostMail(frame, news),
      calendar,
    };
    await post.queue(tx, mail, `session ${purchaseId} ${sequence} host`);
  }

  async function promiseReminder(tx: Database, { purchaseId, sequence }: Credit, startsAt: Date) {
    if (startsAt.getTime() - now().getTime() < lateBookingMs) return;
    await queue.add(tx, {
      kind: reminderKind,
      data: { purchase: purchaseId, sequence: `${sequence}` },
      dedupe: `session ${purchaseId} ${sequence} reminder`,
      at: new Date(startsAt.getTime() - 24 * hourMs),
    });
  }

  return { booked, cancelled, reminded, gone, invitation };
}

/** True while there is something to come. */
export function isAhead(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() + sessionMs > now.getTime();
}
