import type { MoveKind, NegotiationStatus } from "./negotiation-status.ts";

/**
 * What a member’s Executive Suite holds, for every feature that draws on it. Newest first; days in the member’s own
 * calendar.
 */
export type PersonalRecord = {
  readonly wins: readonly RecordedWin[];
  readonly negotiations: readonly RecordedNegotiation[];
  /** "" when none is written. */
  readonly powerPosition: string;
};

export type RecordedWin = {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly date: string;
};

export type RecordedNegotiation = {
  readonly id: string;
  readonly request: string;
  readonly status: NegotiationStatus;
  readonly date: string;
  readonly amountCents: number | null;
  readonly followUp: string | null;
  readonly moves: readonly RecordedMove[];
};

/** One thing that happened in a negotiation. */
export type RecordedMove = {
  readonly id: string;
  readonly kind: MoveKind;
  readonly date: string;
  readonly amountCents: number | null;
};
