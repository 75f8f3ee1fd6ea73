import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canChange, horizonMs, minNoticeMs, listOfferedTimes, sessionMs } from "./offered-times.ts";
import { type SessionPlan, defaultPlan } from "./session-plan.ts";
import {
  dayInZone,
  knownZones,
  minuteInZone,
  timestampOf,
  weekdayOf,
  findZone,
} from "./zoned-time.ts";

const iso = (at: number) => new Date(at).toISOString();
const at = (text: string) => Date.parse(text);

const allDay: SessionPlan = {
  zone: "America/New_York",
  pause: 0,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 24 * 60 })),
  room: null,
};

test("the usual hours give five times on each of three days", () => {
  const now = at("2026-11-21T12:00:00Z");
  const times = listOfferedTimes(defaultPlan, [], now).slice(0, 6).map(iso);
  expect(times).toEqual([
    "2026-11-24T15:00:00.000Z",
    "2026-11-24T16:15:00.000Z",
    "2026-11-24T17:30:00.000Z",
    "2026-11-24T18:45:00.000Z",
    "2026-11-24T20:00:00.000Z",
    "2026-11-25T15:00:00.000Z",
  ]);
});

test("a time is offered from exactly 24 hours ahead, and no longer than four weeks", () => {
  const first = at("2026-11-24T15:00:00Z");
  expect(listOfferedTimes(defaultPlan, [], first - minNoticeMs)[0]).toBe(first);
  expect(listOfferedTimes(defaultPlan, [], first - minNoticeMs + 1)[0]).toBeGreaterThan(first);
  expect(listOfferedTimes(defaultPlan, [], first - horizonMs).at(-1)).toBe(first);
  expect(listOfferedTimes(defaultPlan, [], first - horizonMs - 1)).not.toContain(first);
});

test("what is taken or blocked is not offered, what only touches it is", () => {
  const now = at("2026-11-21T12:00:00Z");
  const [first = 0, second = 0, third = 0] = listOfferedTimes(defaultPlan, [], now);
  const busy = [{ from: first + sessionMs, to: second + 1 }];
  const offered = listOfferedTimes(defaultPlan, busy, now);
  expect(offered.slice(0, 2)).toEqual([first, third]);
});

test.for([
  // Spring: 09:00 there is an hour earlier in universal time from the Sunday on.
  [
    "America/New_York",
    "2027-03-12T00:00:00Z",
    "2027-03-13T14:00:00.000Z",
    "2027-03-14T13:00:00.000Z",
  ],
  [
    "America/New_York",
    "2026-10-30T00:00:00Z",
    "2026-10-31T13:00:00.000Z",
    "2026-11-01T14:00:00.000Z",
  ],
  ["Europe/London", "2027-03-26T00:00:00Z", "2027-03-27T09:00:00.000Z", "2027-03-28T08:00:00.000Z"],
  ["Europe/London", "2026-10-23T00:00:00Z", "2026-10-24T08:00:00.000Z", "2026-10-25T09:00:00.000Z"],
  ["Asia/Kolkata", "2027-03-26T00:00:00Z", "2027-03-27T03:30:00.000Z", "2027-03-28T03:30:00.000Z"],
] as const)(
  "nine o’clock in %s stays nine o’clock when clocks change around %s",
  ([zone, now, before, after]) => {
    const hours = [6, 7].map((weekday) => ({ weekday, from: 9 * 60, to: 10 * 60 }));
    const times = listOfferedTimes({ ...defaultPlan, zone, hours }, [], at(now)).map(iso);
    expect(times.slice(0, 2)).toEqual([before, after]);
  },
);

test.for([
  ["2027-03-14", 23],
  ["2026-11-01", 25],
  ["2026-11-02", 24],
] as const)("the day %s has as many hours as the clocks give it", ([day, hours]) => {
  const now = at(`${day}T00:00:00Z`) - 3 * 86_400_000;
  const ofDay = listOfferedTimes(allDay, [], now).filter(
    (time) => dayInZone(allDay.zone, time) === day,
  );
  expect(ofDay).toHaveLength(hours);
  expect(new Set(ofDay).size).toBe(hours);
});

test("a time that clocks skip comes after the change, one that they show twice is the first", () => {
  expect(iso(timestampOf("America/New_York", "2027-03-14", 150))).toBe("2027-03-14T07:30:00.000Z");
  expect(iso(timestampOf("America/New_York", "2026-11-01", 90))).toBe("2026-11-01T05:30:00.000Z");
  expect(iso(timestampOf("Europe/London", "2027-03-28", 90))).toBe("2027-03-28T01:30:00.000Z");
  expect(iso(timestampOf("Asia/Kolkata", "2026-12-01", 0))).toBe("2026-11-30T18:30:00.000Z");
});

test("whatever the zone, the week and the moment, every time lies within the hours and after the notice, apart from the others", () => {
  const zones = ["America/New_York", "Europe/London", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 45 }),
      fc.array(
        fc
          .record({
            weekday: fc.integer({ min: 1, max: 7 }),
            from: fc.integer({ min: 240, max: 1_000 }),
          })
          .map((hours) => ({ ...hours, to: hours.from + 300 })),
        { minLength: 1, maxLength: 3 },
      ),
      fc.date({ min: new Date("2026-01-01"), max: new Date("2029-01-01"), noInvalidDate: true }),
      (zone, pause, hours, moment) => {
        const now = moment.getTime();
        for (const time of listOfferedTimes({ zone, pause, hours, room: null }, [], now)) {
          expect(time - now).toBeGreaterThanOrEqual(minNoticeMs);
          expect(time - now).toBeLessThanOrEqual(horizonMs);
          const minute = minuteInZone(zone, time);
          const weekday = weekdayOf(dayInZone(zone, time));
          const isWithin = hours.some(
            (one) => one.weekday === weekday && minute >= one.from && minute + 60 <= one.to,
          );
          expect(isWithin, `${zone} ${iso(time)}`).toBe(true);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("a session can be changed up to 24 hours before it, to the moment", () => {
  const startsAt = new Date("2026-12-01T15:00:00Z");
  expect(canChange(startsAt, new Date("2026-11-30T15:00:00Z"))).toBe(true);
  expect(canChange(startsAt, new Date("2026-11-30T15:00:00.001Z"))).toBe(false);
});

test("a zone is known by any of its names, and nothing else is one", () => {
  expect(findZone("europe/london")).toBe("Europe/London");
  expect(findZone("US/Eastern")).toBe("America/New_York");
  expect(findZone("Asia/Calcutta")).toBe("Asia/Kolkata");
  for (const zone of knownZones()) expect(findZone(zone)).toBe(zone);
  for (const name of ["", "Mars/Olympus", "<script>", undefined, null])
    expect(findZone(name)).toBeNull();
});
