import { parseArgs } from "node:util";
import { databaseFailure } from "#adapters/database/failure.ts";
import { z } from "zod";
import { type Command, OperatorProblem, type Tools } from "./command.server.ts";
import { downloads } from "./downloads.server.ts";
import { endGrant, grant } from "./grants.server.ts";
import { people } from "./people.server.ts";
import { posts } from "./posts.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { revokeSessions } from "./revoke-sessions.server.ts";
import { sessions } from "./sessions.server.ts";
import { waitlist } from "./waitlist.server.ts";

const commands: Readonly<Record<string, Command>> = {
  people,
  grant,
  "end-grant": endGrant,
  "revoke-sessions": revokeSessions,
  waitlist,
  posts,
  reconcile,
  downloads,
  sessions,
};

/** What a command printed, and the exit code: 0 done, 1 not possible, 2 typed wrong. */
export const Outcome = z.object({ code: z.number().int().min(0).max(2), text: z.string() });
export type Outcome = z.infer<typeof Outcome>;

/** Does what the operator typed; what keeps it from being done is told in words. */
export async function runCommand(typed: readonly string[], tools: Tools): Promise<Outcome> {
  try {
    const { positionals, values } = read(typed);
    const [name = "", ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) return { code: name === "" ? 0 : 2, text: usage(name) };
    return { code: 0, text: printable(await command.run({ words, options: values }, tools)) };
  } catch (error) {
    if (error instanceof OperatorProblem)
      return { code: error.code, text: printable(error.message) };
    const failure = databaseFailure(error);
    if (failure === null) throw error;
    return { code: 1, text: failures[failure] };
  }
}

const failures = {
  full: "The disk of the records is full. Make room, then try again.",
  down: "The records cannot be reached. Check that the database runs, then try again.",
} as const;

function read(typed: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const options = { until: text, reason: text };
    return parseArgs({ args: [...typed], allowPositionals: true, options });
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : "It cannot be read";
    throw new OperatorProblem(`${why}.\n\n${usage("")}`, 2);
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
