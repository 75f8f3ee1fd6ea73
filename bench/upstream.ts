import { createServer } from "node:http";
import { freePort } from "../tests/journeys/support/server.ts";

export type Upstream = AsyncDisposable & { readonly url: string };

/** An OpenAI-compatible upstream that answers in pieces, one every `pause` milliseconds. */
export async function startUpstream(pieces: readonly string[], pause: number): Promise<Upstream> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "text/event-stream" });
    let next = 0;
    const send = () => {
      const piece = pieces[next];
      next += 1;
      const choice =
        piece === undefined ? { delta: {}, finish_reason: "stop" } : { delta: { content: piece } };
      const chunk = {
        id: "1",
        object: "chat.completion.chunk",
        created: 1,
        model: "stub",
        choices: [{ index: 0, ...choice }],
      };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      if (piece === undefined) response.end("data: [DONE]\n\n");
      else timer = setTimeout(send, pause);
    };
    let timer = setTimeout(send, 0);
    response.on("close", () => clearTimeout(timer));
  });
  const port = await freePort();
  await new Promise<void>((done) => {
    server.listen(port, "127.0.0.1", done);
  });
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
