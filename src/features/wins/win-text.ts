import type { Typed } from "#ui/kept.ts";
import { localDay } from "#ui/use-today.ts";
import type { Win } from "./contract.ts";
import type { WinText } from "./use-wins.ts";

/** The fields of a new win. */
export const blankWin: Typed = { title: "", description: "", date: "" };

/** The fields of a win that she changes; `version` is what the change is made from. */
export function fieldsOf({ title, description, date, version }: Win): Typed {
  return { title, description: description ?? "", date, version: `${version}` };
}

/** What the fields say; an empty date is today. */
export function textIn({ title = "", description = "", date = "" }: Typed): WinText {
  return {
    title: title.trim(),
    description: description.trim() || null,
    date: date || localDay(),
  };
}
