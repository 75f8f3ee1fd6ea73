/** What was read from a file: plain text, and sentences for the reader about how it was read. */
export type ParsedDocument = {
  readonly text: string;
  /** Null where the format does not say. */
  readonly pages: number | null;
  /** UTF-16 units of the text. */
  readonly characters: number;
  readonly notes: readonly string[];
};

/** Why a file could not be read: the status of the response, and what can be done next. */
export const documentErrors = {
  too_large: {
    status: 413,
    message:
      "This file is larger than 5 MB. Save a smaller copy, or paste the text of your resume instead.",
  },
  unsupported: {
    status: 415,
    message:
      "This is not a PDF, Word or text file. Save your resume as .pdf, .docx, .doc or .txt, or paste the text instead.",
  },
  old_word: {
    status: 415,
    message:
      "This file is in a Word format from before 1997. Open it in Word, save it as .docx and upload that, or paste the text instead.",
  },
  password: {
    status: 422,
    message:
      "This file is protected by a password. Save a copy without one and upload that, or paste the text instead.",
  },
  damaged: {
    status: 422,
    message:
      "This file is damaged and could not be read. Save it again from the program it was written in, or paste the text instead.",
  },
  scan: {
    status: 422,
    message: "This looks like a scan. Paste the text instead.",
  },
  empty: {
    status: 422,
    message:
      "There is no text in this file. Check that it is the right one, or paste the text instead.",
  },
  too_complex: {
    status: 422,
    message:
      "This file unpacks to more than we can read. Save a simpler copy, without pictures, or paste the text instead.",
  },
  timed_out: {
    status: 422,
    message: "Reading this file took too long. Save a simpler copy, or paste the text instead.",
  },
} as const;

export type DocumentErrorCode = keyof typeof documentErrors;

export type ParseResult =
  | { readonly ok: true; readonly document: ParsedDocument }
  | { readonly ok: false; readonly code: DocumentErrorCode };
