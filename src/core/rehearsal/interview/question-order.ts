import { createRandom, shuffle } from "#core/rehearsal/random.ts";

/** The questions of one bank: how many, and which of them is dreaded. */
export type Bank = { readonly count: number; readonly dreaded: number | null };

/**
 * The question at a place of a session, counted from 0. All questions are met before one comes again, none comes twice
 * running, and the dreaded one is neither the first nor the last of a round, where there are three and more.
 */
export function questionAt({ count, dreaded }: Bank, seed: number, place: number): number {
  const random = createRandom(seed);
  let order: number[] = [];
  for (let round = 0; round <= Math.floor(place / count); round += 1)
    order = drawRound({ count, dreaded }, random, order.at(-1) ?? null);
  return order[place % count] ?? 0;
}

function drawRound(
  { count, dreaded }: Bank,
  random: () => number,
  before: number | null,
): number[] {
  const all = Array.from({ length: count }, (_, place) => place);
  const others = shuffle(
    all.filter((place) => place !== dreaded),
    random,
  );
  const [first, second] = others;
  if (first !== undefined && second !== undefined && first === before)
    others.splice(0, 2, second, first);
  if (dreaded === null) return others;
  const place = count < 3 ? others.length : 1 + Math.floor(random() * (count - 2));
  return others.toSpliced(place, 0, dreaded);
}
