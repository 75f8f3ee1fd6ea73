import type { Reading } from "./reading.ts";
import { Refused } from "./refuse.ts";
export function readDoc(_bytes: Uint8Array): Reading {
  throw new Refused("damaged");
}
