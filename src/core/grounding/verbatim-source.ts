import type { Source } from "./evidence.ts";
import type { Fact } from "./fact.ts";
import { splitSentences } from "#core/language/sentences.ts";

/** The answer that holds a fact in these very words, with the words around it; undefined where none does. */
export function findVerbatimSource(
  text: string,
  fact: Fact,
  sources: readonly Source[],
): Source | undefined {
  const phrase = phraseAround(text, fact);
  if (phrase === null) return undefined;
  return sources.find((source) => piecesOf(source).some((piece) => piece.includes(phrase)));
}

/** The fact with the word on either side of it, or with two on one side where a sentence begins or ends at it. */
function phraseAround(text: string, { start, end }: Fact): string | null {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + reach).split("\n")[0] ?? "";
  const [head = "", ...wordsBack] = before.split(/\s+/).toReversed();
  const [tail = "", ...wordsOn] = after.split(/\s+/);
  const own = `${head}${text.slice(start, end)}${tail}`;
  const back = wordsUntil(wordsBack);
  const on = closes.test(own) ? [] : wordsAfter(wordsOn);
  const [fewBack, fewOn] = [back.length === 0 ? 0 : 1, on.length === 0 ? 0 : 1];
  if (fewBack + fewOn === 0) return null;
  const words = [
    ...back.slice(0, fewOn === 0 ? 2 : 1).toReversed(),
    own,
    ...on.slice(0, fewBack === 0 ? 2 : 1),
  ];
  const phrase = joined(words.flatMap((word) => word.split(/\s+/)));
  return phrase.trim().split(" ").length < 3 ? null : phrase;
}

/** Characters on either side of a fact that hold its neighbors. */
const reach = 120;

/** A sentence or a part of it ends with this word. */
const closes = /[.!?;:]["”’)]*$/;

/** The words before, nearest first, back to where the sentence begins. */
function wordsUntil(words: readonly string[]): readonly string[] {
  const filled = words.filter((word) => word !== "");
  const end = filled.findIndex((word) => closes.test(word));
  return end === -1 ? filled : filled.slice(0, end);
}

/** The words after, up to where the sentence ends. */
function wordsAfter(words: readonly string[]): readonly string[] {
  const filled = words.filter((word) => word !== "");
  const end = filled.findIndex((word) => closes.test(word));
  return end === -1 ? filled : filled.slice(0, end + 1);
}

const read = new WeakMap<Source, readonly string[]>();

/** An answer, sentence by sentence, as words alone. */
function piecesOf(source: Source): readonly string[] {
  const known = read.get(source);
  if (known) return known;
  const pieces = splitSentences(source.text)
    .flatMap((sentence) => sentence.split(/[;:](?=\s)/))
    .map((piece) => joined(piece.split(/\s+/)));
  read.set(source, pieces);
  return pieces;
}

/** Words in lower case without the marks around them, a space on each side. */
function joined(words: readonly string[]): string {
  const bare = words
    .map((word) =>
      word
        .toLowerCase()
        .replaceAll("'", "’")
        .replace(/^[^\p{L}\p{N}$€£+]+|[^\p{L}\p{N}%]+$/gu, ""),
    )
    .filter((word) => word !== "");
  return ` ${bare.join(" ")} `;
}
