import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type TcpProxy = AsyncDisposable & {
  readonly port: number;
  /** Takes connections and bytes, and passes nothing on: the line looks open and is silent. */
  readonly stall: () => void;
  /** Passes on again, also what came meanwhile. */
  readonly resume: () => void;
  /** Leads who comes from now on to another server; who is there stays. */
  readonly leadTo: (serverPort: number) => void;
  /** Ends every line. */
  readonly cut: () => void;
};

/** Stands between the product and a server on this machine. */
export async function startTcpProxy(firstServerPort: number): Promise<TcpProxy> {
  let serverPort = firstServerPort;
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let isStalled = false;

  function join(from: Socket, to: Socket) {
    from.on("data", (bytes) => {
      if (isStalled) waiting.push(() => void to.write(bytes));
      else to.write(bytes);
    });
    from.on("close", () => {
      sockets.delete(from);
      if (!isStalled) to.destroy();
      else waiting.push(() => void to.destroy());
    });
    from.on("error", () => {});
    sockets.add(from);
  }

  function cut() {
    for (const socket of sockets) socket.destroy();
  }

  const server = createServer((client) => {
    const upstream = connect(serverPort, "127.0.0.1");
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    stall: () => void (isStalled = true),
    resume() {
      isStalled = false;
      for (const pass of waiting.splice(0)) pass();
    },
    leadTo: (port) => void (serverPort = port),
    cut,
    async [Symbol.asyncDispose]() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
