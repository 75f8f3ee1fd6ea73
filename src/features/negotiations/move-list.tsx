import X from "lucide-react/icons/x";
import { sayAmount } from "#core/record/amount.ts";
import { sayDay } from "#core/record/day.ts";
import { moveWords } from "#core/record/status.ts";
import { sentenceOf } from "#ui/api/api-error.ts";
import { leaveIfLoggedOut } from "#ui/api/logged-out.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { UndoRow } from "#ui/undo-row.tsx";
import { useAction } from "#ui/use-action.ts";
import { useState } from "react";
import type { Move, Negotiation } from "./contract.ts";
import { useNegotiations } from "./use-negotiations.ts";

type MoveListProps = { asked: Negotiation };

/** What happened in a negotiation, in its order; a removed move leaves Undo in the list. */
export function MoveList({ asked }: MoveListProps) {
  const log = useNegotiations();
  const [removed, setRemoved] = useState<Move | null>(null);
  const remove = useAction(async (move: Move) => {
    await withSession(() => log.removeMove(asked, move));
    setRemoved(move);
    toast({ title: "Move removed" });
  });
  const undo = useAction(async (move: Move) => {
    await withSession(() => log.addMove(asked, move));
    setRemoved(null);
    document.getElementById(`moves-${asked.id}`)?.focus();
  });
  const problem = remove.error ?? undo.error;
  if (asked.moves.length === 0 && !removed) return null;
  return (
    <div className="wide-entry">
      <ol className="moves" id={`moves-${asked.id}`} tabIndex={-1}>
        {asked.moves.map((move) => (
          <li key={move.id}>
            <span>{sayMove(move)}</span>
            <Button small look="quiet" onClick={() => void remove.run(move)}>
              <Icon of={X} label={`Remove move: ${sayMove(move)}`} />
            </Button>
          </li>
        ))}
        {removed && (
          <UndoRow
            said={`Removed: ${sayMove(removed)}`}
            onUndo={() => void undo.run(removed)}
            isPending={undo.isPending}
          />
        )}
      </ol>
      {problem !== null && <Note tone="danger" alert title={sentenceOf(problem)} />}
    </div>
  );
}

async function withSession(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    leaveIfLoggedOut(error);
    throw error;
  }
}

/** "Countered on November 2, 2026: $170,000" */
function sayMove({ kind, date, amountCents }: Move): string {
  const amount = amountCents === null ? "" : `: ${sayAmount(amountCents)}`;
  return `${moveWords[kind]} on ${sayDay(date)}${amount}`;
}
