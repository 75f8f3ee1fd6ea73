import { setTimeout as wait } from "node:timers/promises";
import { addWin } from "../load/records.ts";
import type { Member, World } from "../load/world.ts";
import { Unhealed } from "../load/browser.ts";

export type WriteProbe = {
  /** When each write had its yes. */
  readonly acknowledged: readonly number[];
  /** Milliseconds between the last yes before this moment, or at it, and the first after it. */
  readonly silenceAround: (at: number) => number;
  /** Resolves once a write that began after this moment had its yes. */
  readonly whenBack: (at: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const pauseMs = 50;

/** One member who writes one thing after the other, and notes when each was acknowledged. */
export function startWriteProbe(world: World, member: Member): WriteProbe {
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  member.isBusy = true;

  async function write(): Promise<void> {
    while (!stopping.signal.aborted) {
      await addWin(world, member).then(
        () => acknowledged.push(Date.now()),
        (error: unknown) => {
          if (!(error instanceof Unhealed)) throw error;
        },
      );
      await wait(pauseMs);
    }
  }

  const writing = write();
  const firstAfter = (at: number) => acknowledged.find((one) => one > at);
  return {
    acknowledged,
    silenceAround(at) {
      const last = acknowledged.findLast((one) => one <= at) ?? at;
      return (firstAfter(at) ?? Date.now()) - last;
    },
    async whenBack(at) {
      const giveUp = Date.now() + 180_000;
      // The first after it may have been under way.
      while (acknowledged.filter((one) => one > at).length < 3 && Date.now() < giveUp)
        await wait(50);
    },
    async stop() {
      stopping.abort();
      await writing;
    },
  };
}
