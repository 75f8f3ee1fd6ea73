import type { Database } from "#adapters/database/database.ts";
import type { ProSource } from "#adapters/identity/pro.ts";
import type { Billing } from "#features/billing/billing.server.ts";
import type { Log } from "#http/log.ts";

export type Input = {
  /** What stands after the command's name. */
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<"until" | "reason", string>>>;
};

export type Tools = {
  readonly db: Database;
  readonly log: Log;
  readonly billing: Billing;
  readonly proSources: readonly ProSource[];
};

/** One thing the operator can do. */
export type Command = {
  /** What to type after the name, and what it does. */
  readonly usage: readonly [string, string];
  /** Answers what is printed. Throws OperatorProblem with what to do next. */
  readonly run: (input: Input, tools: Tools) => Promise<string>;
};

/** What kept a command from being done, in words; `code` 2 when it was typed wrong. */
export class OperatorProblem extends Error {
  readonly code: 1 | 2;

  constructor(sentence: string, code: 1 | 2 = 1) {
    super(sentence);
    this.name = "OperatorProblem";
    this.code = code;
  }
}
