import { type NegotiationStatus, statusWords } from "#core/record/status.ts";
import { StatusMark } from "#ui/status-mark.tsx";

type AskStatusProps = { status: NegotiationStatus };

/** How a negotiation stands, by word, shape and colour. */
export function AskStatus({ status }: AskStatusProps) {
  return (
    <span className={`status ${status}`}>
      <StatusMark status={status} />
      {statusWords[status]}
    </span>
  );
}
