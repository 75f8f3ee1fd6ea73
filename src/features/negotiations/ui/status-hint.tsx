import { moveLabels, statusAfterMove, statusLabels } from "#core/record/negotiation-status.ts";
import { isChangedElsewhere, getErrorMessage } from "#ui/api/api-error.ts";
import { redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useAction } from "#ui/use-action.ts";
import type { Negotiation } from "#features/negotiations/contract.ts";
import { useNegotiations } from "./use-negotiations.ts";

type StatusHintProps = {
  negotiation: Negotiation;
  /** The status is set, and the hint goes. */
  onSet: () => void;
};

/** The last move says something else than a status that nobody has changed since the ask was logged. */
export function StatusHint({ negotiation, onSet }: StatusHintProps) {
  const negotiationLog = useNegotiations();
  const last = negotiation.moves.at(-1);
  const next = last && statusAfterMove(last.kind);
  const set = useAction(async () => {
    if (!next) return;
    try {
      onSet();
      await negotiationLog.change(negotiation.id, { status: next }, negotiation.version);
      toast({ title: "Negotiation saved" });
    } catch (error) {
      redirectIfLoggedOut(error);
      if (isChangedElsewhere(error)) negotiationLog.show(await negotiationLog.read(negotiation.id));
      throw error;
    }
  });
  const isOpen =
    negotiation.status === "pending" ||
    (negotiation.status === "in_progress" && next === "success");
  if (!last || !next || next === negotiation.status || !isOpen) return null;
  return (
    <div className="full-entry row">
      <p className="meta">
        The last move is “{moveLabels[last.kind]}”, the status is still “
        {statusLabels[negotiation.status]}
        ”.
      </p>
      <Button small pending={set.isPending} onClick={() => void set.run(undefined)}>
        Set to {statusLabels[next]}
      </Button>
      {set.error !== null && <Note tone="danger" alert title={getErrorMessage(set.error)} />}
    </div>
  );
}
