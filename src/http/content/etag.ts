import { createHash } from "node:crypto";

/** A weak validator: one for all codings of the same text. */
export function etagOf(text: string | Buffer): string {
  return `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
}

/** Does If-None-Match name this text? */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((entry) => entry.trim() === etag);
}
