import type { DocumentRefusal } from "#adapters/documents/document.ts";

/** Stops a reader where a file cannot be read; parseDocument turns it into the refusal of that code. */
export class Refused extends Error {
  readonly code: DocumentRefusal;

  constructor(code: DocumentRefusal) {
    super(code);
    this.name = "Refused";
    this.code = code;
  }
}
