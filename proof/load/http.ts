import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type Question = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};

const agent = new Agent({ keepAlive: true });
/** Longer than anything here takes: a text streams for seconds. */
const timeoutMs = 60_000;

/** One request. Rejects when no whole answer comes. As browsers do, it takes another line where a kept one was closed. */
export async function send(question: Question): Promise<Answer> {
  try {
    return await sendOnce(question);
  } catch (error) {
    if (error instanceof StaleLine) return send(question);
    throw error;
  }
}

/** The other side closed a kept line before it had read a word of ours. */
class StaleLine extends Error {}

function sendOnce({ method, url, headers, body }: Question): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(url, { method, headers, agent, timeout: timeoutMs });
  sent.on("timeout", () => sent.destroy(new Error("No answer in a minute.")));
  sent.on("error", (error) => {
    const isStale = sent.reusedSocket && "code" in error && error.code === "ECONNRESET";
    reject(isStale ? new StaleLine() : error);
  });
  sent.on("response", (response) => {
    readAnswer(response).then(resolve, reject);
  });
  sent.end(body);
  return promise;
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  const body = await buffer(response);
  const isBrotli = headers["content-encoding"] === "br" && body.length > 0;
  return { status, headers, body: isBrotli ? brotliDecompressSync(body) : body };
}
