import { setTimeout as wait } from "node:timers/promises";
import type { Seat } from "./processes.ts";
import type { Release } from "./release.ts";

/** Something that was done to the processes, and when. */
export type Fault = {
  readonly what: "kill" | "deploy";
  readonly at: number;
  /** When everything stood again. */
  readonly until: number;
};

/** A process that has only just come back is given this share of the time before the other one is killed. */
const leastRest = 0.5;

/** Kills one process after the other, each so many seconds, and starts it again at once, until `until`. */
export async function killInTurn(
  seats: readonly Seat[],
  release: Release,
  everySeconds: number,
  until: number,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let turn = 0; Date.now() + everySeconds * 1000 < until; turn += 1) {
    const everyMs = everySeconds * 1000;
    await wait(Math.max(leastRest * everyMs, everyMs - lengthOf(faults.at(-1))));
    const seat = seats[turn % seats.length];
    const at = Date.now();
    await seat?.kill();
    await seat?.start(release);
    faults.push({ what: "kill", at, until: Date.now() });
  }
  return faults;
}

/** How long the last one took: the next comes so many seconds after it began. */
function lengthOf(fault: Fault | undefined): number {
  return fault ? fault.until - fault.at : 0;
}

/** The next release takes over, one process after the other. Throws unless each old one ends with 0. */
export async function deploy(seats: readonly Seat[], release: Release): Promise<Fault> {
  const at = Date.now();
  for (const seat of seats) {
    const code = await seat.stop();
    if (code !== 0) throw new Error(`A process that was told to stop ended with ${code}.`);
    await seat.start(release);
    // Until the proxy has heard of it.
    await wait(2_500);
  }
  return { what: "deploy", at, until: Date.now() };
}
