import { winFields } from "#features/wins/contract.ts";
import { createRecordForm } from "#ui/record/record-form.ts";

/** The form of a win. */
export const winForm = createRecordForm(winFields);
