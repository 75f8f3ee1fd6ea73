/** For the HTML of a message, opened as a page of ours: it brings its own style, and may do nothing else. */
export const emailPageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;
