import { setTimeout as wait } from "node:timers/promises";
import { type Figure, figure } from "../bench/support/report.ts";
import { type Cluster, startCluster } from "./cluster/cluster.ts";
import { startWriteProbe, type WriteProbe } from "./cluster/outage.ts";
import { createMembers } from "./load/mix.ts";
import { startLoad } from "./load/run-load.ts";
import { createWorld } from "./load/world.ts";
import type { ProofOptions } from "./options.ts";
import { copyRelease } from "./stage/release.ts";
import { startSite } from "./stage/site.ts";
import { judgeEverything } from "./verdict/everything.ts";

const members = 8;
const usualRate = 8;
/** Before and after each fault, so that it meets writes and what follows is seen. */
const quietSeconds = 20;
/** Patroni’s own twenty seconds, the choice of a new primary, and what stands between. */
const mostSeconds = 60;

/** Two PostgreSQL that follow each other: the primary is killed under writes, and once more it only falls silent. */
export async function highAvailability({ rate = usualRate }: ProofOptions): Promise<Figure[]> {
  await using stack = new AsyncDisposableStack();
  const release = stack.use(copyRelease());
  const cluster = stack.use(await startCluster());
  console.log("The cluster stands: etcd, two PostgreSQL with Patroni, HAProxy, PgBouncer.");
  const site = stack.use(await startSite({ release, databaseUrl: cluster.url }));
  const world = stack.use(createWorld(site));
  await createMembers(world, members);
  const [writer] = world.members;
  if (!writer) throw new Error("Nobody is there to write.");
  const probe = startWriteProbe(world, writer);
  const load = startLoad(world, rate);
  const killed = await takePrimaryAway(cluster, probe, "SIGKILL");
  const silent = await takePrimaryAway(cluster, probe, "SIGSTOP");
  await Promise.all([load.stop(), probe.stop()]);
  await site.provider.whenIdle();
  await wait(quietSeconds * 1000);
  return [
    judgeOutage("Primary killed: writing is back after", killed),
    judgeOutage("Primary silent: writing is back after", silent),
    ...(await judgeEverything(world, [])),
  ];
}

/** Takes the primary away under load, waits until writes are acknowledged again, and brings the old one back as a follower. */
async function takePrimaryAway(
  cluster: Cluster,
  probe: WriteProbe,
  signal: "SIGKILL" | "SIGSTOP",
): Promise<number> {
  await wait(quietSeconds * 1000);
  const primary = await cluster.primary();
  const at = Date.now();
  primary.signal(signal);
  await probe.whenBack(at);
  const seconds = probe.longestSilenceSince(at) / 1000;
  console.log(`${signal} of ${primary.name}: writing is back after ${seconds.toFixed(1)} seconds.`);
  await wait(quietSeconds * 1000);
  if (signal === "SIGSTOP") primary.signal("SIGCONT");
  else primary.start();
  await cluster.whenWhole();
  console.log(`${primary.name} follows again.`);
  return seconds;
}

function judgeOutage(what: string, seconds: number): Figure {
  return figure(what, `${seconds.toFixed(1)} s`, `<= ${mostSeconds} s`, seconds <= mostSeconds);
}
