import * as s from "#core/schema.ts";

const Check = s.object({ rule: s.string, ok: s.boolean, detail: s.string });
const Mark = s.object({
  section: s.nullable(s.string),
  text: s.string,
  start: s.number,
  end: s.number,
  from: s.nullable(s.string),
  problem: s.nullable(s.string),
});
const Decision = s.object({ text: s.string, how: s.oneOf(["kept", "corrected", "removed"]) });
const Source = s.object({ key: s.string, name: s.string, text: s.string });

/** One result in a row of refinements, with its checks and with what the member did to it. */
export const SavedVersion = s.object({
  result: s.string,
  source: s.nullable(s.oneOf(["composer", "model"])),
  checks: s.array(Check),
  incomplete: s.boolean,
  requests: s.optional(s.array(s.string)),
  /** Remarks to the member, which stand nowhere in the text. */
  notes: s.optional(s.array(s.string)),
  marks: s.optional(s.array(Mark)),
  settled: s.optional(s.array(Decision)),
  madeOf: s.optional(s.number),
  sources: s.optional(s.array(Source)),
});
export type SavedVersion = s.Infer<typeof SavedVersion>;

/** One line of the library. */
export const SavedResultSummary = s.object({
  id: s.string,
  toolId: s.string,
  tool: s.string,
  slug: s.string,
  name: s.string,
  /** The first words of the language. */
  excerpt: s.string,
  words: s.number,
  versions: s.number,
  revision: s.number,
  updatedAt: s.string,
  /** False for what a free account stores beyond its latest five: it stands in the export, and Pro opens it. */
  isOpen: s.boolean,
});
export type SavedResultSummary = s.Infer<typeof SavedResultSummary>;

/** GET /api/library and its search: newest first. `total` counts all that the member saved. */
export const LibraryResponse = s.object({ items: s.array(SavedResultSummary), total: s.number });
export type LibraryResponse = s.Infer<typeof LibraryResponse>;

/** GET /api/library/:id. */
export const SavedResult = s.object({
  ...SavedResultSummary.shape,
  answers: s.record(s.string),
  tone: s.string,
  /** What was ticked on the evidence shelf. */
  shelf: s.optional(s.array(s.object({ key: s.string, question: s.string }))),
  versions: s.array(SavedVersion),
  /** The place of the version that was being read. */
  shown: s.number,
});
export type SavedResult = s.Infer<typeof SavedResult>;
