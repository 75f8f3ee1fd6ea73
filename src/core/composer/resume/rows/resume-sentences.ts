import { splitOutsideBrackets } from "#core/composer/shapes/split/pieces.ts";
import { verbReadings } from "#core/composer/shapes/tokens/verb-form.ts";
import { abbreviatedWords } from "#core/composer/words/typing/shorthand.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { toWordSet } from "#core/language/word-lists.ts";

/**
 * The sentences of a line; a point in brackets, of a degree or of an abbreviation ends none: "CPR (exp. 08/2027)",
 * "M.Sc. (Agric.)".
 */
export function splitResumeSentences(line: string): readonly string[] {
  const parted = line.replace(/(\p{L}{4}|[)%])\.\s+(?=\d)/gu, "$1.\n");
  return splitSentences(parted).reduce<readonly string[]>((all, one) => {
    const above = all.at(-1);
    return above === undefined || !isUnfinished(above)
      ? [...all, one]
      : [...all.slice(0, -1), `${above} ${one}`];
  }, []);
}

function isUnfinished(above: string): boolean {
  const last = /(\S+)\.$/.exec(above)?.[1] ?? "";
  const open = above.lastIndexOf("(") > above.lastIndexOf(")");
  return (
    open ||
    isAbbreviatedWord(last) ||
    /^\p{L}{1,6}\.$/u.test(above) ||
    /^\p{Lu}\p{L}?\.\p{L}+$/u.test(last)
  );
}

const titleAbbreviations = toWordSet("hons grad nat eng mech elec tech admin mgmt");

/** "Dip", "Mgmt": a word whose point ends nothing. */
export const isAbbreviatedWord = (word: string): boolean =>
  abbreviatedWords.has(word.toLowerCase()) || titleAbbreviations.has(word.toLowerCase());

/** What stands behind the years of a post: ", Tulsa" is of its title, ", route 22, trained 14 drivers" are its lines. */
export function splitHeadingTail(tail: string): {
  readonly title: string;
  readonly lines: readonly string[];
} {
  const [, named = "", description = ""] = /^(.{4,}?[^\d\s]):\s+(.+)$/su.exec(tail) ?? [];
  if (description !== "") return { title: named, lines: splitResumeSentences(description) };
  const pieces = splitOutsideBrackets(tail, (sign) => sign === ",");
  const at = pieces.findIndex((piece) => isPastDeed(piece) || isFigurePiece(piece));
  const title = tail.slice(0, tail.indexOf(pieces[at] ?? ""));
  if (at === -1 || !/^\s*,/.test(tail) || danglingWord.test(lastWordOf(title)))
    return { title: tail, lines: [] };
  return {
    title: title.replace(/[\s,]+$/, ""),
    lines: [tail.slice(tail.indexOf(pieces[at] ?? ""))],
  };
}

/** A past form and its object; "based in Bern" and "followed by a report" depend on something. */
export function isPastDeed(piece: string): boolean {
  const [verb = "", object = ""] = piece.split(" ");
  const forms = verbReadings(verb.toLowerCase()).map(({ form }) => form);
  const alone =
    object !== "" && !danglingWord.test(object) && !/\b(?:it|them|its|their)\b/i.test(piece);
  return forms.includes("past") && alone && !/^(?:was|were|had)$/i.test(verb);
}

const danglingWord = /^(?:by|at|in|on|with|for|from|as|of|to|under|and|or|then)$/i;

const lastWordOf = (text: string): string => /(\p{L}+)[\s,]*$/u.exec(text)?.[1] ?? "";

/** "since 2020", "later lead (2017)": when a title that goes on was held, or the next one. */
const yearClausePattern = /^\s*(?:(?:since|from|until|as of|later|then)\b\D*\d{4}\D*|in \d{4})$/iu;

function isFigurePiece(piece: string): boolean {
  return (
    /\d/.test(piece) &&
    !yearClausePattern.test(piece) &&
    /\p{L}/u.test(piece) &&
    piece.includes(" ") &&
    !/^(?:I|We|My)\s/u.test(piece)
  );
}
