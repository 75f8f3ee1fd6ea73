import type { Bound } from "./figures/bounds.ts";

type Placed = { readonly start: number; readonly end: number; readonly text: string };

/** A number with what it counts. */
export type TextFigure = Placed & {
  readonly kind: "figure";
  /** Its readings: "2.300" has two, and the "1" of "1-5M" takes its scale from the second figure. */
  readonly values: readonly number[];
  readonly unit: "count" | "percent" | "money" | "times" | "vague";
  /** "$", "€", "£"; "?" for a letter before the digits, "" where nothing says. */
  readonly currency: string;
  /** Up to three words behind the figure, in the singular; a unit of time in full. */
  readonly nouns: readonly string[];
  /** The span of a rate: "month" in "140 a month". */
  readonly per: string | null;
  readonly bound: Bound | null;
  /** "The 14 months", "all six": it was said before. */
  readonly isTold: boolean;
  /** "The 6th": a place in an order, or a day of a month. */
  readonly isOrdinal: boolean;
  /** What is said to have risen or fallen by it, and the words of its clause. */
  readonly subject: string | null;
  readonly beside: ReadonlySet<string>;
  /** "We did not reach 40%". */
  readonly isDenied: boolean;
};

/** Minutes since midnight or noon, and the half of the day where the text says it. */
export type TimeOfDay = { readonly minutes: number; readonly half: "a" | "p" | null };

/** A day, a month, a year, a weekday (0 is Sunday), a quarter or a time of day, as far as the text says. */
export type TextDate = Placed & {
  readonly kind: "date";
  readonly month?: number;
  readonly day?: number;
  readonly year?: number;
  readonly weekday?: number;
  readonly quarter?: number;
  readonly time?: TimeOfDay;
};

/** A person, an organization, a place, a product or a title in capitals ("name"); a post or a degree in small letters ("title"). */
export type TextName = Placed & {
  readonly kind: "name" | "title";
  /** Its words in order; those of a name without the small ones between them. */
  readonly words: readonly string[];
};

export type TextFact = TextFigure | TextDate | TextName;

/**
 * Why a fact has no source: no answer has it; an answer has it with another bound ("about", "at least"); the number counts
 * something else there; only the employer's posting has it.
 */
type FactProblem = "absent" | "bound" | "noun" | "employer";

/** A fact with the answer, the record's piece or the edit that it comes from, or with what is wrong with it. */
export type FactReceipt = {
  readonly fact: TextFact;
  readonly from: string | null;
  readonly problem: FactProblem | null;
};
