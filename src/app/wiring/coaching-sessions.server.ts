import {
  createCoachingSessions,
  type CoachingSessionDeps,
} from "#features/coaching-sessions/coaching-sessions.server.ts";
import type { Database } from "#adapters/database/database.ts";
import type { Settings } from "#adapters/env.ts";
import type { Mailer } from "#adapters/mail/mailer.ts";
import type { Queue } from "#adapters/queue/queue.ts";

/** Another clock, or other claims, than the product's own. */
export type CoachingSessionOverrides = Partial<
  Pick<CoachingSessionDeps, "now" | "isClaimed" | "briefFor">
>;

type WiringDeps = {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly settings: Settings;
  readonly overrides: CoachingSessionOverrides | undefined;
};

/** 1:1 sessions with the product's own parts. */
export function wireCoachingSessions(
  deps: WiringDeps,
  bought: Pick<CoachingSessionDeps, "source" | "isClaimed" | "briefFor">,
) {
  const { db, mailer, queue, settings } = deps;
  return createCoachingSessions({
    db,
    mailer,
    queue,
    brand: settings.BRAND_NAME,
    baseUrl: settings.BASE_URL,
    from: settings.MAIL_FROM,
    hostEmail: settings.SUPPORT_EMAIL,
    bookingUrl: settings.BOOKING_URL ?? null,
    ...bought,
    ...deps.overrides,
  });
}
