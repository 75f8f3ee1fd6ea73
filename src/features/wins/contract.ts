import type { CsvColumns } from "#core/csv/csv-columns.ts";
import * as s from "#core/schema.ts";

/** Each field of a win as it is stored, in the order of its JSON: the one list of its columns. */
export const winFields = {
  title: s.string,
  description: s.nullable(s.string),
  date: s.string,
};
export type WinFields = s.InferShape<typeof winFields>;

/** The columns of wins.csv. */
export const winCsv: CsvColumns<WinFields> = {
  date: { heading: "Date", cell: ({ date }) => date },
  title: { heading: "Title", cell: ({ title }) => title },
  description: { heading: "Description", cell: ({ description }) => description ?? "" },
};

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
