import type { FormValues } from "#ui/forms/stored-form.ts";
import { localDay } from "#ui/use-today.ts";
import type { Win, WinFields } from "#features/wins/contract.ts";

/** The fields of a new win. */
export const blankWin: FormValues = { title: "", description: "", date: "" };

/** The fields of a win that she changes; `version` is what the change is made from. */
export function toWinFields({ title, description, date, version }: Win): FormValues {
  return { title, description: description ?? "", date, version: `${version}` };
}

/** What the fields say; an empty date is today. */
export function parseWinFields({ title = "", description = "", date = "" }: FormValues): WinFields {
  return {
    title: title.trim(),
    description: description.trim() || null,
    date: date || localDay(),
  };
}
