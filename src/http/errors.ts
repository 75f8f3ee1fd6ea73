import type { AppContext } from "#http/app-context.ts";
import { AppError, statusOf } from "#core/errors/app-error.ts";
import type { ErrorCode } from "#core/errors/app-error.ts";
import { databaseFailure } from "#adapters/database/failure.ts";
import type { Context } from "hono";
import type { Log } from "./log.ts";
import { errorDetail } from "./error-detail.ts";
import { newReference } from "./reference.ts";

/** What every refusal looks like to a program. */
export type Problem = { readonly message: string; readonly code: ErrorCode };

/** Turns anything thrown into its answer; the unexpected gets a reference, under which the log has the detail. */
export function answerError(error: unknown, c: Context<AppContext>, log: Log): Response {
  const problem = asAppError(error, log);
  c.set("code", problem.code);
  if (problem.retryAfter !== undefined) c.header("Retry-After", String(problem.retryAfter));
  c.header("Cache-Control", "no-store");
  return c.json(
    { message: problem.message, code: problem.code } satisfies Problem,
    statusOf[problem.code],
  );
}

function asAppError(error: unknown, log: Log): AppError {
  if (error instanceof AppError) return error;
  const failure = databaseFailure(error);
  const reference = newReference();
  log.error("failed", { reference, failure: failure ?? undefined, ...errorDetail(error) });
  if (failure === "full")
    return new AppError(
      "storage_full",
      "Our storage is full, so this was not saved. Reading still works. Try again later.",
    );
  if (failure === "down")
    return new AppError(
      "unavailable",
      "We cannot reach our records at the moment. Try again in a few seconds.",
      5,
    );
  return new AppError("internal", `Something went wrong on our side. Reference ${reference}.`);
}
