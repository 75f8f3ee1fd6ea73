import { optionalText, requiredDay, requiredText } from "#core/record/fields.ts";
import * as s from "#core/schema.ts";

/**
 * Each field of a win, in the order of form and JSON: the one list that requests, form, export and import are made of.
 * The table has a column for each.
 */
export const winFields = {
  title: requiredText({
    label: "Title",
    max: 200,
    whenBlank: "Give your win a title.",
    whenTooLong: "Shorten it, and put the rest into the description.",
  }),
  description: optionalText({
    label: "Description",
    hint: "Optional. Figures, people, dates.",
    max: 4000,
    isLong: true,
  }),
  date: requiredDay({ label: "Date" }),
};
export type WinFields = s.InferShape<typeof winFields>;

/** A win without the version that two windows compare. */
export const WinEntry = s.object({ id: s.string, ...winFields });

export const Win = s.object({ ...WinEntry.shape, version: s.number });
export type Win = s.Infer<typeof Win>;

/** GET /api/wins?before=…: fifty wins, newest first. With "latest" the first fifty, and the counts of a year and a bit. */
export const WinsPage = s.object({
  wins: s.array(Win),
  /** What to ask for next, or null when there are no older ones. */
  older: s.nullable(s.string),
  /** The server's day, in UTC. */
  today: s.string,
  months: s.array(s.object({ month: s.string, count: s.number })),
});
export type WinsPage = s.Infer<typeof WinsPage>;
