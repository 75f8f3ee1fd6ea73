import type { Database } from "#adapters/database/database.ts";
import type { Budget } from "#adapters/limits/limits.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { Log } from "./log.ts";
import { takeKeptOrRefuse } from "./rate-limit.ts";

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
    | "Pro";
  readonly outcome: "done" | "refused" | "limited" | "revoked" | "deleted" | "asked";
  /** The person's id, when it is known. Never an address, a code or a token. */
  readonly who?: string | undefined;
  /** One of our own words, such as the way in. */
  readonly by?: "code" | "link" | "passkey" | "provider" | "operator" | undefined;
};

/** One line for each event that guards an account; the log adds the time. */
export function logSecurity(log: Log, event: SecurityEvent): void {
  const isTrouble = event.outcome === "refused" || event.outcome === "limited";
  if (isTrouble) log.warn("security", event);
  else log.info("security", event);
}

/** Takes one from every window of the budgets; throws 429 with when to try again, and the log knows what was limited. */
export async function takeOrLog(
  db: Database,
  budgets: readonly Budget[],
  log: Log,
  { what, who }: Pick<SecurityEvent, "what" | "who">,
): Promise<void> {
  try {
    await takeKeptOrRefuse(db, budgets);
  } catch (error) {
    if (error instanceof AppError) logSecurity(log, { what, outcome: "limited", who });
    throw error;
  }
}
