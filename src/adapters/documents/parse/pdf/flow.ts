import type { PdfRow } from "./rows.ts";

/** Rows that are read from top to bottom, and the space they fill. */
export type PdfFlow = {
  readonly rows: readonly PdfRow[];
  readonly left: number;
  readonly right: number;
  /** Whether it is one of several columns. */
  readonly isColumn: boolean;
  /** The rows of a table, each with its cells; the flow's own rows are then read as these. */
  readonly tableRows?: readonly (readonly PdfFlow[])[];
};
