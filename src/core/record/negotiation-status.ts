/** How an ask stands, in the specification's words. */
export const negotiationStatuses = ["pending", "in_progress", "success", "declined"] as const;
export type NegotiationStatus = (typeof negotiationStatuses)[number];

export const statusLabels: Readonly<Record<NegotiationStatus, string>> = {
  pending: "Pending",
  in_progress: "In progress",
  success: "Success",
  declined: "Declined",
};

/** What can happen in a negotiation after it was logged. */
export const moveKinds = ["asked", "countered", "deferred", "agreed"] as const;
export type MoveKind = (typeof moveKinds)[number];

export const moveLabels: Readonly<Record<MoveKind, string>> = {
  asked: "Asked",
  countered: "Countered",
  deferred: "Deferred",
  agreed: "Agreed",
};

/** The status that a move points to, when the log has another one. */
export function statusAfterMove(move: MoveKind): NegotiationStatus | null {
  if (move === "agreed") return "success";
  return move === "asked" ? null : "in_progress";
}
