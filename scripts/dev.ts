import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import serverOptions from "./run/server-options.json" with { type: "json" };

/** Rebuilds and restarts on every change of the sources; a failed build leaves the last good server running. */
const watched = ["src", "content", "migrations"];
const pause = 150;

let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let building = false;
let changed = false;

await rebuild();
for (const folder of watched) {
  try {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), pause);
    });
  } catch {
    console.log(`There is no folder ${folder} to watch yet.`);
  }
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server?.kill("SIGTERM");
    process.exit(0);
  });
}

async function rebuild(): Promise<void> {
  changed = building;
  if (building) return;
  building = true;
  const vite = ["node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "warn"];
  const code = (await run(["scripts/generate.ts"])) || (await run(vite));
  building = false;
  if (changed) {
    await rebuild();
    return;
  }
  if (code !== 0) {
    console.error("The build failed. The last good version keeps running.");
    return;
  }
  await stopServer();
  server = spawn(process.execPath, [...serverOptions.node, "dist/server/main.server.js"], {
    stdio: "inherit",
    env: { ...process.env, ...serverOptions.environment },
  });
}

function run(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  return new Promise((done) => {
    child.on("close", (code) => done(code ?? 1));
  });
}

async function stopServer(): Promise<void> {
  const old = server;
  if (!old || old.exitCode !== null) return;
  const ended = new Promise<void>((done) => {
    old.once("exit", () => done());
  });
  old.kill("SIGTERM");
  await ended;
}
