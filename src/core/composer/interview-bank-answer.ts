import type { Deed } from "./interview-bank-deeds.ts";

/** One answer in four parts; "" is a part she has not given. */
export type Star = {
  readonly question: string;
  readonly situation: string;
  readonly task: string;
  readonly action: string;
  readonly result: string;
  /** What is missing, in words for the request line. */
  readonly asks: readonly string[];
  /** What would make the answer stronger; asked for only where something is missing anyway. */
  readonly wishes: readonly string[];
};

/** Deeds that another answer keeps for itself, and what is left of them here. */
export type Kept = ReadonlyMap<Deed, Deed | null>;

export function remaining(steps: readonly Deed[], kept: Kept): readonly Deed[] {
  const left = steps.flatMap((deed) => (kept.has(deed) ? (kept.get(deed) ?? []) : [deed]));
  return left.length > 0 ? left : steps;
}
