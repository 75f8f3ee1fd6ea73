import type { KeyRing } from "#adapters/secret/key-ring.ts";
import { decodeCookieValue, signCookie, signerOf } from "./signed-cookie.ts";

export const sessionMaxAgeSeconds = 30 * 86_400;

export type SessionCookie = {
  readonly name: string;
  readonly isSecure: boolean;
  /** The session's token out of a Cookie header; null when there is none that we signed. */
  readonly read: (header: string | null | undefined) => string | null;
  /** The Set-Cookie header that starts this session. */
  readonly serialize: (token: string) => string;
  /** The Set-Cookie line that takes it away. */
  readonly serializeExpired: () => string;
};

/** The one cookie of the product: the session's token and our signature, in the form the identity library reads as well. */
export function createSessionCookie(baseUrl: string, keys: KeyRing): SessionCookie {
  const isSecure = baseUrl.startsWith("https:");
  const name = isSecure ? "__Host-session" : "session";
  const flags = `Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
  const find = new RegExp(`(?:^|;\\s*)${name}=([^;]{1,400})`);

  return {
    name,
    isSecure,
    read(header) {
      const value = decodeCookieValue(find.exec(header ?? "")?.[1]);
      const dot = value.lastIndexOf(".");
      if (dot < 1) return null;
      const token = value.slice(0, dot);
      return signerOf(keys, token, value.slice(dot + 1)) === null ? null : token;
    },
    serialize(token) {
      const value = encodeURIComponent(`${token}.${signCookie(keys[0], token)}`);
      return `${name}=${value}; Max-Age=${sessionMaxAgeSeconds}; ${flags}`;
    },
    serializeExpired: () => `${name}=; Max-Age=0; ${flags}`,
  };
}
