import type { Database } from "#adapters/database/database.ts";
import type { ProSource } from "#adapters/identity/pro-source.ts";
import type { BillingService } from "#features/billing/billing-service.server.ts";
import type { Log } from "#http/logging/log.ts";

export type CommandInput = {
  /** What stands after the command's name. */
  readonly args: readonly string[];
  readonly options: Readonly<Partial<Record<"until" | "reason", string>>>;
};

export type CommandDeps = {
  readonly db: Database;
  readonly log: Log;
  readonly billing: BillingService;
  readonly proSources: readonly ProSource[];
};

/** One thing the operator can do. */
export type OperatorCommand = {
  /** What to type after the name, and what it does. */
  readonly usage: readonly [string, string];
  /** Answers what is printed. Throws OperatorProblem with what to do next. */
  readonly run: (input: CommandInput, deps: CommandDeps) => Promise<string>;
};

/** What kept a command from being done, in words; `code` 2 when it was typed wrong. */
export class OperatorError extends Error {
  readonly code: 1 | 2;

  constructor(sentence: string, code: 1 | 2 = 1) {
    super(sentence);
    this.name = "OperatorProblem";
    this.code = code;
  }
}
