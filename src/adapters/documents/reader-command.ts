import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#adapters/project-root.ts";

export type Command = { readonly file: string; readonly args: readonly string[] };

/** A script and all that it may read. */
export type ReaderCode = { readonly script: string; readonly readable: readonly string[] };

export type ReaderLimits = {
  /** All memory that the process may ask for, in MiB. V8 asks for 512 at its start and leaves them untouched. */
  readonly memory: number;
  /** Of it, what may hold JavaScript's own objects. */
  readonly heap: number;
  /** Ends a process whose parent is gone while it was at work, in seconds of work. */
  readonly cpu: number;
};

export const readerLimits: ReaderLimits = { memory: 900, heap: 128, cpu: 20 };

/** The reader as it lies here: in the sources, or in the built server. */
export function readerCode(): ReaderCode {
  const root = projectRoot();
  if (!import.meta.filename.endsWith(".ts")) {
    const built = join(root, "dist/server");
    return {
      script: join(built, "document-reader.js"),
      readable: [join(built, "*"), join(root, "package.json")],
    };
  }
  const folders = ["src/adapters/documents", "src/core", "node_modules"];
  return {
    script: join(root, "src/adapters/documents/child/document-reader.ts"),
    readable: [...folders.map((folder) => join(root, folder, "*")), join(root, "package.json")],
  };
}

/** Node without files, child processes, threads and addons, under the operating system's limits. */
export function readerCommand(code: ReaderCode, limits: ReaderLimits = readerLimits): Command {
  const node = [
    "--permission",
    ...code.readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${limits.heap}`,
    // New objects in small lots: less memory, and no slower for a file.
    "--max-semi-space-size=2",
    "--disallow-code-generation-from-strings",
    "--no-warnings",
    code.script,
  ];
  if (!existsSync(shell)) return { file: process.execPath, args: node };
  const given = [`${limits.memory * 1024}`, `${limits.cpu}`, process.execPath, ...node];
  return { file: shell, args: ["-c", underLimits, "reader", ...given] };
}

const shell = "/bin/sh";

/** A limit that cannot be set ends the start: a file is never read without it. */
const underLimits =
  'unset PWD OLDPWD; ulimit -c 0 && ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@" || exit 126';
