import { countWords } from "#core/language/sentences.ts";

/**
 * A paragraph to be spoken; one with a `priority` joins only while there is room, lowest first, and with all that it
 * requires.
 */
export type SpokenParagraph = {
  readonly text: string;
  readonly priority?: number;
  readonly requires?: readonly string[];
};

/** The paragraphs to be spoken: all without a priority, and of the others as many as stay within `maxWords`. */
export function selectSpokenParagraphs(
  moves: readonly SpokenParagraph[],
  maxWords: number,
): readonly string[] {
  const candidates = moves.filter(({ text }) => text !== "");
  const chosen = new Set(candidates.filter(({ priority }) => priority === undefined));
  const spare = candidates
    .filter(({ priority }) => priority !== undefined)
    .toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  for (const move of spare) {
    const more = new Set([...chosen, ...withRequired(move, candidates)]);
    const words = countWords([...more].map(({ text }) => text).join(" "));
    if (words <= maxWords) for (const one of more) chosen.add(one);
  }
  return candidates.filter((move) => chosen.has(move)).map(({ text }) => text);
}

/** A paragraph and all that it requires, and that in turn. */
function withRequired(
  move: SpokenParagraph,
  candidates: readonly SpokenParagraph[],
): ReadonlySet<SpokenParagraph> {
  const all = new Set([move]);
  for (const { requires } of all)
    if (requires) for (const one of candidates) if (requires.includes(one.text)) all.add(one);
  return all;
}
