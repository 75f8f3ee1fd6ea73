import X from "lucide-react/icons/x";
import { formatAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import { moveLabels } from "#core/record/negotiation-status.ts";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { redirectIfLoggedOut } from "#ui/api/logged-out.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { Note } from "#ui/components/note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { UndoRow } from "#ui/record/undo-row.tsx";
import { useAction } from "#ui/use-action.ts";
import { useState } from "react";
import type { Negotiation } from "#features/negotiations/contract.ts";
import type { NegotiationMove } from "#features/negotiations/move-contract.ts";
import { useNegotiations } from "./use-negotiations.ts";

type MoveListProps = { negotiation: Negotiation };

/** What happened in a negotiation, in its order; a removed move leaves Undo in the list. */
export function MoveList({ negotiation }: MoveListProps) {
  const negotiationLog = useNegotiations();
  const [removed, setRemoved] = useState<NegotiationMove | null>(null);
  const remove = useAction(async (move: NegotiationMove) => {
    await orLeaveIfLoggedOut(() => negotiationLog.removeMove(negotiation, move));
    setRemoved(move);
    toast({ title: "Move removed" });
  });
  const undo = useAction(async (move: NegotiationMove) => {
    await orLeaveIfLoggedOut(() => negotiationLog.addMove(negotiation, move));
    setRemoved(null);
    document.getElementById(`moves-${negotiation.id}`)?.focus();
  });
  const problem = remove.error ?? undo.error;
  if (negotiation.moves.length === 0 && !removed) return null;
  return (
    <div className="full-entry">
      <ol className="move-list" id={`moves-${negotiation.id}`} tabIndex={-1}>
        {negotiation.moves.map((move) => (
          <li key={move.id}>
            <span>{formatMove(move)}</span>
            <Button small look="quiet" onClick={() => void remove.run(move)}>
              <Icon of={X} label={`Remove move: ${formatMove(move)}`} />
            </Button>
          </li>
        ))}
        {removed && (
          <UndoRow
            message={`Removed: ${formatMove(removed)}`}
            onUndo={() => void undo.run(removed)}
            isPending={undo.isPending}
          />
        )}
      </ol>
      {problem !== null && <Note tone="danger" alert title={getErrorMessage(problem)} />}
    </div>
  );
}

async function orLeaveIfLoggedOut(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    redirectIfLoggedOut(error);
    throw error;
  }
}

/** "Countered on November 2, 2026: $170,000" */
function formatMove({ kind, date, amountCents }: NegotiationMove): string {
  const amount = amountCents === null ? "" : `: ${formatAmount(amountCents)}`;
  return `${moveLabels[kind]} on ${formatDay(date)}${amount}`;
}
