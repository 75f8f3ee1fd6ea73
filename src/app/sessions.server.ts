import { createSessions, type SessionParts } from "#features/sessions/sessions.server.ts";
import type { AppDeps } from "./server.ts";

/** Another clock, or other claims, than the product's own. */
export type OtherSessions = Partial<Pick<SessionParts, "now" | "isClaimed" | "briefFor">>;

type Parts = Pick<AppDeps, "db" | "post" | "queue" | "settings" | "sessions">;

/** 1:1 sessions with the product's own parts. */
export function sessionsOf(
  deps: Parts,
  bought: Pick<SessionParts, "source" | "isClaimed" | "briefFor">,
) {
  const { db, post, queue, settings } = deps;
  return createSessions({
    db,
    post,
    queue,
    brand: settings.BRAND_NAME,
    baseUrl: settings.BASE_URL,
    from: settings.MAIL_FROM,
    hostEmail: settings.SUPPORT_EMAIL,
    bookingUrl: settings.BOOKING_URL ?? null,
    ...bought,
    ...deps.sessions,
  });
}
