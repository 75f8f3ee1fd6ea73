import { inputLimits } from "#core/prompt/input-limits.ts";
import { z } from "zod";

/** More versions than the characters of a saved result have room for. */
export const maxSavedVersions = 2_000;

const text = z.string().max(60_000, "That is too long to save.");
const Check = z.object({ rule: text, ok: z.boolean(), detail: text });
const Mark = z.object({
  section: text.nullable(),
  text,
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  from: text.nullable(),
  problem: text.nullable(),
});

/** One result in a row of refinements, with its checks and with what the member did to it. */
export const NewSavedVersion = z.object({
  result: text,
  source: z.enum(["composer", "model"]).nullable(),
  checks: z.array(Check).max(100),
  incomplete: z.boolean(),
  requests: z.array(text).max(50).exactOptional(),
  notes: z.array(text).max(20).exactOptional(),
  marks: z.array(Mark).max(2_000).exactOptional(),
  settled: z
    .array(z.object({ text, how: z.enum(["kept", "corrected", "removed"]) }))
    .max(2_000)
    .exactOptional(),
  madeOf: z.int().nonnegative().exactOptional(),
  sources: z
    .array(z.object({ key: text, name: text, text }))
    .max(20)
    .exactOptional(),
});

const Name = z
  .string()
  .trim()
  .min(1, "Give it a name.")
  .max(120, "That name is too long. Keep it under 120 characters.");

const Content = z.object({
  answers: z.record(z.string().max(60), text),
  tone: z.string().max(60),
  /** What the member ticked on the evidence shelf. */
  shelf: z
    .array(z.object({ key: z.string().max(120), question: z.string().max(60) }))
    .max(20)
    .optional(),
  versions: z
    .array(NewSavedVersion)
    .min(1, "There is no language to save yet.")
    .max(maxSavedVersions, "That has more versions than can be kept."),
  /** The place of the version that was being read. */
  shown: z.int().nonnegative(),
});

function isWithinLimit(content: unknown): boolean {
  return JSON.stringify(content).length <= inputLimits.savedResult;
}
const tooLongMessage = "That is too long to save. Copy it, or save it as a file.";

/** POST /api/library. A retry with the same `key` saves nothing twice. */
export const NewSavedResult = Content.extend({
  toolId: z.string(),
  name: Name.optional(),
  key: z.uuid().optional(),
}).refine(isWithinLimit, tooLongMessage);
export type NewSavedResult = z.infer<typeof NewSavedResult>;

/** PATCH /api/library/:id; `revision` is what was changed. */
export const SavedResultChange = z
  .object({ name: Name, ...Content.shape })
  .partial()
  .extend({ revision: z.int().positive() })
  .refine(isWithinLimit, tooLongMessage);
export type SavedResultChange = z.infer<typeof SavedResultChange>;

/** POST /api/library/search: what a member looks for is private, so it stands in no address. */
export const LibrarySearchRequest = z.object({
  words: z.string().trim().max(200, "Search for fewer words."),
});
