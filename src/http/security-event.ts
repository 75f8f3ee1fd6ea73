import type { Log } from "./log.ts";
import { type RateLimit, takeOrRefuse } from "./rate-limit.ts";

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

/** Takes one from the key's allowance; throws 429 with when to try again, and the log knows what was limited. */
export function takeOrLog(
  limit: RateLimit,
  key: string,
  log: Log,
  { what, who }: Pick<SecurityEvent, "what" | "who">,
): void {
  try {
    takeOrRefuse(limit, key);
  } catch (error) {
    logSecurity(log, { what, outcome: "limited", who });
    throw error;
  }
}
