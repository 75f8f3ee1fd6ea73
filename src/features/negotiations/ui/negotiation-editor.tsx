import { formatAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import { statusLabels } from "#core/record/negotiation-status.ts";
import { Button } from "#ui/components/button.tsx";
import { ConflictNote } from "#ui/forms/conflict-note.tsx";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { useEditing } from "#ui/forms/use-editing.ts";
import { useRef } from "react";
import { NegotiationDetailFields, NegotiationFields } from "./negotiation-fields.tsx";
import {
  amountProblem,
  toNegotiationFields,
  parseNegotiationFields,
} from "./negotiation-form-values.ts";
import type { Negotiation, NegotiationFields as Fields } from "#features/negotiations/contract.ts";
import { isSameRecord } from "#ui/record/use-record-actions.ts";
import { useNegotiations } from "./use-negotiations.ts";

type NegotiationEditorProps = {
  negotiation: Negotiation;
  /** Under what it is kept on her device until it is saved. */
  name: string;
  /** She opened it; otherwise it is open because it was not saved. */
  takesFocus: boolean;
  onDone: () => void;
  onDelete: () => void;
};

/** Changes a negotiation in its place, or deletes it. */
export function NegotiationEditor({
  negotiation,
  name,
  takesFocus,
  onDone,
  onDelete,
}: NegotiationEditorProps) {
  const negotiationLog = useNegotiations();
  const form = useRef<HTMLFormElement>(null);
  const request = useRef<HTMLTextAreaElement>(null);
  const { saving, newer, leave, keepMine, takeOther } = useEditing({
    form,
    field: request,
    name,
    takesFocus,
    start: toNegotiationFields(negotiation),
    change: (typed, version) =>
      negotiationLog.change(negotiation.id, parseNegotiationFields(typed), version),
    read: () => negotiationLog.read(negotiation.id),
    show: negotiationLog.show,
    isSame: (now, typed) => isSameRecord<Fields>(now, parseNegotiationFields(typed)),
    messages: { saved: "Negotiation saved", failed: "Failed to save negotiation" },
    onDone,
  });
  const isReady =
    parseNegotiationFields(saving.typed).request !== "" && amountProblem(saving.typed) === null;

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
      <NegotiationFields saving={saving} request={request} />
      <NegotiationDetailFields saving={saving} />
      {newer ? (
        <ConflictNote onKeepMine={keepMine} onTakeOther={takeOther}>
          <p>{newer.request}</p>
          <p className="meta">{describeNegotiation(newer)}</p>
        </ConflictNote>
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
function describeNegotiation({ status, date, amountCents, followUp }: Negotiation): string {
  return [
    statusLabels[status],
    formatDay(date),
    amountCents === null ? "" : formatAmount(amountCents),
    followUp === null ? "" : `follow up on ${formatDay(followUp)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
