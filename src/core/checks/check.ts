/** One line of evidence beside a result. `rule` is a stable name, `detail` a sentence for the reader. */
export type Check = {
  readonly rule: string;
  readonly ok: boolean;
  readonly detail: string;
};
