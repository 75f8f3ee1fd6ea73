import * as s from "#core/schema.ts";

/** Who wrote the language. */
export const Writer = s.oneOf(["composer", "model"]);

export const CheckLine = s.object({ rule: s.string, ok: s.boolean, detail: s.string });

/** Words of the text: where they stand, and the answer that a fact comes from or, in a plain sentence, what is wrong. */
export const MarkLine = s.object({
  section: s.nullable(s.string),
  text: s.string,
  start: s.number,
  end: s.number,
  from: s.nullable(s.string),
  problem: s.nullable(s.string),
});

/** Words of an answer that the member makes a sentence of: after so many blocks of its section. */
export const OpenLine = s.object({
  section: s.nullable(s.string),
  after: s.number,
  field: s.string,
  words: s.string,
  /** Sentences that may do. */
  wordings: s.array(s.string),
  reason: s.oneOf(["sentence", "unreadable", "reader"]),
});
export type OpenLine = s.Infer<typeof OpenLine>;

/** The AI generations of a day, and how many of them are left today. */
export const DailyAllowance = s.object({ perDay: s.number, left: s.number });
export type DailyAllowance = s.Infer<typeof DailyAllowance>;

/** GET /api/ai/allowance; nulls where the composer writes, which has no daily limit. */
export const AllowanceResponse = s.object({
  perDay: s.nullable(s.number),
  left: s.nullable(s.number),
});
export type AllowanceResponse = s.Infer<typeof AllowanceResponse>;

/** Something of the member's record that a text was written from, as it stood then. */
export const ShelfSource = s.object({ key: s.string, name: s.string, text: s.string });
export type ShelfSource = s.Infer<typeof ShelfSource>;

export const GenerateResponse = s.object({
  /** The language as text: `## Label`, `- ` and `1. ` items, the request line last. */
  result: s.string,
  source: Writer,
  /** Remarks to the member; they stand nowhere else. */
  notes: s.array(s.string),
  checks: s.array(CheckLine),
  feedback: s.string,
  /** The request line, "To complete this, add: …", when something is missing. */
  missing: s.optional(s.string),
  incomplete: s.optional(s.boolean),
  /** What the composer left open; absent where nothing is. */
  open: s.optional(s.array(OpenLine)),
  /** Why a change was not made, in a sentence; `result` is as it was. */
  unchanged: s.optional(s.string),
  /** Names of the suggestions that change this text; absent where an AI writes, which can do each of them. */
  suggestions: s.optional(s.array(s.string)),
  /** What stands in the place of the selected passage. */
  passage: s.optional(s.string),
  /** Places are those in the words of the section, lines joined by a line break. */
  receipts: s.optional(s.array(MarkLine)),
  /** A `from` may be one of these keys. */
  sources: s.optional(s.array(ShelfSource)),
  /** What is left after this one, where an AI writes. */
  allowance: s.optional(DailyAllowance),
});
export type GenerateResponse = s.Infer<typeof GenerateResponse>;

/** The data of each event of the stream, by the event's name. */
export const StreamEvent = {
  delta: s.object({ text: s.string }),
  /** From here the pieces are of the corrected text, which takes the draft's place. */
  rewrite: s.object({}),
  done: GenerateResponse,
  error: s.object({ message: s.string, code: s.string }),
} as const;
export type StreamEventName = keyof typeof StreamEvent;
