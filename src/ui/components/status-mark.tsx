import type { NegotiationStatus } from "#core/record/negotiation-status.ts";

type StatusMarkProps = { status: NegotiationStatus };

/** The shape of a status: open ring, half ring, full disc, struck ring. A word stands beside it. */
export function StatusMark({ status }: StatusMarkProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <circle
        cx="8"
        cy="8"
        r={status === "success" ? 7 : 6}
        fill={status === "success" ? "currentColor" : "none"}
        stroke={status === "success" ? "none" : "currentColor"}
        strokeWidth="2"
      />
      {status === "in_progress" && <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor" />}
      {status === "declined" && <path d="M4 12L12 4" stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}
