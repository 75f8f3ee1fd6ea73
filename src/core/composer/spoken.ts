import { countWords } from "#core/language/sentences.ts";

/** A paragraph to be said aloud; one with a `turn` joins only while there is time, lowest turn first. */
export type Move = { readonly text: string; readonly turn?: number };

/** The paragraphs that are said: all of hers, and as many of the coach's moves as stay under `most` words. */
export function spokenWithin(moves: readonly Move[], most: number): readonly string[] {
  const said = moves.filter(({ text }) => text !== "");
  const chosen = new Set(said.filter(({ turn }) => turn === undefined));
  const spare = said
    .filter(({ turn }) => turn !== undefined)
    .toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
  for (const move of spare) {
    const words = countWords([...chosen, move].map(({ text }) => text).join(" "));
    if (words <= most) chosen.add(move);
  }
  return said.filter((move) => chosen.has(move)).map(({ text }) => text);
}
