import { z } from "zod";
import { findZone } from "./zoned-time.ts";

const minutesPerDay = 24 * 60;

const MinuteOfDay = z.number().int().min(0).max(minutesPerDay);

/** Weekdays from 1, Monday. From and to in minutes since midnight on the strategist's clocks. */
export const WeeklyHours = z
  .object({ weekday: z.number().int().min(1).max(7), from: MinuteOfDay, to: MinuteOfDay })
  .refine(({ from, to }) => to - from >= sessionMinutes, "The hours leave no room for a session.");
export type WeeklyHours = z.infer<typeof WeeklyHours>;

/** When sessions take place, in the strategist's time zone. */
export const SessionPlan = z.object({
  zone: z.string().refine((name) => findZone(name) === name, "There is no such time zone."),
  /** Minutes between two sessions. */
  pause: z.number().int().min(0).max(240),
  hours: z.array(WeeklyHours).min(1),
  /** Where the call is; null while each is sent by email. */
  room: z.url({ protocol: /^https$/ }).nullable(),
});
export type SessionPlan = z.infer<typeof SessionPlan>;

/** A session is sold as one hour. */
export const sessionMinutes = 60;

/** Until the operator says otherwise. */
export const defaultPlan: SessionPlan = {
  zone: "America/New_York",
  pause: 15,
  hours: [2, 3, 4].map((weekday) => ({ weekday, from: 10 * 60, to: 16 * 60 })),
  room: null,
};
