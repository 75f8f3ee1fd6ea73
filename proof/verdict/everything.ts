import type { Figure } from "../../bench/support/report.ts";
import type { World } from "../load/world.ts";
import type { Fault } from "../stage/faults.ts";
import { judgeAnswers } from "./answers.ts";
import { judgeMails } from "./mails.ts";
import { judgeMoney } from "./money.ts";
import { judgeRecords } from "./records.ts";

/** What holds whatever was done to the processes. */
export async function judgeEverything(world: World, faults: readonly Fault[]): Promise<Figure[]> {
  // First what was seen: comparing asks for pages too.
  const answers = judgeAnswers(world, faults);
  printLog(world);
  return [
    ...answers,
    ...(await judgeMails(world)),
    ...(await judgeMoney(world)),
    ...(await judgeRecords(world)),
  ];
}

/** What the processes said, like with like: it names the cause of what went wrong. */
function printLog({ site }: World): void {
  const lines = site.seats.flatMap((seat) => seat.printed().split("\n"));
  const kinds = new Map<string, number>();
  for (const line of lines.filter((one) => one !== "" && !one.includes("is ready: "))) {
    const kind = line
      .replaceAll(/"(?:time|at|ms|id|request|job|ref|reference)":(?:"[^"]*"|[\d.]+),?/g, "")
      .slice(0, 200);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of [...kinds].toSorted(([, one], [, other]) => other - one).slice(0, 12))
    console.log(`  log: ${kind} (${count})`);
}
