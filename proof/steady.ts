import { setTimeout as wait } from "node:timers/promises";
import { type Figure, figure } from "../bench/support/report.ts";
import { createMembers } from "./load/mix.ts";
import { measureCapacity, startLoad } from "./load/run-load.ts";
import { createWorld } from "./load/world.ts";
import type { ProofOptions } from "./options.ts";
import { copyRelease } from "./stage/release.ts";
import { startSite } from "./stage/site.ts";
import { judgeEverything } from "./verdict/everything.ts";
import { type Sample, startSampler } from "./verdict/samples.ts";
import { judgeSteadiness } from "./verdict/steadiness.ts";

const members = 40;
const capacitySeconds = 20;
/** A load that a machine carries for hours. */
const share = 0.3;
/** Kept connections are closed by then: ours, the proxy’s, those to PostgreSQL. */
const restSeconds = 80;

/** An hour of mixed load at less than a third of what the machine can do: memory and descriptors have to stay where they are. */
export async function steady({ minutes, rate }: ProofOptions): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const release = stack.use(copyRelease());
  const site = stack.use(await startSite({ release }));
  const world = stack.use(createWorld(site));
  await createMembers(world, members);
  const capacity = await measureCapacity(world, capacitySeconds);
  const perSecond = rate ?? capacity * share;
  console.log(
    `Capacity ${capacity.toFixed(0)} steps a second; ${minutes} minutes at ${perSecond.toFixed(1)}.`,
  );
  await wait(restSeconds * 1000);
  const sampler = stack.use(await startSampler(site, 10, printSample));
  const before = await sampler.take();
  world.tally.reset();
  const load = startLoad(world, perSecond);
  await wait(minutes * 60_000);
  await load.stop();
  const samples = [...sampler.samples];
  await site.provider.whenIdle();
  await wait(restSeconds * 1000);
  const after = await sampler.take();
  return [
    figure(
      "Steps a second, of those it can",
      `${perSecond.toFixed(1)} of ${capacity.toFixed(0)}`,
      "for comparison",
      true,
    ),
    figure(
      "Steps not begun, too many under way",
      `${load.skipped()}`,
      "none",
      load.skipped() === 0,
    ),
    ...judgeSteadiness(samples, before, after),
    ...(await judgeEverything(world, [])),
  ];
}

/** One line a minute, so that a long run shows that it lives. */
function printSample({ at, megabytes, descriptors, connections }: Sample): void {
  if (at % 60 >= 10) return;
  const memory = megabytes.map((one) => `${one.toFixed(0)} MB`).join(", ");
  console.log(
    `${Math.round(at / 60)} min: ${memory}; descriptors ${descriptors.join(", ")}; connections ${connections}`,
  );
}
