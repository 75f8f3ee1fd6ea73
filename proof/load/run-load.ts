import { runStep } from "./mix.ts";
import type { World } from "./world.ts";

/** More than these under way at once are not begun: then the site is slower than the rate. */
const maxUnderWay = 200;

export type LoadRun = {
  /** Ends it, and resolves once what was begun has ended. */
  readonly stop: () => Promise<void>;
  /** Steps that were not begun, because too many were under way. */
  readonly skipped: () => number;
};

/** So many steps a second, whether the ones before have ended or not. */
export function startLoad(world: World, perSecond: number): LoadRun {
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  let begun = 0;
  let skipped = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; begun < due; begun += 1) {
      if (underWay.size >= maxUnderWay) {
        skipped += 1;
        continue;
      }
      const step = runStep(world).finally(() => underWay.delete(step));
      underWay.add(step);
    }
  }, 20);
  return {
    skipped: () => skipped,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** How many steps a second so many people do who begin the next one as soon as one has ended. */
export async function measureCapacity(world: World, seconds: number, people = 24): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  async function work(): Promise<void> {
    while (performance.now() < until) {
      await runStep(world);
      if (performance.now() < until) done += 1;
    }
  }
  await Promise.all(Array.from({ length: people }, work));
  return done / seconds;
}
