import { countWords } from "#core/language/sentences.ts";
import { ensurePeriod } from "#core/language/phrase.ts";

/** A sentence with the rank it keeps when words run short; rank 0 always stays, null says nothing. */
export type Piece = readonly [rank: number, text: string | null];

/** The pieces in their order, the least needed left out until they fit the words. */
export function fitWords(pieces: readonly Piece[], most = 60): string {
  const said = pieces.filter((piece) => piece[1] !== null && piece[1] !== "");
  const chosen = new Set<Piece>();
  let words = 0;
  for (const piece of said.toSorted((a, b) => a[0] - b[0])) {
    const count = countWords(piece[1] ?? "");
    if (piece[0] !== 0 && words + count > most) continue;
    chosen.add(piece);
    words += count;
  }
  return said
    .filter((piece) => chosen.has(piece))
    .map(([, text]) => text)
    .join(" ");
}

/** A sentence of at most so many words: cut where a clause ends, or else between words. */
export function clip(text: string, most: number): string {
  const words = text.split(/\s+/);
  if (words.length <= most) return text;
  const kept = words.slice(0, most).join(" ");
  const whole = /^(.{20,}[.?])\s/su.exec(kept)?.[1];
  if (whole !== undefined) return whole;
  const clause =
    /^(.{20,})(?:[,;:]|\s(?:and|because|since|which|who|but|so|unless|that|with|where)\s)/su.exec(
      kept,
    )?.[1];
  return ensurePeriod(clause ?? kept);
}
