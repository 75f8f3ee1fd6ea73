import { z } from "zod";
import { inputLimits } from "#core/prompt/input-limits.ts";
import { isBlank } from "#core/tools/is-blank.ts";

export const resultFileFormats = ["docx", "pdf"] as const;
export type ResultFileFormat = (typeof resultFileFormats)[number];

/** POST /api/results/file: a result as it stands on the page, and the tool it came from. */
export const ResultFileRequest = z.object({
  toolId: z.string(),
  format: z.enum(resultFileFormats, "Choose docx or pdf."),
  /** A PDF as a card: one small page of words alone. */
  paper: z.literal("card").optional(),
  result: z
    .string()
    .max(
      inputLimits.refineResult,
      "That text is too long for one file. Keep it under 20,000 characters.",
    )
    .refine((text) => !isBlank(text), "There is no language to save yet."),
});
