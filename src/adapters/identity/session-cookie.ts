import { createHmac, timingSafeEqual } from "node:crypto";

export const sessionMaxAgeSeconds = 30 * 86_400;

export type SessionCookie = {
  readonly name: string;
  readonly isSecure: boolean;
  /** The session's token out of a Cookie header; null when there is none that we signed. */
  readonly read: (header: string | null | undefined) => string | null;
  /** The Set-Cookie line that gives her this session. */
  readonly serialize: (token: string) => string;
  /** The Set-Cookie line that takes it away. */
  readonly serializeExpired: () => string;
};

/** The one cookie of the product: the session's token and our signature, in the form the identity library reads as well. */
export function createSessionCookie(baseUrl: string, key: string): SessionCookie {
  const isSecure = baseUrl.startsWith("https:");
  const name = isSecure ? "__Host-session" : "session";
  const flags = `Path=/; HttpOnly; ${isSecure ? "Secure; " : ""}SameSite=Lax`;
  const find = new RegExp(`(?:^|;\\s*)${name}=([^;]{1,400})`);
  const sign = (token: string) => createHmac("sha256", key).update(token).digest();

  return {
    name,
    isSecure,
    read(header) {
      const value = decodeCookieValue(find.exec(header ?? "")?.[1]);
      const dot = value.lastIndexOf(".");
      if (dot < 1) return null;
      const token = value.slice(0, dot);
      const given = Buffer.from(value.slice(dot + 1), "base64");
      const ours = sign(token);
      return given.length === ours.length && timingSafeEqual(given, ours) ? token : null;
    },
    serialize(token) {
      const value = encodeURIComponent(`${token}.${sign(token).toString("base64")}`);
      return `${name}=${value}; Max-Age=${sessionMaxAgeSeconds}; ${flags}`;
    },
    serializeExpired: () => `${name}=; Max-Age=0; ${flags}`,
  };
}

function decodeCookieValue(value: string | undefined): string {
  try {
    return decodeURIComponent(value ?? "");
  } catch {
    return "";
  }
}
