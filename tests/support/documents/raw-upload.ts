import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { ServedApp } from "../app/served-app.ts";
import { parseDocumentPath } from "./upload.ts";

/** The start of a form, up to the file's first byte. */
export const formStart =
  '--line\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

export type RawUpload = {
  /** "Content-Length: 5" or "Transfer-Encoding: chunked". */
  readonly length: string;
  readonly pieces: Iterable<string | Buffer>;
  /** Between two pieces, in milliseconds. */
  readonly pause?: number;
};

/** Writes pieces to a socket until they end or the server has answered, and returns the answer. */
export async function sendRawUpload(served: ServedApp, { length, pieces, pause = 0 }: RawUpload) {
  const socket = connect(served.port, "127.0.0.1");
  const answer: string[] = [];
  socket.on("error", () => {});
  const answered = Promise.race([once(socket, "data"), once(socket, "close")]);
  socket.on("data", (piece: Buffer) => answer.push(piece.toString("latin1")));
  const head = [
    `POST ${parseDocumentPath} HTTP/1.1`,
    `Host: localhost:${served.port}`,
    `Origin: ${served.url}`,
    "Content-Type: multipart/form-data; boundary=line",
    length,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  for (const piece of pieces) {
    if (answer.length > 0 || socket.destroyed) break;
    if (!socket.write(piece)) await Promise.race([once(socket, "drain"), answered]);
    await wait(pause);
  }
  await answered;
  socket.destroy();
  return { answer: answer.join("") };
}

/** One piece of a body whose length is not announced. */
export function encodeChunk(bytes: Uint8Array | string): Buffer {
  const content = Buffer.from(bytes);
  const size = Buffer.from(`${content.byteLength.toString(16)}\r\n`);
  return Buffer.concat([size, content, Buffer.from("\r\n")]);
}
