import { createHmac, timingSafeEqual } from "node:crypto";
import type { KeyRing } from "#adapters/secret/key-ring.ts";

/** The signature behind the point of a cookie's value, in the form the identity library reads as well. */
export function signCookie(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64");
}

/** The key that signed the text; null when it was none of these. */
export function signerOf(keys: KeyRing, text: string, signature: string): string | null {
  const given = Buffer.from(signature, "base64");
  const isSigner = (key: string) => {
    const own = createHmac("sha256", key).update(text).digest();
    return own.length === given.length && timingSafeEqual(own, given);
  };
  return keys.find(isSigner) ?? null;
}

/**
 * A Cookie header in which everything that an older key signed is signed with the first one: the identity library knows
 * only that. All else stays as it came.
 */
export function signCookiesAnew(keys: KeyRing, header: string): string {
  if (keys.length === 1) return header;
  return header
    .split(";")
    .map((pair) => signPairAnew(keys, pair.trim()))
    .join("; ");
}

function signPairAnew(keys: KeyRing, pair: string): string {
  const [name = "", ...rest] = pair.split("=");
  const value = decodeCookieValue(rest.join("="));
  const dot = value.lastIndexOf(".");
  const text = value.slice(0, Math.max(dot, 0));
  const signer = dot < 1 ? null : signerOf(keys, text, value.slice(dot + 1));
  if (signer === null || signer === keys[0]) return pair;
  return `${name}=${encodeURIComponent(`${text}.${signCookie(keys[0], text)}`)}`;
}

/** "" for what is no encoded value. */
export function decodeCookieValue(value: string | undefined): string {
  try {
    return decodeURIComponent(value ?? "");
  } catch {
    return "";
  }
}
