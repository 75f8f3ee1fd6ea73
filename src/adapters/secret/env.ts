import { z } from "zod";

/** Nothing set: a secret is made and kept in DATA_DIR. */
export const secretEnv = z.object({
  APP_SECRET: z
    .string()
    .min(16, "Use at least 16 characters, such as from `openssl rand -hex 32`.")
    .optional(),
});
