/** A claim of an output that has to come from the answers: where it stands and what it says. */
export type Fact = {
  readonly kind:
    | "money"
    | "percent"
    | "number"
    | "date"
    | "name"
    | "claim"
    | "multiple"
    | "magnitude"
    | "verb";
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/**
 * Why a fact has no receipt: in no answer, counted another thing, the employer's, or a stronger or weaker verb than the
 * answer's.
 */
export type GroundingProblem = "absent" | "noun" | "employer" | "promoted" | "softened";

/** A fact tied to the question whose answer it came from, or the problem that marks it. */
export type Receipt = {
  readonly fact: Fact;
  readonly from: string | null;
  readonly problem: GroundingProblem | null;
};
