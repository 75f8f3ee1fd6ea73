import { createServer, type RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { ApiError } from "#ui/api/api-error.ts";
import { GenerationError } from "#features/tools/generation/generation-failure.ts";
import { streamGeneration, type GenerationEvent } from "./stream-generation.ts";

const answer = {
  result: "I do not.",
  source: "composer",
  notes: [],
  checks: [],
  feedback: "Say it aloud.",
  incomplete: false,
};
const request = { prompt: "Q: …", toolId: "boundaryScript", answers: { refusal: "No" } };

/** Answers /api/ai/generate for as long as it is used, and lets relative addresses reach it. */
async function serve(listener: RequestListener): Promise<AsyncDisposable> {
  const server = createServer(listener);
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
  return {
    async [Symbol.asyncDispose]() {
      vi.unstubAllGlobals();
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}

function streaming(...events: string[]): RequestListener {
  return (_, response) => {
    response.setHeader("Content-Type", "text/event-stream; charset=utf-8");
    response.end(events.join(""));
  };
}

function refusing(status: number, body: string, text: string): RequestListener {
  return (_, response) => {
    response.writeHead(status, text).end(body);
  };
}

async function collect(signal = new AbortController().signal): Promise<GenerationEvent[]> {
  const written: GenerationEvent[] = [];
  for await (const piece of streamGeneration(request, signal)) written.push(piece);
  return written;
}

const delta = 'event: delta\ndata: {"text":"I do"}\n\n';
const done = `event: done\ndata: ${JSON.stringify(answer)}\n\n`;

test("the pieces are told as they come, and where a corrected text begins, then the answer", async () => {
  const rewrite = "event: rewrite\ndata: {}\n\n";
  await using _ = await serve(streaming(delta, ": alive\n\n", rewrite, delta, done));
  expect(await collect()).toEqual([
    { kind: "delta", text: "I do" },
    { kind: "rewrite" },
    { kind: "delta", text: "I do" },
    { kind: "done", answer },
  ]);
});

test("the request carries her answers and asks for a stream", async () => {
  const asked: unknown[] = [];
  await using _ = await serve((incoming, response) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      asked.push(incoming.method, incoming.headers.accept, JSON.parse(body));
      streaming(done)(incoming, response);
    });
  });
  await collect();
  expect(asked).toEqual(["POST", "text/event-stream", request]);
});

test("a whole answer is as good as a stream", async () => {
  await using _ = await serve((asked, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answer));
  });
  expect(await collect()).toEqual([{ kind: "done", answer }]);
});

test("a refusal keeps the server's sentence", async () => {
  const body = '{"message":"Boundary Script is resting.","code":"unavailable"}';
  await using _ = await serve(refusing(503, body, "Service Unavailable"));
  const error: unknown = await collect().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, serverMessage: "Boundary Script is resting." });
});

test("a refusal without a sentence names the status text", async () => {
  await using _ = await serve(refusing(502, "<html>", "Bad Gateway"));
  await expect(collect()).rejects.toThrow(new GenerationError("AI generation failed: Bad Gateway"));
});

test("an error in the stream carries its sentence", async () => {
  const error =
    'event: error\ndata: {"message":"The provider stopped.","code":"upstream_failed"}\n\n';
  await using _ = await serve(streaming(delta, error));
  await expect(collect()).rejects.toThrow(new GenerationError("The provider stopped."));
});

test("a stream that ends early is an error, not a result", async () => {
  await using _ = await serve(streaming(delta));
  await expect(collect()).rejects.toThrow("without its last event");
});

test("an answer that cannot be read is an error, not a result", async () => {
  await using _ = await serve(streaming('event: done\ndata: {"result":7}\n\n'));
  await expect(collect()).rejects.toThrow("not readable");
});

test("when she leaves, the request ends", async () => {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  await using _ = await serve((asked, response) => {
    response.setHeader("Content-Type", "text/event-stream");
    response.write(delta);
    response.on("close", leave);
  });
  const control = new AbortController();
  const writing = streamGeneration(request, control.signal);
  expect((await writing.next()).value).toEqual({ kind: "delta", text: "I do" });
  control.abort();
  await expect(writing.next()).rejects.toThrow("aborted");
  await left;
});
