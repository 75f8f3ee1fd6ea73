import { negotiationStatuses, statusLabels } from "#core/record/negotiation-status.ts";
import { TextAreaField, SelectField, TextField } from "#ui/forms/field.tsx";
import type { Saving } from "#ui/forms/use-saving.ts";
import { DayField } from "#ui/forms/day-field.tsx";
import { useToday } from "#ui/use-today.ts";
import type { Ref } from "react";
import { amountProblem } from "./negotiation-form-values.ts";

type NegotiationFieldsProps = { saving: Saving; request?: Ref<HTMLTextAreaElement> };

/** What she asked for, and how it stands. */
export function NegotiationFields({ saving: { typed, change }, request }: NegotiationFieldsProps) {
  return (
    <>
      <TextAreaField
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
            {statusLabels[status]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** When, how much, and when to come back to it. */
export function NegotiationDetailFields({ saving: { typed, change } }: { saving: Saving }) {
  const today = useToday();
  return (
    <>
      <DayField
        label="Date"
        name="date"
        value={typed.date || today}
        onChange={(date) => change({ date })}
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
      <DayField
        label="Follow up on"
        hint="Optional. You can add the day to your calendar."
        name="followUp"
        value={typed.followUp ?? ""}
        onChange={(followUp) => change({ followUp })}
      />
    </>
  );
}
