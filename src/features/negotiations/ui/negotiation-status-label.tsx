import { type NegotiationStatus, statusLabels } from "#core/record/negotiation-status.ts";
import { StatusMark } from "#ui/components/status-mark.tsx";

type NegotiationStatusLabelProps = { status: NegotiationStatus };

/** How a negotiation stands, by word, shape and colour. */
export function NegotiationStatusLabel({ status }: NegotiationStatusLabelProps) {
  return (
    <span className={`status-label ${status}`}>
      <StatusMark status={status} />
      {statusLabels[status]}
    </span>
  );
}
