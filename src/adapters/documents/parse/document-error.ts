import type { DocumentErrorCode } from "#adapters/documents/parsed-document.ts";

/** Stops a reader where a file cannot be read; parseDocument turns it into the refusal of that code. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode) {
    super(code);
    this.name = "Refused";
    this.code = code;
  }
}
