import { shuffle } from "#core/rehearsal/random.ts";
import type { PushBackLines } from "#core/rehearsal/text/rehearsal-text.ts";

/** How often the other side answers in one go. */
export const roundCount = 3;
/** They answer so many seconds after a round began: not before, and not later. */
export const waitWindow = { least: 3, most: 12 } as const;

/** What is said in a round, and how long after its beginning. */
export type DrawnRound = { readonly line: string; readonly wait: number };

/**
 * Draws the rounds of one go: the member’s own lines are always among them, no line comes twice, and the order is never
 * the one of the go `before`.
 */
export function drawRounds(
  { own, ours }: PushBackLines,
  random: () => number,
  before: readonly string[] = [],
): DrawnRound[] {
  const chosen = [...shuffle(own, random), ...shuffle(ours, random)].slice(0, roundCount);
  const lines = shuffle(chosen, random);
  const isSame = lines.every((line, place) => line === before[place]);
  const ordered = isSame ? [...lines.slice(1), ...lines.slice(0, 1)] : lines;
  const { least, most } = waitWindow;
  return ordered.map((line) => ({ line, wait: least + random() * (most - least) }));
}
