import type { FactMark } from "#core/result/fact-mark.ts";
import type { FactDecision, ResultVersion } from "#features/tools/result/result-version.ts";

/** Whether these words were marked as kept although the answers do not hold them. */
export function isKeptByUser({ settled = [] }: ResultVersion, text: string): boolean {
  return settled.some((one) => one.how === "kept" && one.text === text);
}

/** The facts without a source that wait for a decision. */
export function findUnsettledMarks(version: ResultVersion): FactMark[] {
  return (version.marks ?? []).filter(
    ({ problem, text }) => problem !== null && !isKeptByUser(version, text),
  );
}

/** Keeps a fact as it is, wherever it stands, or takes that back. */
export function withFactKept(version: ResultVersion, text: string, isKept: boolean): ResultVersion {
  const others = (version.settled ?? []).filter((one) => one.how !== "kept" || one.text !== text);
  return { ...version, settled: isKept ? [...others, { text, how: "kept" }] : others };
}

/** "“40 %”: kept by you." */
export function formatDecision({ text, how }: FactDecision): string {
  return `“${text}”: ${how} by you.`;
}
