/** A change to a text, in the member's own words. */
export type RefineRequest = {
  readonly request: string;
  /** The text as it stands. */
  readonly result: string;
  /** What is selected of it; absent where the whole is meant. */
  readonly passage?: string | undefined;
  /** The requests that led to the text, oldest first: their facts need no other source. */
  readonly earlier?: readonly string[] | undefined;
};
