import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { StartProblem } from "#adapters/start-problem.ts";
import { getRequestListener } from "@hono/node-server";

/** Slow and half-open clients lose their place; an upload over a poor line does not. */
const usualPatience = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

export type Listening = {
  readonly host: string;
  readonly port: number;
  /** Tried before everything else; true when it answered. */
  readonly first: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** For the answers that no handler sees, such as to a request that is no HTTP. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Milliseconds, see node:http. */
  readonly patience?: Partial<typeof usualPatience>;
};

/** Starts to serve; rejects with StartProblem when the port is taken. */
export function listen(listening: Listening): Promise<Server> {
  const { host, port, first, fetch, commonHeaders, patience } = listening;
  const refuse = () =>
    new Response(unreadable, { status: 400, headers: { ...commonHeaders, ...json } });
  const rest = getRequestListener(fetch, { errorHandler: refuse });
  const server = createServer(
    { ...usualPatience, ...patience, requireHostHeader: false },
    (incoming, outgoing) => {
      if (!first(incoming, outgoing)) void rest(incoming, outgoing);
    },
  );
  server.on("clientError", (error, socket) => hangUp(error, socket, commonHeaders));
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once("error", (error) => reject(startProblem(error, host, port)));
  server.listen(port, host, () => resolve(server));
  return promise;
}

const unreadable = JSON.stringify({ message: "The request is not readable.", code: "bad_request" });
const json = { "Content-Type": "application/json" };

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function hangUp(
  error: Error & { readonly code?: string },
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
) {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const all = {
    ...headers,
    ...json,
    "Content-Length": String(unreadable.length),
    Connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const status = statusLines[error.code ?? ""] ?? "400 Bad Request";
  return socket.end([`HTTP/1.1 ${status}`, ...lines, "", unreadable].join("\r\n"));
}

function startProblem(error: Error & { readonly code?: string }, host: string, port: number) {
  if (error.code === "EADDRINUSE")
    return new StartProblem(
      `Port ${port} is in use by another program. Stop that one, or choose another PORT.`,
    );
  if (error.code === "EACCES")
    return new StartProblem(`Port ${port} may not be used by this account. Choose another PORT.`);
  return new StartProblem(`The server cannot listen on ${host}. Check HOST.`);
}
