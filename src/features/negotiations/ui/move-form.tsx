import { Button } from "#ui/components/button.tsx";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useEscape } from "#ui/use-escape.ts";
import { useSaving } from "#ui/forms/use-saving.ts";
import { useEffect, useRef } from "react";
import type { Negotiation } from "#features/negotiations/contract.ts";
import { moveFields } from "#features/negotiations/move-contract.ts";
import { RecordFields } from "#ui/record/record-fields.tsx";
import { blankValues, createRecordForm } from "#ui/record/record-form.ts";
import { useNegotiations } from "./use-negotiations.ts";

const moveForm = createRecordForm(moveFields);

type MoveFormProps = {
  negotiation: Negotiation;
  name: string;
  /** Opened by the member; otherwise it is open because it was not saved. */
  takesFocus: boolean;
  onDone: () => void;
};

/** Adds what happened to a negotiation. */
export function MoveForm({ negotiation, name, takesFocus, onDone }: MoveFormProps) {
  const negotiationLog = useNegotiations();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const saving = useSaving({
    form,
    name,
    start: blankValues(moveForm),
    async save(typed, id) {
      await negotiationLog.addMove(negotiation, { id, ...moveForm.parse(typed) });
      toast({ title: "Move added" });
      onDone();
    },
    onFailure: (error) => dangerToast("Failed to add move", error),
  });
  const isReady = moveForm.isReady(saving.typed);

  function leave() {
    saving.reset();
    onDone();
  }
  useEscape(form, leave);

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
      <RecordFields form={moveForm} saving={saving} first={first} />
      <SavingNote saving={saving} />
      <div className="actions">
        <Button submit small disabled={!isReady} pending={saving.isSaving}>
          {saving.isSaving ? "Adding..." : "Add Move"}
        </Button>
        <Button small look="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
