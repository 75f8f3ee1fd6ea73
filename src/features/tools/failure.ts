import { ApiError } from "#ui/api/api-error.ts";
import { WritingFailed } from "./generate.ts";

/** Why no language came, in words for her, and the way on where there is one. */
export type Failure = {
  readonly sentence: string;
  readonly next: string;
  readonly way: "sign-in" | "upgrade" | null;
};

/** `kept`: part of the text had been written and is kept. */
export function failureOf(error: unknown, kept: boolean): Failure {
  const safe = kept ? "Your answers and the unfinished text are kept." : "Your answers are kept.";
  if (error instanceof ApiError && error.status === 401)
    return { sentence: error.userMessage, next: safe, way: "sign-in" };
  if (error instanceof ApiError && error.code === "pro_required")
    return { sentence: error.userMessage, next: safe, way: "upgrade" };
  if (error instanceof ApiError) return { sentence: error.userMessage, next: safe, way: null };
  if (error instanceof WritingFailed)
    return { sentence: ended(error.sentence), next: `${safe} Try again.`, way: null };
  return {
    sentence: "An error occurred.",
    next: `${safe} Check your connection, then try again.`,
    way: null,
  };
}

function ended(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
