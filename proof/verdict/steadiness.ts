import { type Figure, figure, median } from "../../bench/support/report.ts";
import type { Sample } from "./samples.ts";
import { slopeOf } from "./slope.ts";

/** The goal for a process on PostgreSQL after an hour of mixed load. */
const mostMegabytes = 250;
/** What a process may rise in an hour once it is warm: less than its own ups and downs. */
const mostAnHour = 10;
/** A shorter run says nothing of an hour; its slope is shown alone. */
const leastMinutes = 40;

/** The verdict on an hour: resident memory by its slope after the first third, descriptors at rest before and after. */
export function judgeSteadiness(
  samples: readonly Sample[],
  before: Sample,
  after: Sample,
): Figure[] {
  const minutes = (samples.at(-1)?.at ?? 0) / 60;
  const warm = samples.slice(Math.floor(samples.length / 3));
  const isLong = minutes >= leastMinutes;
  return [
    ...before.megabytes.flatMap((_, seat) => judgeMemory(warm, seat, isLong)),
    ...before.descriptors.map((count, seat) => {
      const now = after.descriptors[seat] ?? Number.NaN;
      return figure(
        `Descriptors at rest, process ${seat + 1}`,
        `${count} before, ${now} after`,
        "no more",
        now <= count,
      );
    }),
    figure(
      "PostgreSQL connections at rest",
      `${before.connections} before, ${after.connections} after`,
      "no more",
      after.connections <= before.connections,
    ),
    figure(
      "… under load, most at once",
      `${Math.max(...samples.map(({ connections }) => connections))}`,
      "<= 20, ten a process",
      samples.every(({ connections }) => connections <= 20),
    ),
  ];
}

function judgeMemory(warm: readonly Sample[], seat: number, isLong: boolean): Figure[] {
  const points = warm.map(({ at, megabytes }) => ({ x: at / 3600, y: megabytes[seat] ?? 0 }));
  const slope = slopeOf(points);
  const quarters = [0, 1, 2, 3].map((part) => {
    const [from, to] = [part, part + 1].map((at) => Math.floor((points.length * at) / 4));
    return Math.round(median(points.slice(from, to).map(({ y }) => y)));
  });
  const last = quarters.at(-1) ?? Number.NaN;
  const name = `process ${seat + 1}`;
  return [
    figure(
      `Resident at the end, ${name}`,
      `${last} MB (${quarters.join(", ")})`,
      `< ${mostMegabytes} MB`,
      last < mostMegabytes,
    ),
    figure(
      "… its slope, the first third left out",
      `${slope.toFixed(1)} MB an hour`,
      isLong ? `<= ${mostAnHour} MB an hour` : "too short to judge",
      !isLong || slope <= mostAnHour,
    ),
  ];
}
