import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { StartupError } from "#adapters/startup-error.ts";
import { z } from "zod";
import { CommandResult } from "./command-result.server.ts";

const CommandLine = z.array(z.string().max(1_000)).max(50);

const maxRequestBytes = 64 * 1024;
const maxResponseBytes = 256 * 1024 * 1024;
const timeoutMs = 30_000;

type Run = (typed: readonly string[]) => Promise<CommandResult>;

/** Where the running server listens to its operator: a socket that only the owner of the folder can open. */
function socketPath(folder: string): string {
  return join(folder, "operator.sock");
}

/**
 * Takes commands from the operator's own account on this machine, for as long as this process has the folder. Throws
 * when the system lets no socket be made there. Answers how to end it.
 */
export async function listenForOperator(folder: string, run: Run): Promise<() => void> {
  const path = socketPath(folder);
  // Whoever has the folder has its lock, so a socket that is there belongs to a process that died.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on("error", () => socket.destroy());
    void respond(socket, run).catch(() => socket.destroy());
  });
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, "listening");
  chmodSync(path, 0o600);
  return () => void server.close();
}

async function respond(socket: Socket, run: Run): Promise<void> {
  const typed = CommandLine.parse(JSON.parse(await readText(socket, maxRequestBytes)));
  // The request is here: the command takes the time it needs.
  socket.setTimeout(0);
  socket.end(JSON.stringify(await run(typed)));
}

/** Has the running server do it; null when none listens in this folder. */
export async function sendToServer(
  folder: string,
  typed: readonly string[],
): Promise<CommandResult | null> {
  const socket = connect(socketPath(folder));
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.end(JSON.stringify(typed));
  const answer = await readText(socket, maxResponseBytes);
  if (answer !== "") return CommandResult.parse(JSON.parse(answer));
  throw new StartupError(
    "The server ended the command, or ended itself, before it was done. See its log, then try again.",
  );
}

async function readText(socket: Socket, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of socket) {
    const bytes: unknown = chunk;
    if (!(bytes instanceof Uint8Array)) throw new TypeError("A socket gives bytes.");
    size += bytes.length;
    if (size > maxBytes) throw new Error("That is more than can be read.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}
