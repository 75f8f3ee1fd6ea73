import { negotiationFields } from "#features/negotiations/contract.ts";
import { createRecordForm } from "#ui/record/record-form.ts";

/** The form of a negotiation. */
export const negotiationForm = createRecordForm(negotiationFields, {
  details: { label: "Date, amount and follow-up", fields: ["date", "amountCents", "followUp"] },
});
