import type { ParseResult } from "./parsed-document.ts";

/** Reads files that nobody has checked, each apart from the service. */
export type DocumentParser = {
  /** Has a process ready for the file that is on its way. */
  readonly prewarm: () => void;
  /** What the bytes of a file say. Throws AppError 503 when too many wait, or what `signal` was aborted with. */
  readonly parse: (bytes: Uint8Array, signal: AbortSignal) => Promise<ParseResult>;
  /** Ends every process; resolves when they are gone. */
  readonly close: () => Promise<void>;
};
