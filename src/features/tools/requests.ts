import { z } from "zod";
import { inputLimits } from "#core/prompt/input-limits.ts";
import { maxTicked } from "#core/shelf/shelf.ts";
import { tiers } from "#core/tools/definition.ts";

/** A request to change the last result, in the visitor’s own words. */
const RefineRequest = z.object({
  request: z
    .string()
    .max(inputLimits.refineRequest, "That request is too long. Keep it under 1,000 characters."),
  result: z
    .string()
    .max(
      inputLimits.refineResult,
      "That result is too long to refine. Keep it under 20,000 characters.",
    ),
  /** What is selected of `result`, to change it alone. */
  passage: z.string().min(1).max(inputLimits.refineResult).optional(),
  /** The requests that led to `result`, oldest first: their facts and their tone stay. */
  earlier: z
    .array(z.string().max(inputLimits.refineRequest))
    .max(inputLimits.refineEarlier, "That result was refined too often. Generate again.")
    .optional(),
});

/** POST /api/ai/generate. `answers` go by question id; without them the pairs are read out of `prompt`. */
export const GenerateRequest = z.object({
  prompt: z
    .string()
    .max(
      inputLimits.prompt,
      "Those answers are too long together. Keep them under 40,000 characters.",
    )
    .optional(),
  toolId: z.string(),
  answers: z.record(z.string(), z.string()).optional(),
  tone: z.string().optional(),
  refine: RefineRequest.optional(),
  /** Sentences made of lines that were left open; a blank `text` sets the words aside. */
  finished: z
    .array(
      z.object({
        field: z.string().max(60),
        words: z.string().max(inputLimits.refineResult),
        text: z
          .string()
          .max(
            inputLimits.finishedLine,
            "That sentence is too long. Keep it under 1,000 characters.",
          ),
      }),
    )
    .max(inputLimits.finishedLines)
    .optional(),
  /** What the member ticked on the evidence shelf, and which question each answers. */
  shelf: z
    .array(z.object({ key: z.string().max(120), question: z.string().max(60) }))
    .max(maxTicked, `Tick at most ${maxTicked} at once.`)
    .optional(),
});
export type GenerateRequest = z.infer<typeof GenerateRequest>;

/** GET /api/tools: one line of the catalogue. */
export const ToolSummary = z.object({
  toolId: z.string(),
  title: z.string(),
  tier: z.enum(tiers),
  comingSoon: z.boolean(),
  path: z.string(),
  intent: z.string(),
  inputLabel: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      asks: z.string(),
      type: z.enum(["text", "dropdown", "file"]),
      kind: z.enum(["line", "list", "long", "choice", "day", "sum", "file"]),
      /** The first words of the sentence that the answer continues. */
      stem: z.string().optional(),
      options: z.array(z.string()).optional(),
      placeholder: z.string().optional(),
      /** Questions of one row or one story have it in common. */
      group: z.string().optional(),
    }),
  ),
  tones: z.array(z.string()),
  feedback: z.string(),
});
export type ToolSummary = z.infer<typeof ToolSummary>;
