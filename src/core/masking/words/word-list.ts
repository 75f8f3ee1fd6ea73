/** What a full list of English words says of a word. */
export type WordList = {
  /** English has it in lower case, in whatever form: "band", "leaks", "catering". */
  readonly has: (low: string) => boolean;
  /** It is listed with its capital as well: "Grace", "Mark", "Dana". */
  readonly hasName: (capital: string) => boolean;
};
