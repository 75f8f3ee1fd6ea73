import { contentSecurityPolicy } from "./security-headers.ts";

/** For a page that shows another of our own addresses in a frame. */
export const framingPageHeaders = {
  "Content-Security-Policy": `${contentSecurityPolicy}; frame-src 'self'`,
} as const;

/** For the HTML of a message, shown in a frame of ours: it brings its style, and may do nothing else. */
export const framedEmailHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
} as const;
