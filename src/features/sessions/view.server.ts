import type { Database } from "#adapters/database/database.ts";
import { bookingAddress } from "./booking-address.ts";
import type { SaidTime, SessionView } from "./contract.ts";
import { addressOf, type Credit, type Slot, slotsOf } from "./credit-records.server.ts";
import { isAhead } from "./notices.server.ts";
import { canChange, noticeMs, offeredTimes } from "./offered-times.ts";
import { busyTimes, readPlan } from "./plan-records.server.ts";
import { clockWords, dayWords, spanWords, zoneWords } from "./time-words.ts";
import { knownZones, zoneOf } from "./zoned-time.ts";

/** What the address of the page asks for. */
export type Asked = { readonly zone: string | undefined; readonly isMoving: boolean };

type ViewParts = {
  readonly db: Database;
  readonly bookingUrl: string | null;
  readonly now: () => Date;
};

/** A session as its owner sees it at this moment. */
export async function viewOf(
  { db, bookingUrl, now }: ViewParts,
  credit: Credit,
  asked: Asked,
): Promise<Omit<SessionView, "brief">> {
  const at = now();
  const id = credit.purchaseId;
  const plan = await readPlan(db);
  const { booked, held } = await slotsOf(db, id, at);
  const chosen = zoneOf(asked.zone) ?? zoneOf(credit.timeZone);
  const zone = chosen ?? plan.zone;
  const mayChange = booked !== null && canChange(booked.startsAt, at);
  const isMoving = mayChange && asked.isMoving && bookingUrl === null;
  const state = stateOf({ credit, booked, held, at, bookingUrl });
  const isChoosing = state === "choose" || (state === "booked" && isMoving);
  const times = isChoosing ? offeredTimes(plan, await busyTimes(db, at), at.getTime()) : [];
  const elsewhere =
    state === "elsewhere" && bookingUrl !== null
      ? bookingAddress(bookingUrl, { email: await addressOf(db, credit), credit: id })
      : null;
  return {
    id,
    state,
    zone,
    isZoneAssumed: chosen === null,
    zones: isChoosing ? [...knownZones()] : [],
    booked: booked && {
      ...said(booked, zone),
      room: plan.room,
      canChange: mayChange,
      changeUntil: lastChange(booked, zone),
    },
    held: held && { ...said(held, zone), until: clockWords(held.heldUntil ?? at, zone) },
    isMoving,
    days: byDay(times, zone),
    elsewhere,
  };
}

type Standing = {
  readonly credit: Credit;
  readonly booked: Slot | null;
  readonly held: Slot | null;
  readonly at: Date;
  readonly bookingUrl: string | null;
};

function stateOf({ credit, booked, held, at, bookingUrl }: Standing): SessionView["state"] {
  if (credit.voidedAt !== null) return "void";
  if (booked && !isAhead(booked.startsAt, at)) return "past";
  if (held && bookingUrl === null) return "held";
  if (booked) return "booked";
  return bookingUrl === null ? "choose" : "elsewhere";
}

function said({ startsAt }: Slot, zone: string): SaidTime {
  return {
    startsAt: startsAt.toISOString(),
    day: dayWords(startsAt, zone, "year"),
    time: spanWords(startsAt, zone),
    zoneName: zoneWords(zone, startsAt),
  };
}

function lastChange({ startsAt }: Slot, zone: string): string {
  const last = new Date(startsAt.getTime() - noticeMs);
  return `${dayWords(last, zone)}, ${clockWords(last, zone)}`;
}

function byDay(times: readonly number[], zone: string): SessionView["days"] {
  const days = Map.groupBy(times, (time) => dayWords(new Date(time), zone));
  return [...days].map(([day, ofDay]) => ({
    day,
    times: ofDay.map((time) => {
      const at = new Date(time);
      return { startsAt: at.toISOString(), time: clockWords(at, zone) };
    }),
  }));
}
