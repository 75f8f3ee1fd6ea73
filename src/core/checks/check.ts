/** One line of evidence beside a result. `rule` is a stable name, `detail` a sentence for the reader. */
export type Check = {
  readonly rule: string;
  readonly ok: boolean;
  readonly detail: string;
  /** The text has fewer words than its form asks for: more facts would mend it, and no second writing. */
  readonly isShort?: true;
};
