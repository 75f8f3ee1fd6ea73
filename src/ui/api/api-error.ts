import * as s from "#core/schema.ts";

/** A refused or failed call, described twice: for programs and for the person. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's snake_case code, or "" when the answer carried none. */
  readonly code: string;
  /** The server's own sentence, or null when the answer carried none. */
  readonly serverMessage: string | null;
  /** Seconds, when the server sent when to come back. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, retryAfter: number | null = null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
    const { message, code } = parseRefusal(text);
    this.serverMessage = message === "" ? null : message;
    this.code = code;
  }

  /** The sentence people are shown. */
  get userMessage(): string {
    if (this.status === 401) return "Sign in to continue.";
    return this.serverMessage ?? "Something went wrong on our side. Try again in a minute.";
  }
}

/** Reads an answer that is not OK. The status text stands in for an empty body. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  const seconds = Number(response.headers.get("Retry-After"));
  return new ApiError(response.status, text, seconds > 0 ? seconds : null);
}

/** The message for any failure: the server's own, or that the connection is down. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage;
  return "We could not reach the server. Check your connection and try again.";
}

/** True when what was asked for is not there. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** True when another window changed what this change was made from. */
export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === "changed_elsewhere";
}

const Text = s.fallback(s.string, "");
const Refusal = s.object({ message: Text, code: Text });

function parseRefusal(body: string): s.Infer<typeof Refusal> {
  try {
    return Refusal.parse(JSON.parse(body));
  } catch {
    return { message: "", code: "" };
  }
}
