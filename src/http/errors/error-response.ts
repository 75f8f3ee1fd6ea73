import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import { toQuotaRefusal } from "#adapters/storage-quota/quota-refusal.ts";
import { AppError, statusByCode } from "#core/errors/app-error.ts";
import type { ErrorCode } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";
import { describeError } from "./describe-error.ts";
import type { Log } from "#http/logging/log.ts";
import { createErrorReference } from "./error-reference.ts";

/** What every refusal looks like to a program. */
export type ErrorBody = { readonly message: string; readonly code: ErrorCode };

type Failure = ErrorBody & {
  readonly retryAfter: number | undefined;
  readonly reference: string | undefined;
};

/** The response to anything thrown. The unexpected gets a reference, under which the log has the detail. */
export function toErrorBody(error: unknown, log: Log): ErrorBody {
  const { message, code } = toFailure(error, log);
  return { message, code };
}

/** The answer to anything thrown: status, JSON, and when to come back. */
export function createErrorResponse(error: unknown, c: Context<AppContext>, log: Log): Response {
  const { message, code } = prepareErrorBody(error, c, log);
  const details = toAppError(error)?.details ?? {};
  return c.json({ ...details, message, code } satisfies ErrorBody, statusByCode[code]);
}

/** Sets the headers of the answer and the facts of its log line; answers the sentence and the code. */
export function prepareErrorBody(error: unknown, c: Context<AppContext>, log: Log): ErrorBody {
  const { message, code, retryAfter, reference } = toFailure(error, log);
  c.set("code", code);
  c.set("reference", reference);
  c.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) c.header("Retry-After", String(Math.ceil(retryAfter)));
  return { message, code };
}

/** The expected failure that an error is or stands for; null for any other error. */
export function toAppError(error: unknown): AppError | null {
  return error instanceof AppError ? error : toQuotaRefusal(error);
}

function toFailure(error: unknown, log: Log): Failure {
  const expected = toAppError(error);
  if (expected) {
    const { code, message, retryAfter } = expected;
    const sentence = code === "unauthorized" ? "Unauthorized" : message;
    return { message: sentence, code, retryAfter, reference: undefined };
  }
  const failure = classifyDatabaseError(error);
  const reference = createErrorReference();
  log.error("failed", { reference, failure: failure ?? undefined, ...describeError(error) });
  return { ...describeDatabaseFailure(failure, reference), reference };
}

function describeDatabaseFailure(
  failure: ReturnType<typeof classifyDatabaseError>,
  reference: string,
) {
  if (failure === "full")
    return {
      code: "storage_full",
      message:
        "Our storage is full, so this could not be saved. Everything saved before is still there. Try again later.",
      retryAfter: 60,
    } as const;
  if (failure === "down")
    return {
      code: "unavailable",
      message: "We cannot reach our records at the moment. Try again in a few seconds.",
      retryAfter: 5,
    } as const;
  return {
    code: "internal",
    message: `Something went wrong on our side. Reference ${reference}.`,
    retryAfter: undefined,
  } as const;
}
