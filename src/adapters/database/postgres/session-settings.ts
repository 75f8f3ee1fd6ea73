/** What no statement and no forgotten transaction may take longer than, in milliseconds. */
export const timeLimits = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;
