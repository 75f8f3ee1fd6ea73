import type { Server } from "node:http";

export type DrainOptions = {
  readonly server: Server;
  /** Aborted some time before the end, so that streams can end in words. */
  readonly streamAbort: AbortController;
  readonly abortStreamsAfterMs?: number;
  readonly closeAfterMs?: number;
};

/** Takes no new work, lets what runs finish, and resolves when every connection is closed: at most `endMs` later. */
export async function drainServer({
  server,
  streamAbort,
  abortStreamsAfterMs = 20_000,
  closeAfterMs = 24_000,
}: DrainOptions) {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timers = [
    setInterval(() => server.closeIdleConnections(), 100),
    setTimeout(() => streamAbort.abort(), abortStreamsAfterMs),
    setTimeout(() => server.closeAllConnections(), closeAfterMs),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}
