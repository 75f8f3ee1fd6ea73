/** A line of a resume as it stands on the page. */
export type ResumeRow = {
  /** As it goes out, without the mark of a list and without contact details. */
  readonly text: string;
  /** As typed, without the mark: columns show in it. */
  readonly raw: string;
  readonly indent: number;
  readonly marked: boolean;
  /** Whether a blank line stands before it. */
  readonly gap: boolean;
};
