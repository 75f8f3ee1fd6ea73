/** A moment in universal time, to the minute: "2026-11-23 04:20 UTC". */
export function formatMoment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
