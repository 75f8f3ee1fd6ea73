import type { Database } from "#adapters/database/database.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { Queue, JobHandler } from "#adapters/queue/queue.ts";
import type { AppContext } from "#http/app-context.ts";
import { AppError } from "#core/errors/app-error.ts";
import { formatValidationIssue } from "#http/errors/format-validation-issue.ts";
import type { Context } from "hono";
import { createBooking } from "#features/coaching-sessions/booking/booking.server.ts";
import { createHostChanges } from "#features/coaching-sessions/booking/host-changes.server.ts";
import { createMemberTexts } from "#features/coaching-sessions/shared-texts/member-texts.server.ts";
import { createStrategistTexts } from "#features/coaching-sessions/shared-texts/strategist-texts.server.ts";
import type { CoachingSessionView } from "./contract.ts";
import { CoachingSessionAction } from "./requests.ts";
import {
  hostCancellationJobKind,
  type Credit,
  findCredit,
  findSlots,
  type CreditSource,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import { createCredits } from "#features/coaching-sessions/booking/credits.server.ts";
import {
  createSessionNotifications,
  reminderJobKind,
} from "#features/coaching-sessions/email/session-notifications.server.ts";
import { accountDeletedJobKind } from "./personal-data.server.ts";
import { readPlan } from "#features/coaching-sessions/schedule/plan-records.server.ts";
import {
  createHostCancellationHandler,
  createReminderHandler,
  createAccountDeletedHandler,
} from "./jobs.server.ts";
import { type RequestedView, sessionViewOf } from "./session-view.server.ts";
import { findZone } from "#features/coaching-sessions/schedule/zoned-time.ts";

export type CoachingSessionDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly queue: Queue;
  /** The payments in charge. */
  readonly source: CreditSource;
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

export type CoachingSessions = ReturnType<typeof createCoachingSessions>;

/** 1:1 sessions: a paid hour, its time, its calendar file. Only the owner of the hour gets to see it. */
export function createCoachingSessions(deps: CoachingSessionDeps) {
  const { db, source, isClaimed, briefFor, baseUrl, bookingUrl } = deps;
  const now = deps.now ?? (() => new Date());
  const notifications = createSessionNotifications({ ...deps, now });
  const credits = createCredits({ db, source, notifications, host: new URL(baseUrl).host, now });
  const booking = createBooking({ db, source, notifications, now });
  const host = createHostChanges({ db, source, notifications, now, booking });
  const memberTexts = createMemberTexts({ db, source, now });
  const strategistTexts = createStrategistTexts({ ...deps, now });
  const jobHandlers: Readonly<Record<string, JobHandler>> = {
    [reminderJobKind]: createReminderHandler({ db, source, notifications, now }),
    [hostCancellationJobKind]: createHostCancellationHandler({ db, booking, now }),
    [accountDeletedJobKind]: createAccountDeletedHandler({ db, notifications }),
  };

  /** The hour of this id if it is the viewer's; throws 404 for everybody else. */
  async function getOwned(c: Context<AppContext>, id: string): Promise<Credit> {
    const credit = await findCredit(db, source, id);
    if (credit && (await isOwner(c, credit))) return credit;
    throw new AppError("not_found", "There is no session for you at this address.");
  }

  async function isOwner(c: Context<AppContext>, { purchaseId, userId }: Credit): Promise<boolean> {
    const viewer = c.get("viewer");
    if (userId !== null) return viewer.kind === "member" && viewer.id === userId;
    return isClaimed(c.req.raw, purchaseId);
  }

  async function getView(
    c: Context<AppContext>,
    id: string,
    requested: RequestedView,
  ): Promise<CoachingSessionView> {
    const credit = await getOwned(c, id);
    const view = await sessionViewOf({ db, bookingUrl, now }, credit, requested);
    const brief = credit.voidedAt === null ? await briefFor(id) : null;
    return { ...view, brief, shared: await listShared(credit) };
  }

  /** What the member shares for this hour; null for a guest, who has no library. */
  async function listShared({
    userId,
    purchaseId,
  }: Credit): Promise<CoachingSessionView["shared"]> {
    if (userId === null) return null;
    const { items } = await memberTexts.list(userId);
    return items
      .filter(({ session }) => session.id === purchaseId)
      .map(({ id, title, comments }) => ({ id, title, comments }));
  }

  /** Does what a form of the page asks for; throws AppError with a sentence. */
  async function handleForm(
    c: Context<AppContext>,
    id: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<void> {
    const credit = await getOwned(c, id);
    const read = CoachingSessionAction.safeParse(fields, { error: formatValidationIssue });
    if (!read.success) throw new AppError("bad_request", "Choose one of the times.");
    const form = read.data;
    switch (form.do) {
      case "hold":
        if (bookingUrl !== null)
          throw new AppError("not_found", "Times are chosen on another page now.");
        return booking.hold(id, new Date(form.time));
      case "book": {
        const zone = findZone(fields["zone"]) ?? credit.timeZone ?? (await readPlan(db)).zone;
        return booking.book(id, new Date(form.time), zone);
      }
      case "let go":
        return booking.release(id);
      case "cancel":
        return booking.cancel(id);
    }
  }

  /** The calendar file of a session that is booked; throws 404 when there is none. */
  async function getCalendarFile(c: Context<AppContext>, id: string): Promise<string> {
    const credit = await getOwned(c, id);
    const { booked } = await findSlots(db, id, now());
    if (!booked || credit.voidedAt !== null)
      throw new AppError("not_found", "No session is booked here.");
    return (await notifications.invitation(db, "REQUEST", credit, booked.startsAt)).text;
  }

  return {
    ...credits,
    jobHandlers,
    getView,
    handleForm,
    getCalendarFile,
    host,
    memberTexts,
    strategistTexts,
    source,
    bookingUrl,
    now,
  };
}
