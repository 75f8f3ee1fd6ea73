/** How much there is in a window of time. */
export type RateWindow = { readonly limit: number; readonly windowSeconds: number };

export type RateLimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };
