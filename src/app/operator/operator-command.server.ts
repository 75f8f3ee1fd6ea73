import type { Services } from "#app/wiring/create-services.server.ts";

export type CommandInput = {
  /** What stands after the command's name. */
  readonly args: readonly string[];
  readonly options: Readonly<
    Partial<
      Record<"until" | "reason" | "to" | "from", string> &
        Record<"accept-secret" | "remove", boolean>
    >
  >;
};

/** What commands work with. */
export type CommandDeps = Pick<Services, "db" | "log" | "purchases" | "proSources" | "settings"> & {
  readonly billing: Pick<Services["billing"], "sync">;
  readonly now?: (() => Date) | undefined;
};

/** One thing the operator can do. */
export type Command<Deps> = {
  /** What to type after the name, and what it does. */
  readonly usage: readonly [string, string];
  /** Answers what is printed. Throws OperatorError with what to do next. */
  readonly run: (input: CommandInput, deps: Deps) => Promise<string>;
};

export type OperatorCommand = Command<CommandDeps>;

/** It needs the records alone, of whatever release they are, and no secret. */
export type RecordsCommand = Command<Pick<CommandDeps, "db" | "settings">>;

/** What commands work with that open for themselves what they need. */
export type SetupDeps = Pick<CommandDeps, "log" | "settings"> & {
  /** Prints a line before the command has ended. */
  readonly say: (line: string) => void;
};

/** It is about the installation, and never done by a server that runs. */
export type SetupCommand = Command<SetupDeps>;

/** Why a command was not done, in words; `code` 2 when it was typed wrong. */
export class OperatorError extends Error {
  readonly code: 1 | 2;

  constructor(sentence: string, code: 1 | 2 = 1) {
    super(sentence);
    this.name = "OperatorError";
    this.code = code;
  }
}
