import { moveWords, statusAfter, statusWords } from "#core/record/status.ts";
import { isChangedElsewhere, sentenceOf } from "#ui/api/api-error.ts";
import { leaveIfLoggedOut } from "#ui/api/logged-out.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useAction } from "#ui/use-action.ts";
import type { Negotiation } from "./contract.ts";
import { useNegotiations } from "./use-negotiations.ts";

type StatusHintProps = {
  asked: Negotiation;
  /** The status is set, and the hint goes. */
  onSet: () => void;
};

/** The last move says something else than a status that nobody has changed since the ask was logged. */
export function StatusHint({ asked, onSet }: StatusHintProps) {
  const log = useNegotiations();
  const last = asked.moves.at(-1);
  const next = last && statusAfter(last.kind);
  const set = useAction(async () => {
    if (!next) return;
    try {
      onSet();
      await log.change(asked.id, { status: next }, asked.version);
      toast({ title: "Negotiation saved" });
    } catch (error) {
      leaveIfLoggedOut(error);
      if (isChangedElsewhere(error)) log.show(await log.read(asked.id));
      throw error;
    }
  });
  const isOpen =
    asked.status === "pending" || (asked.status === "in_progress" && next === "success");
  if (!last || !next || next === asked.status || !isOpen) return null;
  return (
    <div className="wide-entry row">
      <p className="meta">
        The last move is “{moveWords[last.kind]}”, the status is still “{statusWords[asked.status]}
        ”.
      </p>
      <Button small pending={set.isPending} onClick={() => void set.run(undefined)}>
        Set to {statusWords[next]}
      </Button>
      {set.error !== null && <Note tone="danger" alert title={sentenceOf(set.error)} />}
    </div>
  );
}
