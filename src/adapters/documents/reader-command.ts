import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";

export type ReaderCommand = { readonly file: string; readonly args: readonly string[] };

/** A script and all that it may read. */
export type ReaderScript = { readonly script: string; readonly readablePaths: readonly string[] };

export type ReaderLimits = {
  /** All memory that the process may ask for, in MiB. V8 asks for 512 at its start and leaves them untouched. */
  readonly memoryMiB: number;
  /** Of it, what may hold JavaScript's own objects. */
  readonly heapMiB: number;
  /** Ends a process whose parent is gone while it was at work, in seconds of work. */
  readonly cpuSeconds: number;
};

export const defaultReaderLimits: ReaderLimits = { memoryMiB: 900, heapMiB: 128, cpuSeconds: 20 };

/** The reader as it lies here: in the sources, or in the built server. */
export function findReaderScript(): ReaderScript {
  const root = projectRoot();
  if (!import.meta.filename.endsWith(".ts")) {
    const built = join(root, "dist/server");
    return {
      script: join(built, "document-reader.js"),
      readablePaths: [join(built, "*"), join(root, "package.json")],
    };
  }
  const folders = ["src/adapters/documents", "src/core", "node_modules"];
  return {
    script: join(root, "src/adapters/documents/child/document-reader.ts"),
    readablePaths: [
      ...folders.map((folder) => join(root, folder, "*")),
      join(root, "package.json"),
    ],
  };
}

/** Node without files, child processes, threads and addons, under the operating system's limits. */
export function createReaderCommand(
  reader: ReaderScript,
  limits: ReaderLimits = defaultReaderLimits,
): ReaderCommand {
  const nodeArgs = [
    "--permission",
    ...reader.readablePaths.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heapMiB}`,
    // New objects in small lots: less memory, and no slower for a file.
    "--max-semi-space-size=2",
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    reader.script,
  ];
  if (!existsSync(shell)) return { file: process.execPath, args: nodeArgs };
  const shellArgs = [
    `${limits.memoryMiB * 1024}`,
    `${limits.cpuSeconds}`,
    process.execPath,
    ...nodeArgs,
  ];
  return { file: shell, args: ["-c", limitingShellScript, "reader", ...shellArgs] };
}

const shell = "/bin/sh";

/** A limit that cannot be set ends the start: a file is never read without it. */
const limitingShellScript =
  'unset PWD OLDPWD; ulimit -c 0 && ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@" || exit 126';
