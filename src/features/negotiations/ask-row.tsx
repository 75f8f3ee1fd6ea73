import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { sayAmount } from "#core/record/amount.ts";
import { sayDay } from "#core/record/day.ts";
import { isChangedElsewhere } from "#ui/api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { dangerToast } from "#ui/danger-toast.ts";
import { Icon } from "#ui/icon.tsx";
import { useHasKept } from "#ui/kept.ts";
import { Note } from "#ui/note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { UndoRow } from "#ui/undo-row.tsx";
import { useDeletion } from "#ui/use-deletion.ts";
import { useNextFocus } from "#ui/use-next-focus.ts";
import { useState } from "react";
import { AskEditor } from "./ask-editor.tsx";
import { AskStatus } from "./ask-status.tsx";
import { MoveForm } from "./move-form.tsx";
import { MoveList } from "./move-list.tsx";
import type { ShownNegotiation } from "./shown-negotiations.ts";
import { StatusHint } from "./status-hint.tsx";
import { useNegotiations } from "./use-negotiations.ts";

type AskRowProps = { asked: ShownNegotiation; owner: string };

/** One negotiation of the log: how it stands, what happened, when to come back to it. */
export function AskRow({ asked, owner }: AskRowProps) {
  const log = useNegotiations();
  const name = `${owner}.ask.${asked.id}`;
  const moveName = `${owner}.move.${asked.id}`;
  const [opened, setOpened] = useState<"edit" | "move" | "nothing" | null>(null);
  const [isChanged, setChanged] = useState(false);
  const focus = useNextFocus<"edit" | "move">();
  // What was not saved is still open after a reload.
  const keptEdit = useHasKept(name) ? "edit" : null;
  const keptMove = useHasKept(moveName) ? "move" : null;
  const open = opened ?? keptEdit ?? keptMove ?? "nothing";

  const deletion = useDeletion({
    remove: () => log.remove(asked),
    restore: () => log.restore(asked),
    onRemoved: () => toast({ title: "Negotiation deleted" }),
    onRestored() {
      focus.hand("edit");
      toast({ title: "Negotiation restored" });
    },
    onRemoveFailure(error) {
      focus.hand("edit");
      dangerToast("Failed to delete negotiation", error);
      if (isChangedElsewhere(error)) void showNewer();
    },
    onRestoreFailure: (error) => dangerToast("Failed to restore negotiation", error),
  });

  async function showNewer() {
    log.show(await log.read(asked.id));
    setChanged(true);
  }

  function close(next: "edit" | "move") {
    focus.hand(next);
    setOpened("nothing");
  }

  if (asked.state === "deleted")
    return (
      <UndoRow
        said={`Deleted: ${asked.request}`}
        onUndo={deletion.undo}
        isPending={deletion.isUndoing}
      />
    );
  if (open === "edit")
    return (
      <li className="wide-entry">
        <AskEditor
          asked={asked}
          name={name}
          takesFocus={opened === "edit"}
          onDone={() => close("edit")}
          onDelete={() => {
            setOpened("nothing");
            deletion.remove();
          }}
        />
      </li>
    );
  return (
    <li>
      <span className="lines">{asked.request}</span>
      <AskStatus status={asked.status} />
      <p className="meta">
        {sayDay(asked.date)}
        {asked.amountCents !== null && `, ${sayAmount(asked.amountCents)}`}
      </p>
      {asked.followUp !== null && (
        <p className="meta">
          Follow up on {sayDay(asked.followUp)}.{" "}
          <a href={`/api/negotiations/${asked.id}/follow-up.ics`} download>
            Add to calendar
          </a>
        </p>
      )}
      <MoveList asked={asked} />
      <StatusHint asked={asked} onSet={() => focus.hand("edit")} />
      {isChanged && (
        <Note tone="warning" alert title="Another window changed this negotiation.">
          This is how it is now. Delete it again if you still want to.
        </Note>
      )}
      {open === "move" && (
        <div className="wide-entry">
          <MoveForm
            asked={asked}
            name={moveName}
            takesFocus={opened === "move"}
            onDone={() => close("move")}
          />
        </div>
      )}
      {asked.state !== "saving" && open === "nothing" && (
        <div className="row-actions below">
          <Button ref={focus.at("edit")} small look="quiet" onClick={() => setOpened("edit")}>
            <Icon of={Pencil} />
            Edit<span className="vh"> negotiation: {asked.request}</span>
          </Button>
          <Button ref={focus.at("move")} small look="quiet" onClick={() => setOpened("move")}>
            <Icon of={Plus} />
            Add a move<span className="vh"> to: {asked.request}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
