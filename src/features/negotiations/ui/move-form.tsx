import { DayField } from "#ui/forms/day-field.tsx";
import { parseAmount } from "#core/record/amount.ts";
import { moveKinds, moveLabels } from "#core/record/negotiation-status.ts";
import { Button } from "#ui/components/button.tsx";
import { dangerToast } from "#ui/toast/danger-toast.ts";
import { SelectField, TextField } from "#ui/forms/field.tsx";
import { SavingNote } from "#ui/forms/saving-note.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { useEscape } from "#ui/use-escape.ts";
import { useSaving } from "#ui/forms/use-saving.ts";
import { localDay, useToday } from "#ui/use-today.ts";
import { useEffect, useRef } from "react";
import { amountProblem } from "#ui/forms/amount-problem.ts";
import type { Negotiation } from "#features/negotiations/contract.ts";
import { useNegotiations } from "./use-negotiations.ts";

const blankMove = { kind: "countered", date: "", amount: "" };

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
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const saving = useSaving({
    form,
    name,
    start: blankMove,
    async save({ kind: selected, date, amount = "" }, id) {
      const kind = moveKinds.find((one) => one === selected) ?? "asked";
      const move = { id, kind, date: date || localDay(), amountCents: parseAmount(amount) };
      await negotiationLog.addMove(negotiation, move);
      toast({ title: "Move added" });
      onDone();
    },
    onFailure: (error) => dangerToast("Failed to add move", error),
  });
  const { typed, change } = saving;

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
        if (amountProblem(typed.amount) === null) void saving.submit();
      }}
    >
      <SelectField
        ref={first}
        label="What happened"
        name="kind"
        value={typed.kind ?? ""}
        onChange={(event) => change({ kind: event.target.value })}
      >
        {moveKinds.map((kind) => (
          <option key={kind} value={kind}>
            {moveLabels[kind]}
          </option>
        ))}
      </SelectField>
      <DayField
        label="When"
        name="date"
        value={typed.date || today}
        onChange={(date) => change({ date })}
      />
      <TextField
        label="How much"
        hint="Optional, in dollars."
        name="amount"
        inputMode="decimal"
        value={typed.amount ?? ""}
        error={amountProblem(typed.amount)}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <SavingNote saving={saving} />
      <div className="actions">
        <Button
          submit
          small
          disabled={amountProblem(typed.amount) !== null}
          pending={saving.isSaving}
        >
          {saving.isSaving ? "Adding..." : "Add Move"}
        </Button>
        <Button small look="quiet" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
