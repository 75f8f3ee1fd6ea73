import type { Database } from "#adapters/database/database.ts";
import { externalBookingUrl } from "#features/coaching-sessions/booking/external-booking-url.ts";
import type { FormattedTime, CoachingSessionView } from "./contract.ts";
import {
  getOwnerEmail,
  type Credit,
  type SlotRow,
  findSlots,
} from "#features/coaching-sessions/booking/credit-records.server.ts";
import { isUpcoming } from "#features/coaching-sessions/email/session-notifications.server.ts";
import {
  canChange,
  minNoticeMs,
  listOfferedTimes,
} from "#features/coaching-sessions/schedule/offered-times.ts";
import {
  findBusyTimes,
  readPlan,
} from "#features/coaching-sessions/schedule/plan-records.server.ts";
import {
  formatZonedClock,
  formatZonedDay,
  formatSessionSpan,
  formatZoneName,
} from "#features/coaching-sessions/schedule/format-time.ts";
import { knownZones, findZone } from "#features/coaching-sessions/schedule/zoned-time.ts";

/** What the address of the page asks for. */
export type RequestedView = { readonly zone: string | undefined; readonly isMoving: boolean };

type ViewDeps = {
  readonly db: Database;
  readonly bookingUrl: string | null;
  readonly now: () => Date;
};

/** A session as its owner sees it at this moment. */
export async function sessionViewOf(
  { db, bookingUrl, now }: ViewDeps,
  credit: Credit,
  requested: RequestedView,
): Promise<Omit<CoachingSessionView, "brief" | "shared">> {
  const at = now();
  const id = credit.purchaseId;
  const plan = await readPlan(db);
  const { booked, held } = await findSlots(db, id, at);
  const chosen = findZone(requested.zone) ?? findZone(credit.timeZone);
  const zone = chosen ?? plan.zone;
  const mayChange = booked !== null && canChange(booked.startsAt, at);
  const isMoving = mayChange && requested.isMoving && bookingUrl === null;
  const state = stateOf({ credit, booked, held, at, bookingUrl });
  const isChoosing = state === "choose" || (state === "booked" && isMoving);
  const times = isChoosing ? listOfferedTimes(plan, await findBusyTimes(db, at), at.getTime()) : [];
  const elsewhere =
    state === "elsewhere" && bookingUrl !== null
      ? externalBookingUrl(bookingUrl, { email: await getOwnerEmail(db, credit), credit: id })
      : null;
  return {
    id,
    state,
    zone,
    isZoneAssumed: chosen === null,
    zones: isChoosing ? [...knownZones()] : [],
    booked: booked && {
      ...formatSlot(booked, zone),
      room: plan.room,
      canChange: mayChange,
      changeUntil: changeDeadline(booked, zone),
    },
    held: held && {
      ...formatSlot(held, zone),
      until: formatZonedClock(held.heldUntil ?? at, zone),
    },
    isMoving,
    days: groupByDay(times, zone),
    elsewhere,
  };
}

type StateInputs = {
  readonly credit: Credit;
  readonly booked: SlotRow | null;
  readonly held: SlotRow | null;
  readonly at: Date;
  readonly bookingUrl: string | null;
};

function stateOf({
  credit,
  booked,
  held,
  at,
  bookingUrl,
}: StateInputs): CoachingSessionView["state"] {
  if (credit.voidedAt !== null) return "void";
  if (booked && !isUpcoming(booked.startsAt, at)) return "past";
  if (held && bookingUrl === null) return "held";
  if (booked) return "booked";
  return bookingUrl === null ? "choose" : "elsewhere";
}

function formatSlot({ startsAt }: SlotRow, zone: string): FormattedTime {
  return {
    startsAt: startsAt.toISOString(),
    day: formatZonedDay(startsAt, zone, "year"),
    time: formatSessionSpan(startsAt, zone),
    zoneName: formatZoneName(zone, startsAt),
  };
}

function changeDeadline({ startsAt }: SlotRow, zone: string): string {
  const last = new Date(startsAt.getTime() - minNoticeMs);
  return `${formatZonedDay(last, zone)}, ${formatZonedClock(last, zone)}`;
}

function groupByDay(times: readonly number[], zone: string): CoachingSessionView["days"] {
  const days = Map.groupBy(times, (time) => formatZonedDay(new Date(time), zone));
  return [...days].map(([day, ofDay]) => ({
    day,
    times: ofDay.map((time) => {
      const at = new Date(time);
      return { startsAt: at.toISOString(), time: formatZonedClock(at, zone) };
    }),
  }));
}
