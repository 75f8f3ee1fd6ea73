import { parseArgs } from "node:util";
import { classifyDatabaseError } from "#adapters/database/database-error.ts";
import { z } from "zod";
import {
  type OperatorCommand,
  OperatorError,
  type CommandDeps,
} from "./operator-command.server.ts";
import { acceptSecretCommand, acceptSecretCommandName } from "./accept-secret.server.ts";
import { downloadsCommand } from "./downloads.server.ts";
import { endGrantCommand, grantCommand } from "./grants.server.ts";
import { migrateCommand, migrateCommandName } from "./migrate.server.ts";
import { peopleCommand } from "./people.server.ts";
import { postsCommand } from "./posts.server.ts";
import { reconcileCommand } from "./reconcile.server.ts";
import { revokeSessionsCommand } from "./revoke-sessions.server.ts";
import { coachingSessionsCommand } from "./coaching-sessions.server.ts";
import { waitlistCommand } from "./waitlist.server.ts";

const commands: Readonly<Record<string, OperatorCommand>> = {
  people: peopleCommand,
  grant: grantCommand,
  "end-grant": endGrantCommand,
  "revoke-sessions": revokeSessionsCommand,
  waitlist: waitlistCommand,
  posts: postsCommand,
  reconcile: reconcileCommand,
  downloads: downloadsCommand,
  sessions: coachingSessionsCommand,
  [migrateCommandName]: migrateCommand,
  [acceptSecretCommandName]: acceptSecretCommand,
};

/** What a command printed, and the exit code: 0 done, 1 not possible, 2 typed wrong. */
export const CommandResult = z.object({ code: z.number().int().min(0).max(2), text: z.string() });
export type CommandResult = z.infer<typeof CommandResult>;

/** What is said of something that is no command, or the list where nothing was typed; null when it can be done. */
export function explainInput(typed: readonly string[]): CommandResult | null {
  try {
    const [name = ""] = parseInput(typed).positionals;
    if (Object.hasOwn(commands, name)) return null;
    return { code: name === "" ? 0 : 2, text: usage(name) };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { code: error.code, text: printable(error.message) };
  }
}

/** Does what the operator typed; an error is printed in words. */
export async function runCommand(
  typed: readonly string[],
  deps: CommandDeps,
): Promise<CommandResult> {
  try {
    const { positionals, values } = parseInput(typed);
    const [name = "", ...args] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) return { code: name === "" ? 0 : 2, text: usage(name) };
    return { code: 0, text: printable(await command.run({ args, options: values }, deps)) };
  } catch (error) {
    if (error instanceof OperatorError) return { code: error.code, text: printable(error.message) };
    const failure = classifyDatabaseError(error);
    if (failure === null) throw error;
    return { code: 1, text: failures[failure] };
  }
}

const failures = {
  full: "The disk of the records is full. Make room, then try again.",
  down: "The records cannot be reached. Check that the database runs, then try again.",
} as const;

function parseInput(typed: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const options = { until: text, reason: text };
    return parseArgs({ args: [...typed], allowPositionals: true, options });
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : "It cannot be read";
    throw new OperatorError(`${why}.\n\n${usage("")}`, 2);
  }
}

function usage(unknown: string): string {
  const all = Object.values(commands).map(({ usage: [form, does] }) => `  ${form}\n      ${does}`);
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
