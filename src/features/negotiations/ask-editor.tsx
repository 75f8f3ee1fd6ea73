import { sayAmount } from "#core/record/amount.ts";
import { sayDay } from "#core/record/day.ts";
import { statusWords } from "#core/record/status.ts";
import { Button } from "#ui/button.tsx";
import { NewerNote } from "#ui/newer-note.tsx";
import { SavingNote } from "#ui/saving-note.tsx";
import { useEditing } from "#ui/use-editing.ts";
import { useRef } from "react";
import { AskDetails, AskFields } from "./ask-fields.tsx";
import { amountProblem, fieldsOf, textIn } from "./ask-text.ts";
import type { Negotiation } from "./contract.ts";
import { isSameText, useNegotiations } from "./use-negotiations.ts";

type AskEditorProps = {
  asked: Negotiation;
  /** Under what it is kept on her device until it is saved. */
  name: string;
  /** She opened it; otherwise it is open because it was not saved. */
  takesFocus: boolean;
  onDone: () => void;
  onDelete: () => void;
};

/** Changes a negotiation in its place, or deletes it. */
export function AskEditor({ asked, name, takesFocus, onDone, onDelete }: AskEditorProps) {
  const log = useNegotiations();
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<HTMLTextAreaElement>(null);
  const { saving, newer, leave, keepMine, takeOther } = useEditing({
    form,
    field: request,
    name,
    takesFocus,
    start: fieldsOf(asked),
    change: (typed, version) => log.change(asked.id, textIn(typed), version),
    read: () => log.read(asked.id),
    show: log.show,
    isSame: (now, typed) => isSameText(now, textIn(typed)),
    said: { saved: "Negotiation saved", failed: "Failed to save negotiation" },
    onDone,
  });
  const isReady = textIn(saving.typed).request !== "" && amountProblem(saving.typed) === null;

  return (
    <form
      ref={form}
      className="stack"
      method="post"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void saving.submit();
      }}
    >
      <AskFields saving={saving} request={request} />
      <AskDetails saving={saving} />
      {newer ? (
        <NewerNote onKeepMine={keepMine} onTakeOther={takeOther}>
          <p>{newer.request}</p>
          <p className="meta">{aboutAsk(newer)}</p>
        </NewerNote>
      ) : (
        <SavingNote saving={saving} />
      )}
      <div className="actions">
        <Button submit small disabled={!isReady} pending={saving.isSaving}>
          {saving.isSaving ? "Saving..." : "Save Changes"}
        </Button>
        <Button small look="quiet" onClick={leave}>
          Cancel
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            saving.reset();
            onDelete();
          }}
        >
          Delete negotiation
        </Button>
      </div>
    </form>
  );
}

/** "Pending, November 21, 2026, $184,500, follow up on December 1, 2026" */
function aboutAsk({ status, date, amountCents, followUp }: Negotiation): string {
  return [
    statusWords[status],
    sayDay(date),
    amountCents === null ? "" : sayAmount(amountCents),
    followUp === null ? "" : `follow up on ${sayDay(followUp)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
