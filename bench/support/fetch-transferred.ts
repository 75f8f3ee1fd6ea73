import { once } from "node:events";
import { IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A body as it travels: brotli where the server has it, not decompressed. */
export async function fetchTransferred(url: string): Promise<Buffer> {
  const sent = request(url, { headers: { "accept-encoding": "br" } }).end();
  const heard: readonly unknown[] = await once(sent, "response");
  const [response] = heard;
  if (!(response instanceof IncomingMessage)) throw new Error(`${url} gave no answer.`);
  return buffer(response);
}
