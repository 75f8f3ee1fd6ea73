import type { Services } from "#app/wiring/create-services.server.ts";

export type CommandInput = {
  /** What stands after the command's name. */
  readonly args: readonly string[];
  readonly options: Readonly<Partial<Record<"until" | "reason", string>>>;
};

/** What commands work with. */
export type CommandDeps = Pick<Services, "db" | "log" | "purchases" | "proSources"> & {
  readonly billing: Pick<Services["billing"], "sync">;
};

/** One thing the operator can do. */
export type OperatorCommand = {
  /** What to type after the name, and what it does. */
  readonly usage: readonly [string, string];
  /** Answers what is printed. Throws OperatorError with what to do next. */
  readonly run: (input: CommandInput, deps: CommandDeps) => Promise<string>;
};

/** Why a command was not done, in words; `code` 2 when it was typed wrong. */
export class OperatorError extends Error {
  readonly code: 1 | 2;

  constructor(sentence: string, code: 1 | 2 = 1) {
    super(sentence);
    this.name = "OperatorError";
    this.code = code;
  }
}
