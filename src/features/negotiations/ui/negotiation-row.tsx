import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { formatAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useHasStoredForm } from "#ui/forms/stored-form.ts";
import { Note } from "#ui/components/note.tsx";
import { UndoRow } from "#ui/record/undo-row.tsx";
import { RecordEditor } from "#ui/record/record-editor.tsx";
import { useRecordRow } from "#ui/record/use-record-row.ts";
import { useNextFocus } from "#ui/use-next-focus.ts";
import { useState } from "react";
import { negotiationForm } from "./negotiation-form.ts";
import { NegotiationStatusLabel } from "./negotiation-status-label.tsx";
import { MoveForm } from "./move-form.tsx";
import { MoveList } from "./move-list.tsx";
import type { CachedNegotiation } from "./negotiations-cache.ts";
import { StatusHint } from "./status-hint.tsx";
import { useNegotiations } from "./use-negotiations.ts";

type NegotiationRowProps = { negotiation: CachedNegotiation; owner: string };

const messages = {
  saved: "Negotiation saved",
  failed: "Failed to save negotiation",
  deleted: "Negotiation deleted",
  restored: "Negotiation restored",
  deleteFailed: "Failed to delete negotiation",
  restoreFailed: "Failed to restore negotiation",
};

/** One negotiation of the log: how it stands, what happened, when to come back to it. */
export function NegotiationRow({ negotiation, owner }: NegotiationRowProps) {
  const negotiationLog = useNegotiations();
  const name = `${owner}.ask.${negotiation.id}`;
  const moveName = `${owner}.move.${negotiation.id}`;
  const [opened, setOpened] = useState<"edit" | "move" | "nothing" | null>(null);
  const focus = useNextFocus<"edit" | "move">();
  // What was not saved is still open after a reload.
  const storedEdit = useHasStoredForm(name) ? "edit" : null;
  const storedMove = useHasStoredForm(moveName) ? "move" : null;
  const open = opened ?? storedEdit ?? storedMove ?? "nothing";

  const { deletion, isChanged } = useRecordRow({
    record: negotiation,
    actions: negotiationLog,
    messages,
    onBack: () => focus.focusNext("edit"),
  });

  function close(next: "edit" | "move") {
    focus.focusNext(next);
    setOpened("nothing");
  }

  if (negotiation.state === "deleted")
    return (
      <UndoRow
        message={`Deleted: ${negotiation.request}`}
        onUndo={deletion.undo}
        isPending={deletion.isUndoing}
      />
    );
  if (open === "edit")
    return (
      <li className="full-entry">
        <RecordEditor
          record={negotiation}
          form={negotiationForm}
          actions={negotiationLog}
          messages={messages}
          name={name}
          takesFocus={opened === "edit"}
          onDone={() => close("edit")}
          deletion={{
            label: "Delete negotiation",
            onDelete() {
              setOpened("nothing");
              deletion.remove();
            },
          }}
        />
      </li>
    );
  return (
    <li>
      <span className="keep-lines">{negotiation.request}</span>
      <NegotiationStatusLabel status={negotiation.status} />
      <p className="meta">
        {formatDay(negotiation.date)}
        {negotiation.amountCents !== null && `, ${formatAmount(negotiation.amountCents)}`}
      </p>
      {negotiation.followUp !== null && (
        <p className="meta">
          Follow up on {formatDay(negotiation.followUp)}.{" "}
          <a href={`/api/negotiations/${negotiation.id}/follow-up.ics`} download>
            Add to calendar
          </a>
        </p>
      )}
      <MoveList negotiation={negotiation} />
      <StatusHint negotiation={negotiation} onSet={() => focus.focusNext("edit")} />
      {isChanged && (
        <Note tone="warning" alert title="Another window changed this negotiation.">
          This is how it is now. Delete it again if you still want to.
        </Note>
      )}
      {open === "move" && (
        <div className="full-entry">
          <MoveForm
            negotiation={negotiation}
            name={moveName}
            takesFocus={opened === "move"}
            onDone={() => close("move")}
          />
        </div>
      )}
      {negotiation.state !== "saving" && open === "nothing" && (
        <div className="row-actions below-entry">
          <Button ref={focus.refFor("edit")} small look="quiet" onClick={() => setOpened("edit")}>
            <Icon of={Pencil} />
            Edit<span className="visually-hidden"> negotiation: {negotiation.request}</span>
          </Button>
          <Button ref={focus.refFor("move")} small look="quiet" onClick={() => setOpened("move")}>
            <Icon of={Plus} />
            Add a move<span className="visually-hidden"> to: {negotiation.request}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
