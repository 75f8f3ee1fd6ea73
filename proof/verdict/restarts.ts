import { readdirSync, readFileSync } from "node:fs";
import { type Figure, figure, median } from "../../bench/support/report.ts";
import type { World } from "../load/world.ts";
import type { Fault } from "../stage/faults.ts";

/** What was done to the processes, and what they left behind. */
export function judgeRestarts({ site, tally }: World, faults: readonly Fault[]): Figure[] {
  const kills = faults.filter(({ what }) => what === "kill");
  const deploys = faults.filter(({ what }) => what === "deploy");
  const back = kills.map(({ at, until }) => until - at);
  const cutByDeploy = tally.cuts.filter((cut) =>
    deploys.some(({ at, until }) => cut.at >= at && cut.at <= until),
  );
  const orphans = countOrphans(site.seats.map(({ pid }) => pid()));
  return [
    figure(
      "Kills, and back after (median / most)",
      `${kills.length}, ${median(back)} / ${Math.max(...back)} ms`,
      "for comparison",
      true,
    ),
    figure(
      "Deploys, and answers cut by them",
      `${deploys.length}, ${cutByDeploy.length}`,
      "none cut",
      cutByDeploy.length === 0,
    ),
    figure("Helpers of killed processes that stayed", `${orphans}`, "none", orphans === 0),
  ];
}

/** Readers and setters of documents whose parent is none of these. */
function countOrphans(parents: readonly number[]): number {
  const helpers = readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    const [command, status] = [read(name, "cmdline"), read(name, "status")];
    if (!/document-reader|language-setter/.test(command)) return false;
    // Other products of this machine have helpers too: a lost one belongs to the first process.
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    return parent === 1 && !parents.includes(parent);
  });
  return helpers.length;
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
