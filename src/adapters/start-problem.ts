import { describeDatabaseFailure } from "./database/database-error.ts";
import { StartupError } from "./startup-error.ts";

/** What kept a process from starting, as a sentence for the operator; null for a fault of ours, which needs its stack. */
export function describeStartProblem(error: unknown): string | null {
  return error instanceof StartupError ? error.message : describeDatabaseFailure(error);
}
