import type { Server } from "node:http";

export type Drain = {
  readonly server: Server;
  /** Aborted some time before the end, so that streams can end in words. */
  readonly lastCall: AbortController;
  readonly lastCallMs?: number;
  readonly endMs?: number;
};

/** Takes no new work, lets what runs finish, and resolves when every connection is closed: at most `endMs` later. */
export async function drain({ server, lastCall, lastCallMs = 20_000, endMs = 24_000 }: Drain) {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timers = [
    setInterval(() => server.closeIdleConnections(), 100),
    setTimeout(() => lastCall.abort(), lastCallMs),
    setTimeout(() => server.closeAllConnections(), endMs),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}
