import type { Settings } from "#adapters/env.ts";

/** One thing that was tried: what it was, and what was found, with what to do next where it is wrong. */
export type Finding = {
  readonly what: string;
  readonly isRight: boolean;
  readonly found: string;
};

/** Tries one part of an installation. Never rejects, and never names a secret. */
export type CheckPart = (settings: Settings) => Promise<readonly Finding[]>;

export function right(what: string, found: string): Finding {
  return { what, isRight: true, found };
}

export function wrong(what: string, found: string): Finding {
  return { what, isRight: false, found };
}

/** The word of the system for what went wrong: a code, else nothing of it. */
export function failureCode(error: unknown): string {
  for (let next = error; next instanceof Error; next = next.cause)
    if ("code" in next && typeof next.code === "string") return next.code;
  return error instanceof Error && error.name === "TimeoutError"
    ? "no answer in time"
    : "no answer";
}
