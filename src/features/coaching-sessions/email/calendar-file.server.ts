import type { CalendarAttachment } from "#adapters/mail/mailer.ts";
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import { sessionMs } from "#features/coaching-sessions/schedule/offered-times.ts";

/** What goes into the calendars of the two people. */
export type CalendarEvent = {
  readonly method: CalendarAttachment["method"];
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly changedAt: Date;
  readonly brand: string;
  /** The address that the invitations come from. */
  readonly from: string;
  readonly attendees: readonly string[];
  readonly room: string | null;
  /** The buyer's page of the session. */
  readonly pageUrl: string;
};

/** The event as iCalendar text: universal time, lines ended by CRLF. */
export function renderCalendarFile(event: CalendarEvent): string {
  const { method, uid, sequence, startsAt, changedAt, brand, from, attendees, room, pageUrl } =
    event;
  const isCancelled = method === "CANCEL";
  const calendar = ical({
    prodId: { company: brand, product: "1:1 sessions", language: "EN" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: changedAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + sessionMs),
    summary: `Private Strategy Session, ${brand}`,
    description: room === null ? pageUrl : `${room}\n\n${pageUrl}`,
    ...(room !== null && { location: room }),
    url: pageUrl,
    organizer: { name: brand, email: from },
    attendees: attendees.map((email) => ({
      email,
      rsvp: false,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
    })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
