import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "#adapters/database/index.ts";
import { describeDatabase } from "#adapters/database/describe-database.ts";
import { readSettings, settingNames, type Settings } from "#adapters/env.ts";
import { describeFileProblem } from "#adapters/file-problem.ts";
import { misspeltSettings } from "#adapters/misspelt-settings.ts";
import { openSecrets } from "#adapters/secret/open-secrets.ts";
import { readVariables, type Variables } from "#adapters/settings-file.ts";
import { StartupError } from "#adapters/startup-error.ts";
import { describeStartProblem } from "#adapters/start-problem.ts";
import { createLog, type Log } from "#http/logging/log.ts";
import { createLogOutput } from "#http/logging/log-output.ts";
import { acceptSecretCommandName } from "./operator/accept-secret.server.ts";
import { migrateCommandName } from "./operator/migrate.server.ts";
import type { CommandResult } from "./operator/command-result.server.ts";
import {
  explainInput,
  hasOwnOutput,
  needsOf,
  runCommand,
  runRecordsCommand,
  runSetupCommand,
} from "./operator/run-command.server.ts";
import { sendToServer } from "./operator/socket.server.ts";
import { createServices, type Services } from "#app/wiring/create-services.server.ts";

process.exitCode = await main(process.argv.slice(2));

/** Does one command and answers the exit code. */
async function main(typed: readonly string[]): Promise<number> {
  try {
    const { words, file } = splitOutputOption(typed);
    const { code, text } = explainInput(words) ?? (await execute(words));
    if (code === 0 && file !== undefined) return writeOutputFile(file, text);
    if (code === 0) console.log(text);
    else console.error(text);
    return code;
  } catch (error) {
    console.error(describeStartProblem(error) ?? error);
    return 1;
  }
}

/**
 * Says first which database it is. The running server has the embedded records for itself, so it is asked; otherwise
 * they are opened here.
 */
async function execute(typed: readonly string[]): Promise<CommandResult> {
  const { variables, file } = readVariables(process.env);
  const settings = readSettingsAloud(variables, file);
  const log = createLog(settings.LOG_LEVEL, createLogOutput(process.stderr).write);
  const needs = needsOf(typed);
  try {
    if (needs === "nothing")
      return await runSetupCommand(typed, { settings, log, say: console.error });
    const folder = resolve(settings.DATA_DIR);
    const answered = settings.DATABASE_URL === undefined ? await sendToServer(folder, typed) : null;
    if (answered) return answered;
    return await (needs === "records"
      ? runOnRecords(typed, settings)
      : runHere(typed, settings, log));
  } finally {
    log.flush();
  }
}

async function runOnRecords(typed: readonly string[], settings: Settings): Promise<CommandResult> {
  const { db, close } = await openDatabase(settings, { onlyExisting: true, anyRelease: true });
  try {
    return await runRecordsCommand(typed, { db, settings });
  } finally {
    await close();
  }
}

async function runHere(
  typed: readonly string[],
  settings: Settings,
  log: Log,
): Promise<CommandResult> {
  const onlyExisting = typed[0] !== migrateCommandName;
  const { db, close } = await openDatabase(settings, { onlyExisting });
  let services: Services | undefined;
  try {
    const byForce = typed[0] === acceptSecretCommandName;
    const secrets = await openSecrets(db, settings, { byForce });
    services = createServices({ settings, db, log, secrets });
    return await runCommand(typed, services);
  } finally {
    await services?.close();
    await close();
  }
}

/** Says which database the settings choose, and which of their names may be meant for another. */
function readSettingsAloud(variables: Variables, file: string | null): Settings {
  try {
    const settings = readSettings(variables);
    const from = file === null ? "" : ` (settings of ${file})`;
    console.error(`Database: ${describeDatabase(settings)}${from}.`);
    return settings;
  } finally {
    for (const sentence of misspeltSettings(variables, settingNames)) console.error(sentence);
  }
}

/** `--to <file>` is about this machine, not about the records. */
function splitOutputOption(typed: readonly string[]) {
  if (hasOwnOutput(typed)) return { words: typed.map(toWholePath), file: undefined };
  const at = typed.indexOf("--to");
  if (at === -1) return { words: typed, file: undefined };
  const file = typed[at + 1];
  if (file === undefined) throw new StartupError("Name a file after --to.");
  return { words: [...typed.slice(0, at), ...typed.slice(at + 2)], file };
}

/** The server that may do it works in another folder; an address stays as it is. */
function toWholePath(word: string, at: number, typed: readonly string[]): string {
  const isAddress = /^(?:--to=)?postgres(?:ql)?:/.test(word);
  if (isAddress) return word;
  if (word.startsWith("--to=")) return `--to=${resolve(word.slice("--to=".length))}`;
  return typed[at - 1] === "--to" ? resolve(word) : word;
}

/** Writes a new file that only its owner can read; spreadsheets know it as UTF-8 by its first character. */
function writeOutputFile(file: string, text: string): number {
  try {
    writeFileSync(file, `\u{FEFF}${text}\r\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    const problem = describeFileProblem(error, file);
    if (problem === null) throw error;
    console.error(isThere ? `${file} is there already. Name another file.` : problem);
    return 1;
  }
  console.log(`Written to ${file}.`);
  return 0;
}
