import type { RateWindow } from "./rate-window.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Messages that one network may have sent: enough for a room of people behind one address, not for a list of addresses. */
export const emailWindowsPerNetwork: readonly RateWindow[] = [
  { limit: 60, windowSeconds: minute },
  { limit: 150, windowSeconds: hour },
  { limit: 500, windowSeconds: day },
];

/** Messages that all networks together may have sent. */
export const emailWindowsForEverybody: readonly RateWindow[] = [
  { limit: 1_000, windowSeconds: minute },
  { limit: 5_000, windowSeconds: hour },
  { limit: 20_000, windowSeconds: day },
];
