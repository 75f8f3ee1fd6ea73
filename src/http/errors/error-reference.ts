import { randomInt } from "node:crypto";

/** Without 0, O, 1, I and L, which are misread aloud. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A number to read to support, such as 7F3K2. */
export function createErrorReference(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
