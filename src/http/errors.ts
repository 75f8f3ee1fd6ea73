import { databaseFailure } from "#adapters/database/failure.ts";
import { AppError, statusOf } from "#core/errors/app-error.ts";
import type { ErrorCode } from "#core/errors/app-error.ts";
import type { AppContext } from "#http/app-context.ts";
import type { Context } from "hono";
import { errorDetail } from "./error-detail.ts";
import type { Log } from "./log.ts";
import { newReference } from "./reference.ts";

/** What every refusal looks like to a program. */
export type Problem = { readonly message: string; readonly code: ErrorCode };

type Failure = Problem & {
  readonly retryAfter: number | undefined;
  readonly reference: string | undefined;
};

/** What is told of anything thrown. The unexpected gets a reference, under which the log has the detail. */
export function problemOf(error: unknown, log: Log): Problem {
  const { message, code } = failureOf(error, log);
  return { message, code };
}

/** The answer to anything thrown: status, JSON, and when to come back. */
export function answerError(error: unknown, c: Context<AppContext>, log: Log): Response {
  const { message, code } = describeFailure(error, c, log);
  const facts = error instanceof AppError ? error.facts : {};
  return c.json({ ...facts, message, code } satisfies Problem, statusOf[code]);
}

/** Sets the headers of the answer and the facts of its log line; answers the sentence and the code. */
export function describeFailure(error: unknown, c: Context<AppContext>, log: Log): Problem {
  const { message, code, retryAfter, reference } = failureOf(error, log);
  c.set("code", code);
  c.set("reference", reference);
  c.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) c.header("Retry-After", String(Math.ceil(retryAfter)));
  return { message, code };
}

function failureOf(error: unknown, log: Log): Failure {
  if (error instanceof AppError) {
    const { code, message, retryAfter } = error;
    const sentence = code === "unauthorized" ? "Unauthorized" : message;
    return { message: sentence, code, retryAfter, reference: undefined };
  }
  const failure = databaseFailure(error);
  const reference = newReference();
  log.error("failed", { reference, failure: failure ?? undefined, ...errorDetail(error) });
  return { ...sentenceFor(failure, reference), reference };
}

function sentenceFor(failure: ReturnType<typeof databaseFailure>, reference: string) {
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
