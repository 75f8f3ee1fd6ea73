import { splitLinePieces } from "#core/composer/shapes/split/pieces.ts";
import { abbreviatedWords } from "#core/composer/words/typing/shorthand.ts";

/** The ideas of an answer as typed: rows, sentences, and clauses with a subject of their own behind a comma. */
export function splitIdeas(answer: string): readonly string[] {
  return splitLinePieces(answer).flatMap(splitSmallLetters).flatMap(splitOwnClauses);
}

/** "two ovens. i've one working": a full stop ends a sentence before a small letter too. */
function splitSmallLetters(piece: string): readonly string[] {
  if (/[()]/u.test(piece)) return [piece];
  return piece
    .replace(/(\p{L}{2,}|\d)([.!?])\s+(?=\p{Ll})/gu, (matched, word: string, mark: string) =>
      abbreviatedWords.has(word.toLowerCase()) || /^(?:vs|no|etc|approx)$/i.test(word)
        ? matched
        : `${word}${mark}\n`,
    )
    .split("\n");
}

const dependent =
  /^(?:if|when|whenever|because|since|as|although|though|while|after|before|unless|once|until|so that|whether|even)\b/iu;
const ownClause =
  /,\s+(?:and\s+|plus\s+)?(?=(?:(?:but|so)\s+)?(?:I|we|you)(?:['’](?:m|ve|ll|d|re))?\s+\p{L}+(?!\p{L}|,))/giu;

/** "no more shifts, and I won't answer messages": two ideas, unless the first hangs on the second. */
function splitOwnClauses(piece: string): readonly string[] {
  if (/["“”()]/u.test(piece)) return [piece];
  const parts = piece.split(ownClause);
  return parts.some((part) => dependent.test(part) || part.split(/\s+/).length < 3)
    ? [piece]
    : parts;
}
