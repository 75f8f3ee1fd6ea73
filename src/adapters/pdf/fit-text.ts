import type { EmbeddedFont } from "./embedded-font.ts";

/** The inside of a field, in points. */
type TextBox = { readonly width: number; readonly height: number; readonly isMultiline: boolean };

export type FittedText = {
  readonly size: number;
  readonly lines: readonly string[];
  /** The words that are in it. */
  readonly fittingText: string;
  /** What found no room, from the first word that did not; empty when all of it did. */
  readonly overflow: string;
};

/** A line break, or a word with the room before it; its width is that at a size of one point. */
type Word = { readonly text: string; readonly width: number; readonly at: number };

/** The first is about the size of handwriting; the last is the smallest that is still easy to read. */
const maxFontSize = 10.5;
const minFontSize = 8;
export const lineHeight = 1.3;

/** Sets words into a field: at the largest size that holds all of them, or as many whole words as the smallest holds. */
export function fitText(face: EmbeddedFont, words: string, room: TextBox): FittedText {
  const text = room.isMultiline ? words.trim() : words.trim().replaceAll(/\s+/g, " ");
  const pieces = splitWords(face, text, room.width / maxFontSize);
  let size = maxFontSize;
  let fitted = fitAtSize(text, pieces, room, size);
  while (fitted.overflow !== "" && size > minFontSize) {
    size -= 0.5;
    fitted = fitAtSize(text, pieces, room, size);
  }
  return fitted;
}

function fitAtSize(text: string, pieces: readonly Word[], room: TextBox, size: number): FittedText {
  const maxLines = room.isMultiline
    ? Math.max(1, Math.floor(room.height / (size * lineHeight)))
    : 1;
  const lines = [""];
  let width = 0;
  for (const piece of pieces) {
    const isBreak = piece.text === "\n";
    const isFull = width > 0 && (width + piece.width) * size > room.width;
    if ((isBreak || isFull) && lines.length === maxLines)
      return {
        size,
        lines,
        fittingText: text.slice(0, piece.at).trimEnd(),
        overflow: text.slice(piece.at).trim(),
      };
    if (isBreak || isFull) {
      lines.push(isBreak ? "" : piece.text.trimStart());
      width = isBreak ? 0 : piece.width;
    } else {
      lines.push((lines.pop() ?? "") + piece.text);
      width += piece.width;
    }
  }
  return { size, lines, fittingText: text, overflow: "" };
}

const letters = new Intl.Segmenter();

/** Words longer than a line are taken apart, so that each piece has a line that holds it. */
function splitWords(face: EmbeddedFont, text: string, maxWidth: number): Word[] {
  return [...text.matchAll(/\n|[^\S\n]*\S+/g)].flatMap(({ 0: word, index }) => {
    const width = face.widthOf(word, 1);
    if (width <= maxWidth) return [{ text: word, width, at: index }];
    return [...letters.segment(word)].map(({ segment, index: inside }) => ({
      text: segment,
      width: face.widthOf(segment, 1),
      at: index + inside,
    }));
  });
}
