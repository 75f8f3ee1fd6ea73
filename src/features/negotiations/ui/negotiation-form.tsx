import { formatAmount, parseAmount } from "#core/record/amount.ts";
import { formatDay } from "#core/record/day.ts";
import {
  type NegotiationStatus,
  negotiationStatuses,
  statusLabels,
} from "#core/record/negotiation-status.ts";
import type { NegotiationFields } from "#features/negotiations/contract.ts";
import { DayField } from "#ui/forms/day-field.tsx";
import { SelectField, TextAreaField, TextField } from "#ui/forms/field.tsx";
import type { RecordForm } from "#ui/record/record-form.ts";
import { localDay } from "#ui/use-today.ts";
import { amountProblem } from "./amount-problem.ts";

/** The form of a negotiation. */
export const negotiationForm: RecordForm<NegotiationFields> = {
  fields: {
    request: {
      toText: ({ request }) => request,
      describe: ({ request }) => request,
      draw: ({ first, onChange, name, value }) => (
        <TextAreaField
          ref={first}
          label="Request"
          name={name}
          rows={2}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    },
    status: {
      start: "pending",
      toText: ({ status }) => status,
      describe: ({ status }) => statusLabels[status],
      isSmall: true,
      draw: ({ onChange, name, value }) => (
        <SelectField
          label="Status"
          name={name}
          value={value || "pending"}
          onChange={(event) => onChange(event.target.value)}
        >
          {negotiationStatuses.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </SelectField>
      ),
    },
    date: {
      toText: ({ date }) => date,
      describe: ({ date }) => formatDay(date),
      isSmall: true,
      isDetail: true,
      draw: ({ onChange, name, value, today }) => (
        <DayField label="Date" name={name} value={value || today} onChange={onChange} />
      ),
    },
    amountCents: {
      name: "amount",
      toText: formatAmountOf,
      describe: formatAmountOf,
      isSmall: true,
      isDetail: true,
      draw: ({ onChange, name, value }) => (
        <TextField
          label="Amount"
          hint="Optional, in dollars."
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          error={amountProblem(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      ),
    },
    followUp: {
      toText: ({ followUp }) => followUp ?? "",
      describe: ({ followUp }) => (followUp === null ? "" : `follow up on ${formatDay(followUp)}`),
      isSmall: true,
      isDetail: true,
      draw: ({ onChange, name, value }) => (
        <DayField
          label="Follow up on"
          hint="Optional. You can add the day to your calendar."
          name={name}
          value={value}
          onChange={onChange}
        />
      ),
    },
  },
  parse: ({ request = "", status = "", date = "", amount = "", followUp = "" }) => ({
    request: request.trim(),
    status: parseStatus(status),
    date: date || localDay(),
    amountCents: parseAmount(amount),
    followUp: followUp || null,
  }),
  isReady: ({ request = "", amount }) => request.trim() !== "" && amountProblem(amount) === null,
  detailsLabel: "Date, amount and follow-up",
};

function formatAmountOf({ amountCents }: NegotiationFields): string {
  return amountCents === null ? "" : formatAmount(amountCents);
}

function parseStatus(text: string): NegotiationStatus {
  return negotiationStatuses.find((status) => status === text) ?? "pending";
}
