import { setTimeout as wait } from "node:timers/promises";
import { addWin } from "../load/records.ts";
import type { Member, World } from "../load/world.ts";
import { Unhealed } from "../load/browser.ts";

export type WriteProbe = {
  /** Resolves once a write that began a second after this moment had its yes. */
  readonly whenBack: (at: number) => Promise<void>;
  /** The longest time between two yeses from the last one before this moment on, in milliseconds. */
  readonly longestSilenceSince: (at: number) => number;
  readonly stop: () => Promise<void>;
};

const pauseMs = 50;
/** What was under way may still be answered. */
const underWayMs = 1_000;

/** One member who writes one thing after the other, and notes when each began and was acknowledged. */
export function startWriteProbe(world: World, member: Member): WriteProbe {
  const acknowledged: { readonly began: number; readonly at: number }[] = [];
  const stopping = new AbortController();
  member.isBusy = true;

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      const began = Date.now();
      await addWin(world, member).then(
        () => acknowledged.push({ began, at: Date.now() }),
        (error: unknown) => {
          if (!(error instanceof Unhealed)) throw error;
        },
      );
      await wait(pauseMs);
    }
  }

  const writing = write();
  return {
    async whenBack(at) {
      const giveUp = Date.now() + 180_000;
      while (!acknowledged.some(({ began }) => began > at + underWayMs) && Date.now() < giveUp)
        await wait(50);
    },
    longestSilenceSince(at) {
      const first = acknowledged.findLastIndex((one) => one.at <= at);
      const times = acknowledged.slice(Math.max(0, first)).map((one) => one.at);
      return Math.max(...times.slice(1).map((time, before) => time - (times[before] ?? time)));
    },
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}
