import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { StartupError } from "#adapters/startup-error.ts";
import { getRequestListener } from "@hono/node-server";

/** Slow and half-open clients lose their place; an upload over a poor line does not. */
const defaultTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

export type ListenOptions = {
  readonly host: string;
  readonly port: number;
  /** Tried before everything else; true when it answered. It has to leave a request with several Host lines. */
  readonly handleFirst: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  readonly fetch: Parameters<typeof getRequestListener>[0];
  /** For the answers that no handler sees, such as to a request that is no HTTP. */
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Milliseconds, see node:http. */
  readonly timeouts?: Partial<typeof defaultTimeouts>;
};

/** Starts to serve; rejects with StartupError when the port is taken. */
export function listen(options: ListenOptions): Promise<Server> {
  const { host, port, handleFirst, fetch, commonHeaders, timeouts } = options;
  const headers = { ...commonHeaders, ...jsonHeaders };
  const badRequest = () => new Response(unreadableBody, { status: 400, headers });
  const handleRequest = getRequestListener(fetch, { errorHandler: badRequest });
  const server = createServer(
    { ...defaultTimeouts, ...timeouts, requireHostHeader: false },
    (incoming, outgoing) => {
      if (handleFirst(incoming, outgoing)) return;
      if (hasSeveralHosts(incoming))
        outgoing.writeHead(400, { ...headers, Connection: "close" }).end(unreadableBody);
      else void handleRequest(incoming, outgoing);
    },
  );
  server.on("clientError", (error, socket) => rejectConnection(error, socket, commonHeaders));
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once("error", (error) => reject(toStartProblem(error, host, port)));
  server.listen(port, host, () => resolve(server));
  return promise;
}

/** A proxy may have read the other one (RFC 9112, section 3.2). Node keeps the first and says nothing. */
function hasSeveralHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct["host"]?.length ?? 0) > 1;
}

const unreadableBody = JSON.stringify({
  message: "The request is not readable.",
  code: "bad_request",
});
const jsonHeaders = { "Content-Type": "application/json" };

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

function rejectConnection(
  error: Error & { readonly code?: string },
  socket: Duplex,
  headers: Readonly<Record<string, string>>,
) {
  if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
  const all = {
    ...headers,
    ...jsonHeaders,
    "Content-Length": String(unreadableBody.length),
    Connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const status = statusLines[error.code ?? ""] ?? "400 Bad Request";
  return socket.end([`HTTP/1.1 ${status}`, ...lines, "", unreadableBody].join("\r\n"));
}

function toStartProblem(error: Error & { readonly code?: string }, host: string, port: number) {
  if (error.code === "EADDRINUSE")
    return new StartupError(
      `Port ${port} is in use by another program. Stop that one, or choose another PORT.`,
    );
  if (error.code === "EACCES")
    return new StartupError(`Port ${port} may not be used by this account. Choose another PORT.`);
  return new StartupError(`The server cannot listen on ${host}. Check HOST.`);
}
