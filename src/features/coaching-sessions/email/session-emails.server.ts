import { type EmailContent, renderEmail, type RenderedEmail } from "#adapters/mail/render-email.ts";
import { minNoticeMs } from "#features/coaching-sessions/schedule/offered-times.ts";
import {
  formatZonedClock,
  formatZonedDay,
  formatSessionTime,
} from "#features/coaching-sessions/schedule/format-time.ts";

export type SessionEmailLayout = { readonly brand: string; readonly baseUrl: string };

/** A session as its emails describe it: in the buyer's time zone, and where the call is. */
export type SessionEmailData = {
  readonly startsAt: Date;
  readonly zone: string;
  readonly room: string | null;
  /** The buyer's page of it. */
  readonly pageUrl: string;
};

const whyReceived = "You bought a Private Strategy Session with this address.";

type OwnerEmailContent = Omit<EmailContent, "reason" | "brand" | "baseUrl">;

const renderOwnerEmail = (
  { brand, baseUrl }: SessionEmailLayout,
  content: OwnerEmailContent,
): RenderedEmail => renderEmail({ brand, baseUrl, reason: whyReceived, ...content });

export function sessionBookedEmail(
  layout: SessionEmailLayout,
  session: SessionEmailData,
): RenderedEmail {
  return renderOwnerEmail(layout, {
    subject: "Your 1:1 session is booked",
    paragraphs: [
      `${formatSessionTime(session.startsAt, session.zone)}.`,
      callLine(session.room),
      `Open the attached invitation to put it into your calendar. ${changeDeadlineLine(session)}`,
    ],
    button: { name: "See, move or cancel it", link: session.pageUrl },
  });
}

export function sessionMovedEmail(
  layout: SessionEmailLayout,
  session: SessionEmailData,
  from: Date,
): RenderedEmail {
  return renderOwnerEmail(layout, {
    subject: "Your 1:1 session has moved",
    paragraphs: [
      `Now: ${formatSessionTime(session.startsAt, session.zone)}.`,
      `Before: ${formatSessionTime(from, session.zone)}.`,
      callLine(session.room),
      `The attached invitation moves it in your calendar. ${changeDeadlineLine(session)}`,
    ],
    button: { name: "See, move or cancel it", link: session.pageUrl },
  });
}

/** By the buyer; because its payment was returned, so that no hour is left; or by the host. */
export type CancellationReason = "her word" | "returned" | "host";

const cancelledLines: Readonly<Record<CancellationReason, string>> = {
  "her word": "The hour is still yours. Choose another time when it suits you.",
  returned: "Its payment was returned, so the time is free again.",
  host: "We are sorry: we cannot give this session as agreed. The hour is still yours, so choose another time when it suits you.",
};

export function sessionCancelledEmail(
  layout: SessionEmailLayout,
  session: SessionEmailData,
  why: CancellationReason,
): RenderedEmail {
  const when = formatSessionTime(session.startsAt, session.zone);
  return renderOwnerEmail(layout, {
    subject: "Your 1:1 session is cancelled",
    paragraphs: [
      `It was to be on ${when}. The attached file takes it out of your calendar.`,
      cancelledLines[why],
    ],
    ...(why !== "returned" && { button: { name: "Choose another time", link: session.pageUrl } }),
  });
}

export function sessionReminderEmail(
  layout: SessionEmailLayout,
  session: SessionEmailData,
): RenderedEmail {
  return renderOwnerEmail(layout, {
    subject: "Your 1:1 session is a day away",
    paragraphs: [
      `${formatSessionTime(session.startsAt, session.zone)}.`,
      callLine(session.room),
      "Bring one page: the decision in front of you, what you know, and three questions.",
    ],
    button: { name: "Open the session", link: session.pageUrl },
  });
}

export type HostNotification = {
  readonly what: "booked" | "moved" | "cancelled";
  readonly startsAt: Date;
  /** Of a session that moved: when it was to begin. */
  readonly before?: Date | null;
  /** The strategist's. */
  readonly zone: string;
  readonly hasRoom: boolean;
  /** Null after the buyer's account was deleted. */
  readonly who: string | null;
};

/** For whoever gives the hour. */
export function hostNotificationEmail(
  { brand, baseUrl }: SessionEmailLayout,
  notification: HostNotification,
): RenderedEmail {
  const { what, startsAt, before, zone, hasRoom, who } = notification;
  const needsLink = what === "booked" && !hasRoom;
  return renderEmail({
    brand,
    baseUrl,
    subject: `Session ${what}: ${formatZonedDay(startsAt, zone, "year")}, ${formatZonedClock(startsAt, zone)}`,
    paragraphs: [
      `${formatSessionTime(startsAt, zone)}.`,
      ...(before ? [`Before: ${formatSessionTime(before, zone)}.`] : []),
      ...(who === null ? [] : [`With ${who}.`]),
      ...(needsLink
        ? [
            "Send her the link to the call. One for every session: npm run operator -- sessions room <address>",
          ]
        : []),
    ],
    reason: "Every session that is booked, moved or cancelled is told to this address.",
  });
}

function callLine(room: string | null): string {
  return room === null
    ? "The link to the call comes to this address before the session."
    : `The call is here: ${room}`;
}

function changeDeadlineLine({ startsAt, zone }: SessionEmailData): string {
  const last = new Date(startsAt.getTime() - minNoticeMs);
  return `You can move or cancel it until ${formatZonedDay(last, zone)}, ${formatZonedClock(last, zone)}.`;
}
