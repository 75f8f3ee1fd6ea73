import type { Server } from "node:http";

export type DrainOptions = {
  readonly server: Server;
  /** Called some time before the connections are closed, so that streams can end in words. */
  readonly endStreams: () => void;
  readonly endStreamsAfterMs: number;
  readonly closeAfterMs: number;
};

/** Takes no new work, lets what runs finish, and resolves when every connection is closed: at most `closeAfterMs` later. */
export async function drainServer({
  server,
  endStreams,
  endStreamsAfterMs,
  closeAfterMs,
}: DrainOptions) {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  const timers = [
    setInterval(() => server.closeIdleConnections(), 100),
    setTimeout(endStreams, endStreamsAfterMs),
    setTimeout(() => server.closeAllConnections(), closeAfterMs),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}
