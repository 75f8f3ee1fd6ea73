import { setTimeout as wait } from "node:timers/promises";
import { type Figure, figure } from "../bench/support/report.ts";
import { createMembers } from "./load/mix.ts";
import { startLoad } from "./load/run-load.ts";
import { createWorld } from "./load/world.ts";
import type { ProofOptions } from "./options.ts";
import { deploy, killInTurn } from "./stage/faults.ts";
import { buildNextRelease, copyRelease } from "./stage/release.ts";
import { startSite } from "./stage/site.ts";
import { judgeEverything } from "./verdict/everything.ts";
import { judgeRestarts } from "./verdict/restarts.ts";

const members = 12;
const usualRate = 20;
/** After the last fault: leases of what a killed process had begun end, and late messages come. */
const settleSeconds = 45;

/** Mixed load while one process after the other is killed, with a deploy in the middle; then the books are compared. */
export async function soak({
  minutes,
  rate = usualRate,
  killEvery,
}: ProofOptions): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const first = stack.use(copyRelease());
  console.log("Building the release that takes over in the middle.");
  const second = stack.use(buildNextRelease());
  const site = stack.use(await startSite({ release: first }));
  const world = stack.use(createWorld(site));
  await createMembers(world, members);
  console.log(`${minutes} minutes at ${rate} steps a second, a kill every ${killEvery} seconds.`);
  const load = startLoad(world, rate);
  const half = minutes * 30_000;
  const killsBefore = await killInTurn(site.seats, first, killEvery, Date.now() + half);
  const deployed = await deploy(site.seats, second);
  console.log(`Deployed in ${Math.round((deployed.until - deployed.at) / 1000)} seconds.`);
  const killsAfter = await killInTurn(site.seats, second, killEvery, Date.now() + half);
  await load.stop();
  await site.provider.whenIdle();
  await wait(settleSeconds * 1000);
  const faults = [...killsBefore, deployed, ...killsAfter];
  const { retries, redispatches } = await site.proxy.counts();
  return [
    ...judgeRestarts(world, faults),
    figure(
      "Sent again by the proxy, to the other one",
      `${retries}, ${redispatches}`,
      "for comparison",
      true,
    ),
    figure("Steps not begun, too many under way", `${load.skipped()}`, "for comparison", true),
    ...(await judgeEverything(world, faults)),
  ];
}
