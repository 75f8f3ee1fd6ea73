import { isVisitor, type Caller } from "./caller.server.ts";
import { AppError } from "#core/errors/app-error.ts";

/** How many texts are written at once. */
export type GenerationConcurrency = {
  readonly perMember: number;
  readonly perAddress: number;
  readonly total: number;
};

export const defaultGenerationConcurrency: GenerationConcurrency = {
  perMember: 1,
  perAddress: 8,
  total: 300,
};

/** A place among those being written for; call the returned function once to leave it. Throws AppError 429 or 503. */
export type GenerationLimiter = { readonly acquire: (caller: Caller) => () => void };

export function createGenerationLimiter({
  perMember,
  perAddress,
  total: maxTotal,
}: GenerationConcurrency = defaultGenerationConcurrency): GenerationLimiter {
  const active = new Map<string, number>();
  let total = 0;
  return {
    acquire(caller) {
      const count = active.get(caller.key) ?? 0;
      if (count >= (isVisitor(caller) ? perAddress : perMember)) throw alreadyWritingError();
      if (total >= maxTotal)
        throw new AppError(
          "busy",
          "Many people are writing at this moment. Your answers are safe. Try again in a few seconds.",
          5,
        );
      active.set(caller.key, count + 1);
      total += 1;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        total -= 1;
        const remaining = (active.get(caller.key) ?? 1) - 1;
        if (remaining === 0) active.delete(caller.key);
        else active.set(caller.key, remaining);
      };
    },
  };
}

export function alreadyWritingError(): AppError {
  return new AppError(
    "too_many_requests",
    "Your last text is still being written. Wait for it, or stop it first.",
    5,
  );
}
