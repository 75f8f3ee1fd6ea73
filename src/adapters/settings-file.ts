import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "./project-root.ts";
import { StartupError } from "./startup-error.ts";

export type Variables = Readonly<Record<string, string | undefined>>;

export type ReadVariables = {
  readonly variables: Variables;
  /** The settings file that was read; null when there is none. */
  readonly file: string | null;
};

/**
 * The environment's variables over those of the settings file: the one that ENV_FILE names, else .env in the project
 * folder. An empty variable counts as unset. Throws StartupError when a file that is there or named cannot be read.
 */
export function readVariables(environment: Variables, root = projectRoot()): ReadVariables {
  const file = settingsFile(environment["ENV_FILE"] ?? "", root);
  if (file === null) return { variables: environment, file };
  const set = Object.entries(environment).filter(([, value]) => value !== "");
  return { variables: { ...parseFile(file), ...Object.fromEntries(set) }, file };
}

function settingsFile(named: string, root: string): string | null {
  if (named !== "") return resolve(named);
  const usual = join(root, ".env");
  return existsSync(usual) ? usual : null;
}

function parseFile(file: string): Variables {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch {
    throw new StartupError(
      `The settings file ${file} cannot be read. Check ENV_FILE, and that the file belongs to this account.`,
    );
  }
}
