import * as s from "#core/schema.ts";

/** A time, formatted in the zone that the buyer reads it in. */
const FormattedTime = s.object({
  /** ISO 8601, universal time. */
  startsAt: s.string,
  /** "Tuesday, December 1, 2026" */
  day: s.string,
  /** "10:00 AM to 11:00 AM" */
  time: s.string,
  /** "New York time (GMT−5)" */
  zoneName: s.string,
});
export type FormattedTime = s.Infer<typeof FormattedTime>;

/** GET /api/sessions/:id. The words are the server's, so that every browser shows the same ones. */
export const CoachingSessionView = s.object({
  id: s.string,
  state: s.oneOf(["choose", "held", "booked", "past", "void", "elsewhere"]),
  zone: s.string,
  /** Nobody has confirmed this zone yet. */
  isZoneAssumed: s.boolean,
  /** Every zone that can be chosen; empty where there is nothing to choose. */
  zones: s.array(s.string),
  booked: s.nullable(
    s.object({
      ...FormattedTime.shape,
      room: s.nullable(s.string),
      canChange: s.boolean,
      /** "Monday, November 30, 10:00 AM" */
      changeUntil: s.string,
    }),
  ),
  held: s.nullable(s.object({ ...FormattedTime.shape, until: s.string })),
  /** Another time is being chosen for a session that is booked. */
  isMoving: s.boolean,
  /** The free times by day: "Tuesday, December 1". */
  days: s.array(
    s.object({
      day: s.string,
      times: s.array(s.object({ startsAt: s.string, time: s.string })),
    }),
  ),
  /** Where it is booked outside the product. */
  elsewhere: s.nullable(s.string),
  /** Where the workbook for the hour is downloaded, for a while. */
  brief: s.nullable(s.string),
  /** The texts that the member shares for it; null for a guest. */
  shared: s.nullable(s.array(s.object({ id: s.string, title: s.string, comments: s.number }))),
});
export type CoachingSessionView = s.Infer<typeof CoachingSessionView>;
