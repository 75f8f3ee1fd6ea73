import type { ResultDocument } from "#core/result/result-document.ts";

/** Writes a result as files. */
export type ResultDocumentWriter = {
  readonly docx: (document: ResultDocument) => Promise<Uint8Array>;
  /**
   * Throws AppError 503 where this machine has no typesetter, or it has too much to do; 422 for letters that its faces
   * do not hold; 413 for a card that is longer than its page.
   */
  readonly pdf: (document: ResultDocument) => Promise<Uint8Array>;
  /** Ends the typesetter; resolves when it is gone. */
  readonly close: () => Promise<void>;
};
