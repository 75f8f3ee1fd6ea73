import type { AppContext } from "#http/app-context.ts";
import type { MiddlewareHandler } from "hono";

const policy = [
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

const switchedOff = [
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

const twoYears = 63_072_000;

/** The headers of every response, errors included. `baseUrl` decides whether browsers must stay on https. */
export function securityHeaders(baseUrl: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": switchedOff.map((name) => `${name}=()`).join(", "),
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(baseUrl.startsWith("https:") && {
      "Strict-Transport-Security": `max-age=${twoYears}`,
    }),
  };
}

/** Puts these headers on whatever is answered. */
export function sendHeaders(
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<AppContext> {
  const lines = Object.entries(headers);
  return async (c, next) => {
    await next();
    for (const [name, value] of lines) c.res.headers.set(name, value);
  };
}
