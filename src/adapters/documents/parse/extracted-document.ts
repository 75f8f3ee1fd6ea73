/** What a reader found in a file, before its text is tidied. */
export type ExtractedDocument = {
  readonly text: string;
  readonly pages: number | null;
  readonly notes: readonly string[];
};
