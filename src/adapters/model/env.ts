import { z } from "zod";

/** Nothing set: the composer. An address or a key alone means a server that speaks OpenAI's chat completions. */
export const modelEnv = z.object({
  AI_PROVIDER: z
    .enum(["composer", "openai-compatible", "anthropic"], {
      error: "AI_PROVIDER is composer, openai-compatible or anthropic.",
    })
    .optional(),
  AI_DAILY_LIMIT: z.coerce
    .number({ error: "AI_DAILY_LIMIT is a whole number of generations a day." })
    .int("AI_DAILY_LIMIT is a whole number of generations a day.")
    .min(1, "AI_DAILY_LIMIT is at least 1; AI_PROVIDER=composer turns AI off.")
    .default(1000),
  /** Whether the model reads each text once more before it is shown as finished. */
  AI_REVIEW: z.enum(["on", "off"], { error: "AI_REVIEW is on or off." }).default("on"),
  AI_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: "AI_BASE_URL is an address such as http://127.0.0.1:11434/v1.",
    })
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
});

export type ModelEnv = z.infer<typeof modelEnv>;

/** The settings that choose who writes. */
export type WriterEnv = Omit<ModelEnv, "AI_DAILY_LIMIT" | "AI_REVIEW">;
