import { AppError } from "#core/errors/app-error.ts";

/** What went wrong upstream, by kind; each has a sentence of its own. */
export type UpstreamErrorKind =
  | "unreachable"
  | "refused"
  | "busy"
  | "broken"
  | "cut"
  | "too-long"
  | "endless"
  | "declined"
  | "empty"
  | "silent"
  | "stalled";

const messages: Record<UpstreamErrorKind, string> = {
  unreachable: "We could not reach the writing service. Your answers are safe. Try again.",
  refused:
    "The writing service is not available at the moment. Your answers are safe. Try again later.",
  busy: "The writing service is busy. Your answers are safe. Try again in a moment.",
  broken: "The writing service could not answer. Your answers are safe. Try again.",
  cut: "The text stopped before it was finished. Your answers are safe. Try again.",
  "too-long":
    "The text ran over its limit and was cut off. Your answers are safe. Try again, or shorten your longest answer.",
  endless:
    "The writing service didn’t stop writing, so we stopped it. Your answers are safe. Try again.",
  declined:
    "The writing service declined to write this. Your answers are safe. Change the wording and try again.",
  empty: "The writing service sent back no text. Your answers are safe. Try again.",
  silent: "The writing service did not answer in time. Your answers are safe. Try again.",
  stalled: "The text stopped coming. Your answers are safe. Try again.",
};

/** A failed call of the model upstream. Its message is for logs and quotes nobody's answers. */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    kind: UpstreamErrorKind,
    details: { status?: number | undefined; retryAfter?: number | undefined } = {},
  ) {
    super(kind);
    this.name = "UpstreamError";
    this.kind = kind;
    this.status = details.status;
    this.retryAfter = details.retryAfter;
  }

  /** True when the same call may succeed a moment later. */
  get isPassing(): boolean {
    return this.kind === "unreachable" || (this.kind === "broken" && (this.status ?? 0) >= 500);
  }

  /** The same failure with a message for the user. */
  toAppError(): AppError {
    const sentence = messages[this.kind];
    if (this.kind === "busy") return new AppError("busy", sentence, this.retryAfter ?? 20);
    const isLate = this.kind === "silent" || this.kind === "stalled";
    return new AppError(isLate ? "upstream_timeout" : "upstream_failed", sentence);
  }
}

/** A status that is no success, as a failure. */
export function upstreamErrorFromStatus(
  status: number,
  headers: Readonly<Record<string, string>> = {},
): UpstreamError {
  const details = { status, retryAfter: readRetryAfter(headers["retry-after"]) };
  if (status === 429 || status === 529) return new UpstreamError("busy", details);
  if (status === 503 && details.retryAfter !== undefined) return new UpstreamError("busy", details);
  return new UpstreamError(status >= 300 && status < 500 ? "refused" : "broken", details);
}

const maxRetryAfterSeconds = 3600;

/** Seconds or a date, as seconds from now between 1 and an hour. */
function readRetryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d+$/.test(value.trim())
    ? Number(value)
    : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds)
    ? undefined
    : Math.min(maxRetryAfterSeconds, Math.max(1, Math.ceil(seconds)));
}
