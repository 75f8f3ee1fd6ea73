import { z } from "zod";

/** A time with its words in the zone that she reads it in. */
const FormattedTime = z.object({
  /** ISO 8601, universal time. */
  startsAt: z.string(),
  /** "Tuesday, December 1, 2026" */
  day: z.string(),
  /** "10:00 AM to 11:00 AM" */
  time: z.string(),
  /** "New York time (GMT−5)" */
  zoneName: z.string(),
});
export type FormattedTime = z.infer<typeof FormattedTime>;

/** GET /api/sessions/:id. The words are the server's, so that every browser shows the same ones. */
export const CoachingSessionView = z.object({
  id: z.string(),
  state: z.enum(["choose", "held", "booked", "past", "void", "elsewhere"]),
  zone: z.string(),
  /** Nobody has said yet that this zone is hers. */
  isZoneAssumed: z.boolean(),
  /** Every zone that can be chosen; empty where there is nothing to choose. */
  zones: z.array(z.string()),
  booked: FormattedTime.extend({
    room: z.string().nullable(),
    canChange: z.boolean(),
    /** "Monday, November 30, 10:00 AM" */
    changeUntil: z.string(),
  }).nullable(),
  held: FormattedTime.extend({ until: z.string() }).nullable(),
  /** Another time is being chosen for a session that is booked. */
  isMoving: z.boolean(),
  /** The free times by day: "Tuesday, December 1". */
  days: z.array(
    z.object({
      day: z.string(),
      times: z.array(z.object({ startsAt: z.string(), time: z.string() })),
    }),
  ),
  /** Where it is booked outside the product. */
  elsewhere: z.string().nullable(),
  /** Where the workbook for the hour is downloaded, for a while. */
  brief: z.string().nullable(),
});
export type CoachingSessionView = z.infer<typeof CoachingSessionView>;

/** What a form of the page asks for. */
export const CoachingSessionAction = z.discriminatedUnion("do", [
  z.object({ do: z.literal("hold"), time: z.iso.datetime("Choose one of the times.") }),
  z.object({ do: z.literal("book"), time: z.iso.datetime() }),
  z.object({ do: z.literal("let go") }),
  z.object({ do: z.literal("cancel") }),
]);
export type CoachingSessionAction = z.infer<typeof CoachingSessionAction>;
