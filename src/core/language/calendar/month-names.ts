import { monthNames } from "./calendar-words.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";

const monthInFull = new RegExp(String.raw`\b${regexAnyOf(monthNames)}\b`);

/** Whether a text names a month in full, wherever it stands: "the hearings are September". */
export function namesMonth(text: string): boolean {
  return monthInFull.test(text);
}
