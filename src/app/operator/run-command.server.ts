import { parseArgs } from "node:util";
import { describeDatabaseFailure } from "#adapters/database/database-error.ts";
import { BackupError } from "#adapters/backup/backup-error.ts";
import {
  type Command,
  type CommandInput,
  type OperatorCommand,
  OperatorError,
  type CommandDeps,
  type RecordsCommand,
  type SetupCommand,
  type SetupDeps,
} from "./operator-command.server.ts";
import { acceptSecretCommand, acceptSecretCommandName } from "./accept-secret.server.ts";
import { checkCommand } from "./check/check.server.ts";
import { downloadsCommand } from "./downloads.server.ts";
import { endGrantCommand, grantCommand } from "./grants.server.ts";
import { migrateCommand, migrateCommandName } from "./migrate.server.ts";
import { mailCommand } from "./mail.server.ts";
import { ownerCommand } from "./owner.server.ts";
import { peopleCommand } from "./people.server.ts";
import { postsCommand } from "./posts.server.ts";
import { backupCommand, backupCommandName } from "./records/backup.server.ts";
import { moveCommand, moveCommandName } from "./records/move.server.ts";
import { restoreCommand } from "./records/restore.server.ts";
import { statusCommand, statusCommandName } from "./records/status.server.ts";
import { reconcileCommand } from "./reconcile.server.ts";
import { revokeSessionsCommand } from "./revoke-sessions.server.ts";
import type { CommandResult } from "./command-result.server.ts";
import { coachingSessionsCommand } from "./coaching-sessions.server.ts";
import { waitlistCommand } from "./waitlist.server.ts";

type Commands<One> = Readonly<Record<string, One>>;

const recordsCommands: Commands<RecordsCommand> = {
  [statusCommandName]: statusCommand,
  [backupCommandName]: backupCommand,
};

const setupCommands: Commands<SetupCommand> = {
  restore: restoreCommand,
  [moveCommandName]: moveCommand,
  check: checkCommand,
};

/** Done by the server where it runs and has the records to itself. */
const commands: Commands<OperatorCommand> = {
  people: peopleCommand,
  grant: grantCommand,
  "end-grant": endGrantCommand,
  "revoke-sessions": revokeSessionsCommand,
  owner: ownerCommand,
  mail: mailCommand,
  waitlist: waitlistCommand,
  posts: postsCommand,
  reconcile: reconcileCommand,
  downloads: downloadsCommand,
  sessions: coachingSessionsCommand,
  ...recordsCommands,
  [migrateCommandName]: migrateCommand,
  [acceptSecretCommandName]: acceptSecretCommand,
};

/** What a command needs to be open: all services, the records alone, or nothing. */
export function needsOf([name = ""]: readonly string[]): "services" | "records" | "nothing" {
  if (Object.hasOwn(setupCommands, name)) return "nothing";
  return Object.hasOwn(recordsCommands, name) ? "records" : "services";
}

/** Whether `--to` is its own: elsewhere it names the file that is written instead of printing. */
export function hasOwnOutput([name = ""]: readonly string[]): boolean {
  return name === backupCommandName || name === moveCommandName;
}

/** What is said of something that is no command, or the list where nothing was typed; null when it can be done. */
export function explainInput(typed: readonly string[]): CommandResult | null {
  try {
    const [name = ""] = parseInput(typed).positionals;
    if (Object.hasOwn({ ...commands, ...setupCommands }, name)) return null;
    return { code: name === "" ? 0 : 2, text: usage(name) };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { code: error.code, text: printable(error.message) };
  }
}

/** Does what the operator typed; an error is printed in words. */
export function runCommand(typed: readonly string[], deps: CommandDeps): Promise<CommandResult> {
  return runOneOf(commands, typed, deps);
}

/** The same for a command that needs the records alone. */
export function runRecordsCommand(
  typed: readonly string[],
  deps: Parameters<RecordsCommand["run"]>[1],
): Promise<CommandResult> {
  return runOneOf(recordsCommands, typed, deps);
}

/** The same for a command that opens what it needs. */
export function runSetupCommand(
  typed: readonly string[],
  { say, ...deps }: SetupDeps,
): Promise<CommandResult> {
  return runOneOf(setupCommands, typed, { ...deps, say: (line) => say(printable(line)) });
}

async function runOneOf<Deps>(
  some: Commands<Command<Deps>>,
  typed: readonly string[],
  deps: Deps,
): Promise<CommandResult> {
  try {
    const { positionals, values } = parseInput(typed);
    const [name = "", ...args] = positionals;
    const command = Object.hasOwn(some, name) ? some[name] : undefined;
    if (!command) return { code: name === "" ? 0 : 2, text: usage(name) };
    const input: CommandInput = { args, options: values };
    return { code: 0, text: printable(await command.run(input, deps)) };
  } catch (error) {
    if (error instanceof OperatorError) return { code: error.code, text: printable(error.message) };
    if (error instanceof BackupError) return { code: 1, text: printable(error.message) };
    const failure = describeDatabaseFailure(error);
    if (failure === null) throw error;
    return { code: 1, text: failure };
  }
}

function parseInput(typed: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const options = {
      until: text,
      reason: text,
      to: text,
      from: text,
      "accept-secret": { type: "boolean" },
      remove: { type: "boolean" },
    } as const;
    return parseArgs({ args: [...typed], allowPositionals: true, options });
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : "It cannot be read";
    throw new OperatorError(`${why}.\n\n${usage("")}`, 2);
  }
}

function usage(unknown: string): string {
  const all = Object.values({ ...commands, ...setupCommands }).map(
    ({ usage: [form, does] }) => `  ${form}\n      ${does}`,
  );
  return [
    ...(unknown === "" ? [] : [`There is no command "${printable(unknown)}".`, ""]),
    "npm run operator -- <command>",
    "",
    ...all,
  ].join("\n");
}

/** Nothing that was stored or typed can steer the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\r\n\t]/gu, "\u{FFFD}");
}
