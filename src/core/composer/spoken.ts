import { countWords } from "#core/language/sentences.ts";

/** A paragraph to be said aloud; one with a `turn` joins only while there is time, lowest turn first, and with all it leans on. */
export type Move = {
  readonly text: string;
  readonly turn?: number;
  readonly leansOn?: readonly string[];
};

/** The paragraphs that are said: all of hers, and as many of the coach's moves as stay under `most` words. */
export function spokenWithin(moves: readonly Move[], most: number): readonly string[] {
  const said = moves.filter(({ text }) => text !== "");
  const chosen = new Set(said.filter(({ turn }) => turn === undefined));
  const spare = said
    .filter(({ turn }) => turn !== undefined)
    .toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
  for (const move of spare) {
    const more = new Set([...chosen, ...withGround(move, said)]);
    const words = countWords([...more].map(({ text }) => text).join(" "));
    if (words <= most) for (const one of more) chosen.add(one);
  }
  return said.filter((move) => chosen.has(move)).map(({ text }) => text);
}

/** A move and all that it leans on, and that in turn. */
function withGround(move: Move, said: readonly Move[]): ReadonlySet<Move> {
  const all = new Set([move]);
  for (const { leansOn } of all)
    if (leansOn) for (const one of said) if (leansOn.includes(one.text)) all.add(one);
  return all;
}
