import { createHmac } from "node:crypto";

/** A key of its own for one purpose, so that what one part signs means nothing to another. */
export function deriveKey(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}

/** What is stored instead of a code or a token; without the key it cannot be tried out. */
export function keyedHash(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
