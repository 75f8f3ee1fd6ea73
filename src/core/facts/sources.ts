import { translateDays } from "#core/language/calendar/foreign-days.ts";
import type { Answers } from "#core/tools/definition.ts";
import { findTextDates, isInDate } from "./dates/find-dates.ts";
import { dateOrderOf } from "./dates/numeric-days.ts";
import type { TextDate, TextFigure } from "./fact.ts";
import { findTextFigures } from "./figures/find-figures.ts";
import { readTokens, singularOf, type Tokens } from "./tokens.ts";

/** One answer, piece of the record or edit, read for everything that a fact may come from. */
export type TextSource = {
  /** The field's id, the piece's key, or "edit". */
  readonly id: string;
  /** A pasted posting speaks of the employer. */
  readonly isEmployer: boolean;
  readonly text: string;
  readonly figures: readonly TextFigure[];
  readonly dates: readonly TextDate[];
  /** Its words in small letters, as typed and in the singular, and their parts. */
  readonly words: ReadonlySet<string>;
};
export type Sources = readonly TextSource[];

/** What a text may be written from. */
export type SourceMaterial = {
  readonly answers: Answers;
  /** Ticked pieces of the member's saved record. */
  readonly record?: readonly { readonly key: string; readonly text: string }[];
  /** What the member typed into the text, and requests to change it. */
  readonly edits?: readonly string[];
};

/** The field that holds the employer's words. */
export const postingField = "description";

/** Reads all that is the member's, field by field; blank answers are left out. */
export function readSources({ answers, record = [], edits = [] }: SourceMaterial): Sources {
  const order = dateOrderOf(Object.values(answers).join("\n"));
  const pieces = record.map(({ key, text }) => [key, text] as const);
  const all = [
    ...pieces,
    ...Object.entries(answers),
    ...edits.map((text) => ["edit", text] as const),
  ];
  return all.flatMap(([id, typed]) => {
    if (typed.trim() === "") return [];
    const text = writeOutDayRanges(translateDays(typed));
    const tokens = readTokens(text);
    const dates = findTextDates(text, tokens, order);
    // "4.1" may be a day or a figure.
    const isTaken = isInDate(findTextDates(text, tokens));
    const figures = findTextFigures(text, tokens, isTaken);
    const words = wordsOf(readTokens(typed));
    return [{ id, isEmployer: id === postingField, text, figures, dates, words }];
  });
}

const shortDays = new Map(
  Object.entries({ M: "Monday", Tu: "Tuesday", W: "Wednesday", Th: "Thursday", F: "Friday" }),
);

/** "M-Th" names two weekdays. */
function writeOutDayRanges(text: string): string {
  return text.replace(/\b(?:M|Tu|W|Th) ?[-–] ?(?:Tu|W|Th|F)\b/g, (range) =>
    range.replace(/[-–]/, " to ").replace(/\p{Lu}h?u?/gu, (day) => shortDays.get(day) ?? day),
  );
}

function wordsOf(tokens: Tokens): ReadonlySet<string> {
  const words = tokens.filter(({ kind }) => kind === "word").map(({ low }) => low);
  const parts = words.flatMap((word) => word.split(/[-’'.&]/).filter((part) => part.length > 1));
  return new Set([...words, ...parts].flatMap((word) => [word, singularOf(word)]));
}
