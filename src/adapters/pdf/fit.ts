import type { Face } from "./face.ts";

/** The inside of a field, in points. */
type Room = { readonly width: number; readonly height: number; readonly isMultiline: boolean };

export type Fitted = {
  readonly size: number;
  readonly lines: readonly string[];
  /** The words that are in it. */
  readonly kept: string;
  /** What found no room, from the first word that did not; empty when all of it did. */
  readonly rest: string;
};

/** A line break, or a word with the room before it; its width is that at a size of one point. */
type Piece = { readonly text: string; readonly width: number; readonly at: number };

/** As she would write it herself first; the last is the smallest that is still read with ease. */
const largest = 10.5;
const smallest = 8;
export const lineHeight = 1.3;

/** Sets words into a field: at the largest size that holds all of them, or as many whole words as the smallest holds. */
export function fit(face: Face, words: string, room: Room): Fitted {
  const text = room.isMultiline ? words.trim() : words.trim().replaceAll(/\s+/g, " ");
  const pieces = piecesOf(face, text, room.width / largest);
  let size = largest;
  let fitted = fitAt(text, pieces, room, size);
  while (fitted.rest !== "" && size > smallest) {
    size -= 0.5;
    fitted = fitAt(text, pieces, room, size);
  }
  return fitted;
}

function fitAt(text: string, pieces: readonly Piece[], room: Room, size: number): Fitted {
  const most = room.isMultiline ? Math.max(1, Math.floor(room.height / (size * lineHeight))) : 1;
  const lines = [""];
  let width = 0;
  for (const piece of pieces) {
    const isBreak = piece.text === "\n";
    const isFull = width > 0 && (width + piece.width) * size > room.width;
    if ((isBreak || isFull) && lines.length === most)
      return {
        size,
        lines,
        kept: text.slice(0, piece.at).trimEnd(),
        rest: text.slice(piece.at).trim(),
      };
    if (isBreak || isFull) {
      lines.push(isBreak ? "" : piece.text.trimStart());
      width = isBreak ? 0 : piece.width;
    } else {
      lines.push((lines.pop() ?? "") + piece.text);
      width += piece.width;
    }
  }
  return { size, lines, kept: text, rest: "" };
}

/** Words longer than a line are taken apart, so that each piece has a line that holds it. */
function piecesOf(face: Face, text: string, widest: number): Piece[] {
  return [...text.matchAll(/\n|[^\S\n]*\S+/g)].flatMap(({ 0: word, index }) => {
    const width = face.widthOf(word, 1);
    if (width <= widest) return [{ text: word, width, at: index }];
    return [...new Intl.Segmenter().segment(word)].map(({ segment, index: inside }) => ({
      text: segment,
      width: face.widthOf(segment, 1),
      at: index + inside,
    }));
  });
}
