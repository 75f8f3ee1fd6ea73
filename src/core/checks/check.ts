/** One line of evidence beside a result. `rule` is a stable name, `detail` a sentence for the reader. */
export type Check = {
  readonly rule: string;
  readonly ok: boolean;
  readonly detail: string;
  /** The reader judges it: a second writing asked to mend it pads, or forces in what does not belong. */
  readonly isForReader?: true;
};
