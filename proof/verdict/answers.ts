import { type Figure, figure, percentile } from "../../bench/support/report.ts";
import type { World } from "../load/world.ts";
import type { Fault } from "../stage/faults.ts";

/** A kill is felt at once; a busy machine tells of it a little later. */
const explainedMs = 3_000;

/** What everybody saw, try by try. */
export function judgeAnswers({ tally }: World, faults: readonly Fault[]): Figure[] {
  const { outcomes, cuts, worse, unhealed, times, waits } = tally;
  const kills = faults.filter(({ what }) => what === "kill");
  const isExplained = ({ at }: { at: number }) =>
    kills.some((kill) => at >= kill.at && at - kill.at <= explainedMs);
  const unexplained = cuts.filter((cut) => !isExplained(cut));
  const changes = cuts.filter((cut) => isExplained(cut) && !cut.what.includes(" GET ")).length;
  for (const { at, what } of unexplained.slice(0, 8)) {
    const last = kills.findLast((kill) => kill.at <= at)?.at ?? Number.NaN;
    console.log(
      `  cut without a kill: ${what}, ${((at - last) / 1000).toFixed(1)} s after the last one`,
    );
  }
  for (const [what, count] of mostOften(tally.unavailable))
    console.log(`  503: ${what} (${count})`);
  for (const [what, count] of worse) console.log(`  worse: ${what} (${count} times)`);
  for (const what of unhealed.slice(0, 10)) console.log(`  not healed: ${what}`);
  return [
    figure("Requests answered", `${outcomes.answered}`, "for comparison", true),
    figure(
      "A step, p50 / p99",
      `${formatMs(times, 0.5)} / ${formatMs(times, 0.99)}`,
      "for comparison",
      true,
    ),
    figure("Worse than 503", `${outcomes.worse}`, "none", outcomes.worse === 0),
    figure(
      "503, and 429",
      `${outcomes.unavailable}, ${outcomes.limited}`,
      "healed by a retry",
      true,
    ),
    figure(
      "Cut in the middle by a kill, changes / pages",
      `${changes} / ${cuts.length - unexplained.length - changes}`,
      "healed by a retry",
      true,
    ),
    figure("Cut without a kill", `${unexplained.length}`, "none", unexplained.length === 0),
    figure(
      "Healed, after p50 / most",
      `${tally.healed()}, ${formatMs(waits, 0.5)} / ${formatMs(waits, 1)}`,
      "for comparison",
      true,
    ),
    figure("Not healed by any retry", `${unhealed.length}`, "none", unhealed.length === 0),
  ];
}

function mostOften(counts: ReadonlyMap<string, number>) {
  return [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 8);
}

function formatMs(values: readonly number[], share: number): string {
  return values.length === 0 ? "-" : `${Math.round(percentile(values, share))} ms`;
}
