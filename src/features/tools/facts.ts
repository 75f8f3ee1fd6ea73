import type { Mark } from "#core/result/mark.ts";
import type { Settled, Version } from "./version.ts";

/** Whether she decided to keep these words although her answers do not hold them. */
export function isKept({ settled = [] }: Version, text: string): boolean {
  return settled.some((one) => one.how === "kept" && one.text === text);
}

/** The facts without a source that wait for her decision. */
export function openMarks(version: Version): Mark[] {
  return (version.marks ?? []).filter(
    ({ problem, text }) => problem !== null && !isKept(version, text),
  );
}

/** Keeps a fact as it is, wherever it stands, or takes that back. */
export function withKept(version: Version, text: string, keep: boolean): Version {
  const others = (version.settled ?? []).filter((one) => one.how !== "kept" || one.text !== text);
  return { ...version, settled: keep ? [...others, { text, how: "kept" }] : others };
}

/** "“40 %”: kept by you." */
export function saySettled({ text, how }: Settled): string {
  return `“${text}”: ${how} by you.`;
}
