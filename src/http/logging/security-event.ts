import type { Database } from "#adapters/database/database.ts";
import type { RateLimitRule } from "#adapters/rate-limits/rate-limits.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Log } from "./log.ts";
import { enforceStoredLimits } from "#http/limits/rate-limit.ts";

export type SecurityEvent = {
  readonly what:
    | "sign-in"
    | "sign-out"
    | "sign-in mail"
    | "session"
    | "e-mail change"
    | "passkey"
    | "account"
    | "export"
    | "import"
    | "download"
    | "webhook"
    | "Pro"
    | "desk";
  readonly outcome: "done" | "refused" | "limited" | "revoked" | "deleted" | "asked";
  /** The person's id, when it is known. Never an address, a code or a token. */
  readonly who?: string | undefined;
  /** One of our own words, such as the way in. */
  readonly by?: "code" | "link" | "passkey" | "provider" | "operator" | "owner" | undefined;
  /** Why, in words of ours or of a protocol. */
  readonly reason?: string | undefined;
};

/** One line for each event that guards an account; the log adds the time. */
export function logSecurityEvent(log: Log, event: SecurityEvent): void {
  const isWarning = event.outcome === "refused" || event.outcome === "limited";
  if (isWarning) log.warn("security", event);
  else log.info("security", event);
}

/** Takes one from every window of the budgets; throws 429 with when to try again, and the log knows what was limited. */
export async function enforceStoredLimitsAndLog(
  db: Database,
  budgets: readonly RateLimitRule[],
  log: Log,
  { what, who }: Pick<SecurityEvent, "what" | "who">,
): Promise<void> {
  try {
    await enforceStoredLimits(db, budgets);
  } catch (error) {
    if (error instanceof AppError) logSecurityEvent(log, { what, outcome: "limited", who });
    throw error;
  }
}
