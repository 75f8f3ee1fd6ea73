import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type Dialect, type DialectName, dialects } from "./dialects.ts";

/** One request as the upstream saw it. */
type Seen = {
  readonly path: string;
  readonly body: string;
  /** True once the caller has closed its side. */
  closed: boolean;
};

/** What an upstream does with one request. */
export type Act = (stage: Stage) => void | Promise<void>;

type Stage = {
  readonly dialect: Dialect;
  /** What was sent. */
  readonly body: string;
  readonly response: ServerResponse;
  readonly write: (raw: string) => void;
};

export type Upstream = AsyncDisposable & {
  readonly baseUrl: string;
  readonly seen: Seen[];
};

/** Serves the acts in turn, the last one for ever; which models it has is asked for at a server's start, in no turn. */
export async function startUpstream(
  name: DialectName,
  ...acts: readonly [Act, ...Act[]]
): Promise<Upstream> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/models")) {
      response.end('{"data":[{"id":"stub"}]}');
      return;
    }
    void (async () => {
      const record: Seen = {
        path: request.url ?? "",
        body: await readText(request),
        closed: false,
      };
      seen.push(record);
      response.on("close", () => (record.closed = true));
      response.on("error", () => {});
      const act = acts[seen.length - 1] ?? acts.at(-1);
      await act?.({
        dialect: dialects[name],
        body: record.body,
        response,
        write: (raw) => {
          if (!response.headersSent)
            response.writeHead(200, { "Content-Type": "text/event-stream" });
          response.write(raw);
        },
      });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}/v1`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

type Manner = {
  readonly pieces?: number;
  readonly pauseMs?: number;
  readonly reason?: "stop" | "length";
};

/** Streams the text in pieces, a pause before each. */
export function says(text: string, { pieces = 4, pauseMs = 0, reason = "stop" }: Manner = {}): Act {
  return async ({ dialect, response, write }) => {
    write(dialect.opening);
    const size = Math.ceil(text.length / pieces);
    for (let at = 0; at < text.length; at += size) {
      if (pauseMs > 0) await sleep(pauseMs);
      write(dialect.text(text.slice(at, at + size)));
    }
    write(dialect.ending(reason));
    response.end();
  };
}

function answers(status: number, body: string, headers: Record<string, string> = {}): Act {
  return ({ response }) => void response.writeHead(status, headers).end(body);
}

/** Streams the text in pieces, each when it is called for. */
export function saysOnCall(text: string, count: number) {
  const size = Math.ceil(text.length / count);
  const pieces = Array.from({ length: count }, (_, at) => text.slice(at * size, (at + 1) * size));
  const calls = pieces.map(() => Promise.withResolvers<void>());
  let called = 0;
  const act: Act = async ({ dialect, response, write }) => {
    write(dialect.opening);
    for (const [at, piece] of pieces.entries()) {
      await calls[at]?.promise;
      write(dialect.text(piece));
    }
    write(dialect.ending("stop"));
    response.end();
  };
  return { act, pieces, call: () => calls[called++]?.resolve() };
}

/** Begins to speak, then does something else. */
export function begins(then: Act): Act {
  return async (stage) => {
    stage.write(stage.dialect.opening);
    stage.write(stage.dialect.text("## In the moment\n\nI do not "));
    stage.write(stage.dialect.text("take calls on Sundays.\n\n"));
    await sleep(30);
    await then(stage);
  };
}

/** Sends this again and again until the caller hangs up, as fast as it is read. */
function repeats({ response }: Stage, piece: string): void {
  const all = Array.from({ length: Math.ceil(16_384 / piece.length) }, () => piece).join("");
  Readable.from(
    (function* () {
      for (;;) yield all;
    })(),
  ).pipe(response);
}

/** Answers that never end. */
export const endlessActs = {
  "text without an end": (stage) => {
    stage.write(stage.dialect.opening);
    repeats(stage, stage.dialect.text("I do not take calls on Sundays. "));
  },
  "blanks without an end": (stage) => {
    stage.write(stage.dialect.opening);
    repeats(stage, stage.dialect.text(" "));
  },
  "reasoning without an end": (stage) => {
    stage.write(stage.dialect.opening);
    repeats(stage, stage.dialect.reasoning);
  },
  "a line without an end": (stage) => {
    stage.write('data: {"id":"');
    repeats(stage, "x");
  },
  "an event without an end": (stage) => {
    stage.write("data: {}\n");
    repeats(stage, "data: x\n");
  },
  "comments without an end": (stage) => {
    stage.write(": still here\n\n");
    repeats(stage, ": still here\n\n");
  },
  "JSON without an end": (stage) => {
    stage.response.writeHead(200, { "Content-Type": "application/json" });
    repeats(stage, "[");
  },
} as const satisfies Record<string, Act>;

export const acts = {
  "429 with Retry-After": answers(429, '{"error":{"message":"secret upstream words"}}', {
    "Retry-After": "7",
    "Content-Type": "application/json",
  }),
  "500 with JSON": answers(500, '{"error":{"message":"secret upstream words"}}', {
    "Content-Type": "application/json",
  }),
  "502 with HTML": answers(502, "<html>secret upstream words</html>", {
    "Content-Type": "text/html",
  }),
  "401 with JSON": answers(401, '{"error":{"message":"secret upstream words"}}', {
    "Content-Type": "application/json",
  }),
  "JSON that is none": answers(200, "{not json", { "Content-Type": "application/json" }),
  "HTML with 200": answers(200, "<html>secret upstream words</html>", {
    "Content-Type": "text/html",
  }),
  "a redirect": answers(302, "", { Location: "http://127.0.0.1:9/v1" }),
  "a closed connection": ({ response }) => void response.socket?.destroy(),
  "no headers at all": () => {},
  "headers without an end": ({ response: { socket } }) => {
    socket?.write(`HTTP/1.1 200 OK\r\n${"X-More: and more\r\n".repeat(10_000)}`);
  },
  "an error without an end": (stage) => {
    stage.response.writeHead(500, { "Content-Type": "application/json" });
    repeats(stage, "[");
  },
  "headers, then silence": ({ response }) =>
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders(),
  "a broken first chunk": ({ write, response }) => {
    write("data: {broken\n\n");
    response.end();
  },
  "an error in place of text": ({ write, dialect, response }) => {
    write(dialect.failure);
    response.end();
  },
  "no text": ({ write, dialect, response }) => {
    write(dialect.opening + dialect.ending("stop"));
    response.end();
  },
  "blank text": says("  \n\n ", { pieces: 2 }),
  "an end by length": says("## In the moment\n\nI do not take calls on", { reason: "length" }),
  ...endlessActs,
  "a socket cut in mid-text": begins(({ response }) => void response.socket?.destroy()),
  "an end without a finish": begins(({ response }) => void response.end()),
  "a stall in mid-text": begins(() => {}),
  "a broken chunk in mid-text": begins(async ({ write, dialect, response }) => {
    write("data: {broken\n\n");
    write(dialect.text(" And this is never hers."));
    write(dialect.ending("stop"));
    response.end();
  }),
  "an error in mid-text": begins(({ write, dialect, response }) => {
    write(dialect.failure);
    response.end();
  }),
} as const satisfies Record<string, Act>;
