import type { Path } from "#core/paths.ts";
import type { ShelfKind } from "#core/shelf/shelf-piece.ts";

/** Where the lists of tools show it; pricing goes by its tier. */
export type Placement = {
  /** Its place in every list, counted in tens so that a tool fits between two; no two tools share one. */
  readonly order: number;
  /** Its group on /tools. */
  readonly path: Path | "both";
  /** Whether the landing page's grids of its path show it. */
  readonly isOnHome: boolean;
  /** Its row on choose-path, by path; {} where it stands on neither. */
  readonly choosePath: Readonly<Partial<Record<Path, number>>>;
};

/** What a request to change a result has to know of the tool's form. */
export type RefineFacts = {
  /** The sections that are messages, with the subject each is sent under; "" takes the subject from its text. */
  readonly email: Readonly<Record<string, string>>;
  /** The sections that are spoken to someone. "" is a text without a heading. */
  readonly spoken: readonly string[];
  /** The section that a deadline closes, and the words before the date; null where no message asks for one. */
  readonly deadline: { readonly section: string; readonly lead: string } | null;
  /**
   * The questions that are the ask or the limit itself: shortening leaves their answers in every part that states them.
   */
  readonly protectedQuestions: readonly string[];
  /** Where one more fact is taken up as an idea of its own; null where the tool takes none. */
  readonly addedFact: AddedFact | null;
};

type AddedFact = {
  readonly question: string;
  /** Rows that the form has room for; one more idea joins the last. */
  readonly maxRows?: number;
  /** It is an item of a pasted text, under the first that is there. */
  readonly isListItem?: true;
};

/** What the checks of a result have to know of this tool alone; {} for a form without such exceptions. */
export type CheckFacts = {
  /** Sections that may state what a pasted posting says. */
  readonly employerSections?: readonly string[];
  /** The question that names what must not be disclosed. */
  readonly withheldQuestion?: string;
};

/** What the product knows of a tool and its page is not sent. */
export type ToolFacts = {
  /** A made-up person's answers. */
  readonly example: Readonly<Record<string, string>>;
  readonly placement: Placement;
  /**
   * The question that each kind of the member’s record answers by itself. Elsewhere the member chooses: a past result is
   * no refusal, and no plan for the days to come.
   */
  readonly shelf: Readonly<Partial<Record<ShelfKind, string>>>;
  readonly refine: RefineFacts;
  readonly checks: CheckFacts;
};
