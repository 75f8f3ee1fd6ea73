import type { Database } from "#adapters/database/database.ts";
import { readDatabaseClock } from "#adapters/database/database-clock.ts";
import type { Settings } from "#adapters/env.ts";
import { readUpstreamSettings } from "#adapters/model/index.ts";
import { type Finding, type CheckPart, right, wrong } from "./finding.server.ts";

const what = "Clock";

/** Codes live for minutes, and a payment's event is believed for five. */
const maxDifferenceMs = 30_000;
const timeoutMs = 5_000;

/** Compares this machine's clock with that of a server which the settings name anyway. */
export const checkClock: CheckPart = async (settings) => {
  const address = outsideAddress(settings);
  if (address === null) return [];
  const date = await readDate(address);
  return date === null ? [] : [describeClock(date, new URL(address).host)];
};

/** Compares this machine's clock with that of PostgreSQL, which several processes share. */
export async function compareWithDatabase(db: Database): Promise<Finding> {
  return describeClock((await readDatabaseClock(db)).getTime(), "PostgreSQL");
}

/** How far this clock is from a moment that another one has just told. */
export function describeClock(other: number, name: string, now = Date.now()): Finding {
  const seconds = Math.round((now - other) / 1_000);
  if (Math.abs(now - other) <= maxDifferenceMs)
    return right(what, `It agrees with that of ${name}.`);
  const way = seconds > 0 ? "ahead of" : "behind";
  return wrong(
    what,
    `It is ${Math.abs(seconds)} seconds ${way} that of ${name}. Have both set by NTP: codes, sessions and payments go by it.`,
  );
}

function outsideAddress(settings: Settings): string | null {
  const { OIDC_ISSUER: issuer, STRIPE_SECRET_KEY: key, STRIPE_API_BASE: stripe } = settings;
  if (key !== undefined) return stripe ?? "https://api.stripe.com";
  return issuer ?? readUpstreamSettings(settings)?.baseUrl ?? null;
}

/** What a server's answer says of the time, whatever else it says; null where none comes. */
async function readDate(address: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(address, { method: "HEAD", redirect: "manual", signal });
    const date = Date.parse(headers.get("date") ?? "");
    return Number.isNaN(date) ? null : date;
  } catch {
    return null;
  }
}
