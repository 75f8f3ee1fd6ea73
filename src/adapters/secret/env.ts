import { z } from "zod";
import type { KeyRing } from "./key-ring.ts";

const minBytes = 32;
/** Of 32 random bytes some thirty differ; a word typed again and again has a few. */
const minDifferentBytes = 16;

const rule =
  "Each APP_SECRET is at least 32 random bytes, such as from `openssl rand -hex 32`; several are set apart by commas.";

/** Nothing set: a secret is made and stored in DATA_DIR. */
export const secretEnv = z.object({
  APP_SECRET: z
    .string()
    .transform((list, context): KeyRing => {
      const [first, ...older] = list.split(",").map((secret) => secret.trim());
      if (first !== undefined && [first, ...older].every(isRandomEnough)) return [first, ...older];
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    })
    .optional(),
});

/** Hex and base64 count by the bytes they stand for; other signs by six bits each. */
function isRandomEnough(secret: string): boolean {
  if (/\s/.test(secret)) return false;
  const bytes = /^[0-9a-f]+$/i.test(secret)
    ? Buffer.from(secret, "hex")
    : Buffer.from(secret).subarray(0, Math.floor((secret.length * 6) / 8));
  return bytes.length >= minBytes && new Set(bytes).size >= minDifferentBytes;
}
