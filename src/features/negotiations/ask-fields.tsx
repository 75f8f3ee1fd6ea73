import { negotiationStatuses, statusWords } from "#core/record/status.ts";
import { LongField, SelectField, TextField } from "#ui/field.tsx";
import type { Saving } from "#ui/use-saving.ts";
import { useToday } from "#ui/use-today.ts";
import type { Ref } from "react";
import { amountProblem } from "./ask-text.ts";

type AskFieldsProps = { saving: Saving; request?: Ref<HTMLTextAreaElement> };

/** What she asked for, and how it stands. */
export function AskFields({ saving: { typed, change }, request }: AskFieldsProps) {
  return (
    <>
      <LongField
        ref={request}
        label="Request"
        name="request"
        rows={2}
        value={typed.request ?? ""}
        onChange={(event) => change({ request: event.target.value })}
      />
      <SelectField
        label="Status"
        name="status"
        value={typed.status ?? "pending"}
        onChange={(event) => change({ status: event.target.value })}
      >
        {negotiationStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** When, how much, and when to come back to it. */
export function AskDetails({ saving: { typed, change } }: { saving: Saving }) {
  const today = useToday();
  return (
    <>
      <TextField
        label="Date"
        name="date"
        type="date"
        min="1900-01-01"
        max="2100-12-31"
        value={typed.date || today}
        onChange={(event) => change({ date: event.target.value })}
      />
      <TextField
        label="Amount"
        hint="Optional, in dollars."
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={typed.amount ?? ""}
        error={amountProblem(typed)}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <TextField
        label="Follow up on"
        hint="Optional. You can add the day to your calendar."
        name="followUp"
        type="date"
        min="1900-01-01"
        max="2100-12-31"
        value={typed.followUp ?? ""}
        onChange={(event) => change({ followUp: event.target.value })}
      />
    </>
  );
}
