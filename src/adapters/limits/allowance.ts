/** How much there is in a window of time. */
export type Allowance = { readonly limit: number; readonly windowSeconds: number };

export type Taken =
  | { readonly ok: true }
  | { readonly ok: false; readonly retryAfterSeconds: number };
