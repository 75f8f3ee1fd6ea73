import type { Database } from "#adapters/database/database.ts";
import type { Post } from "#adapters/mail/mail.ts";
import type { Queue, Work } from "#adapters/queue/queue.ts";
import type { AppContext } from "#http/app-context.ts";
import { AppError } from "#core/errors/app-error.ts";
import { problemSentence } from "#http/problem-sentence.ts";
import type { Context } from "hono";
import { createBooking } from "./booking.server.ts";
import { SessionForm, type SessionView } from "./contract.ts";
import {
  callOffKind,
  type Credit,
  findCredit,
  slotsOf,
  type Source,
} from "./credit-records.server.ts";
import { createCredits } from "./credits.server.ts";
import { createNotices, reminderKind } from "./notices.server.ts";
import { goneKind } from "./personal-data.server.ts";
import { readPlan } from "./plan-records.server.ts";
import { callOff, remindHer, tellOfGone } from "./jobs.server.ts";
import { type Asked, viewOf } from "./view.server.ts";
import { zoneOf } from "./zoned-time.ts";

export type SessionParts = {
  readonly db: Database;
  readonly post: Post;
  readonly queue: Queue;
  /** The payments in charge. */
  readonly source: Source;
  /** Does this browser hold the claim of a guest's purchase? */
  readonly isClaimed: (request: Request, purchaseId: string) => Promise<boolean>;
  /** Where the workbook for a paid session is downloaded; null when there is none. */
  readonly briefFor: (purchaseId: string) => Promise<string | null>;
  readonly brand: string;
  readonly baseUrl: string;
  readonly from: string;
  readonly hostEmail: string;
  /** Where sessions are booked outside the product; null when they are booked here. */
  readonly bookingUrl: string | null;
  readonly now?: (() => Date) | undefined;
};

export type Sessions = ReturnType<typeof createSessions>;

/** 1:1 sessions: a paid hour, its time, its calendar file. Only the owner of the hour gets to see it. */
export function createSessions(parts: SessionParts) {
  const { db, source, isClaimed, briefFor, baseUrl, bookingUrl } = parts;
  const now = parts.now ?? (() => new Date());
  const notices = createNotices({ ...parts, now });
  const credits = createCredits({ db, source, notices, host: new URL(baseUrl).host, now });
  const booking = createBooking({ db, source, notices, now });
  const works: Readonly<Record<string, Work>> = {
    [reminderKind]: remindHer({ db, source, notices, now }),
    [callOffKind]: callOff({ db, booking, now }),
    [goneKind]: tellOfGone({ db, notices }),
  };

  /** The hour of this id if it is the viewer's; throws 404 for everybody else. */
  async function owned(c: Context<AppContext>, id: string): Promise<Credit> {
    const credit = await findCredit(db, source, id);
    if (credit && (await isHers(c, credit))) return credit;
    throw new AppError("not_found", "There is no session for you at this address.");
  }

  async function isHers(c: Context<AppContext>, { purchaseId, userId }: Credit): Promise<boolean> {
    const viewer = c.get("viewer");
    if (userId !== null) return viewer.kind === "member" && viewer.id === userId;
    return isClaimed(c.req.raw, purchaseId);
  }

  async function look(c: Context<AppContext>, id: string, asked: Asked): Promise<SessionView> {
    const credit = await owned(c, id);
    const view = await viewOf({ db, bookingUrl, now }, credit, asked);
    return { ...view, brief: credit.voidedAt === null ? await briefFor(id) : null };
  }

  /** Does what a form of the page asks for; throws AppError with a sentence. */
  async function act(
    c: Context<AppContext>,
    id: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<void> {
    const credit = await owned(c, id);
    const read = SessionForm.safeParse(fields, { error: problemSentence });
    if (!read.success) throw new AppError("bad_request", "Choose one of the times.");
    const form = read.data;
    switch (form.do) {
      case "hold":
        if (bookingUrl !== null)
          throw new AppError("not_found", "Times are chosen on another page now.");
        return booking.hold(id, new Date(form.time));
      case "book": {
        const zone = zoneOf(fields["zone"]) ?? credit.timeZone ?? (await readPlan(db)).zone;
        return booking.book(id, new Date(form.time), zone);
      }
      case "let go":
        return booking.letGo(id);
      case "cancel":
        return booking.cancel(id);
    }
  }

  /** The calendar file of a session that is booked; throws 404 when there is none. */
  async function calendar(c: Context<AppContext>, id: string): Promise<string> {
    const credit = await owned(c, id);
    const { booked } = await slotsOf(db, id, now());
    if (!booked || credit.voidedAt !== null)
      throw new AppError("not_found", "No session is booked here.");
    return (await notices.invitation(db, "REQUEST", credit, booked.startsAt)).text;
  }

  return { ...credits, works, look, act, calendar };
}
