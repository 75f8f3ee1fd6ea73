import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import {
  type CalendarDate,
  daysOfKnownMonths,
  findBareHours,
  findDates,
  findMonthNames,
  keysOfDates,
  monthsOfDays,
} from "#core/grounding/figures/calendar.ts";
import { dayOrderOf } from "#core/grounding/figures/typed-days.ts";
import { findQuantities, type Quantity, stem } from "#core/grounding/figures/quantities.ts";
import { translateDays } from "#core/language/foreign-days.ts";
import { expandAbbreviations } from "./expand-abbreviations.ts";
import { spellOutFigures } from "./spell-out-figures.ts";
import type { Answers } from "#core/tools/definition.ts";

/** One answer, read for everything that may serve as a source. */
export type Source = {
  readonly id: string;
  /** The answer and the same words written out: "dept" stands beside "department". */
  readonly text: string;
  readonly quantities: readonly Quantity[];
  readonly dates: ReadonlySet<string>;
  /** Its dates where they stand. */
  readonly dated: readonly CalendarDate[];
  readonly words: ReadonlySet<string>;
  /** How many lines the answer has. */
  readonly rows: number;
};

/** The question whose answer speaks of the employer, never of the member. */
export const employerQuestionId = "description";

const known = new WeakMap<Answers, readonly Source[]>();

/** Reads each answer once; blank ones are no source. The same answers are not read again. */
export function readEvidence(answers: Answers): readonly Source[] {
  const sources = known.get(answers) ?? readSources(answers);
  known.set(answers, sources);
  return sources;
}

function readSources(answers: Answers): readonly Source[] {
  const order = dayOrderOf(Object.values(answers).join("\n"));
  return Object.entries(answers)
    .filter(([, answer]) => answer.trim() !== "")
    .map(([id, answer]) => {
      const typed = normalizeTypedText(answer);
      const text = [answer, typed, expandAbbreviations(spellOutFigures(translateDays(typed)))].join(
        "\n",
      );
      const dated = findDates(text, order);
      return {
        id,
        text,
        quantities: findQuantities(text),
        dated,
        dates: new Set([
          ...keysOfDates(dated),
          ...findMonthNames(text),
          ...monthsOfDays(text, order),
          ...findBareHours(text),
          ...daysOfKnownMonths(text, dated),
        ]),
        words: new Set(wordsOfText(text)),
        rows: answer.split("\n").filter((line) => line.trim() !== "").length,
      };
    });
}

/** Lower-case words and their stems, for comparing names and nouns. */
export function wordsOfText(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'&.-]*/gu)].flatMap(
    ([raw]) => {
      const word = raw.replace(/[.’'&-]+$/, "");
      return [word, stem(word), ...word.split(/[-’'.&]/).filter((part) => part.length > 1)];
    },
  );
}
