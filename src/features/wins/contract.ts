import * as s from "#core/schema.ts";

export const Win = s.object({
  id: s.string,
  title: s.string,
  description: s.nullable(s.string),
  date: s.string,
  version: s.number,
});
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
