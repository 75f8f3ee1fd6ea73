import type { AppContext } from "#http/app-context.ts";
import type { MiddlewareHandler } from "hono";

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const disabledFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "xr-spatial-tracking",
];

/** The header for a page that needs some of what is switched off elsewhere. */
export function permissionsPolicyHeader(
  allowed: readonly string[],
): Readonly<Record<string, string>> {
  const rules = disabledFeatures.map(
    (name) => `${name}=${allowed.includes(name) ? "(self)" : "()"}`,
  );
  return { "Permissions-Policy": rules.join(", ") };
}

const twoYearsInSeconds = 63_072_000;

/** The headers of every response, errors included. `baseUrl` decides whether browsers must stay on https. */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...permissionsPolicyHeader([]),
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(baseUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${twoYearsInSeconds}`,
    }),
  };
}

/** An answer may bring its own. */
const overridableHeaders = ["Permissions-Policy", "Referrer-Policy", "Content-Security-Policy"];

/** Puts these headers on whatever is answered. */
export function addHeaders(
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<AppContext> {
  const lines = Object.entries(headers);
  return async (c, next) => {
    await next();
    const own = overridableHeaders.filter((name) => c.res.headers.has(name));
    for (const [name, value] of lines) if (!own.includes(name)) c.res.headers.set(name, value);
  };
}
