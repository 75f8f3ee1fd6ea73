import { z } from "zod";
import { limits } from "#core/prompt/limits.ts";
import { isBlank } from "#core/tools/blank.ts";

export const fileFormats = ["docx", "pdf"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** POST /api/results/file: a result as it stands on the page, and the tool it came from. */
export const FileRequest = z.object({
  toolId: z.string(),
  format: z.enum(fileFormats, "Choose docx or pdf."),
  result: z
    .string()
    .max(
      limits.refineResult,
      "That text is too long for one file. Keep it under 20,000 characters.",
    )
    .refine((text) => !isBlank(text), "There is no language to save yet."),
});
