import { connect } from "node:net";
import { expect, test } from "vitest";
import { encodeChunk, formStart, sendRawUpload } from "../support/documents/raw-upload.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { proMember } from "../support/app/test-app.ts";
import { parseDocumentPath } from "../support/documents/upload.ts";

const chunked = "Transfer-Encoding: chunked";

/** A form whose file goes on until the server has had enough. */
function* endless(piece: string | Buffer): Generator<string | Buffer> {
  yield encodeChunk(formStart);
  for (;;) yield piece;
}

test("a length that says too much is refused at once", async () => {
  await using served = await serveTestApp({ viewer: proMember });
  const length = "Content-Length: 52428800";
  const { answer } = await sendRawUpload(served, { length, pieces: [] });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("5 MB");
});

test("chunks without end are cut off after 5 MB", async () => {
  await using served = await serveTestApp({ viewer: proMember });
  const pieces = endless(encodeChunk(Buffer.alloc(65_536, "a")));
  const { answer } = await sendRawUpload(served, { length: chunked, pieces });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("a file in pieces of one byte is refused before it costs much", async () => {
  await using served = await serveTestApp({ viewer: proMember });
  const pieces = endless("1\r\na\r\n".repeat(10_000));
  const { answer } = await sendRawUpload(served, { length: chunked, pieces });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test("a sender who falls silent loses her place, with a sentence", async () => {
  const uploads = { idleMs: 300, totalMs: 10_000 };
  await using served = await serveTestApp({ viewer: proMember, uploads });
  const sent = { length: "Content-Length: 5000", pieces: [formStart] };
  const { answer } = await sendRawUpload(served, sent);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("did not arrive in time");
});

test("a sender who drips is cut off after the whole time", async () => {
  const uploads = { idleMs: 5_000, totalMs: 600 };
  await using served = await serveTestApp({ viewer: proMember, uploads });
  const pieces = [formStart, ...Array<string>(200).fill("drip")];
  const sent = { length: "Content-Length: 5000000", pieces, pause: 20 };
  expect((await sendRawUpload(served, sent)).answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a line that breaks off is no failure of ours", async () => {
  await using served = await serveTestApp({ viewer: proMember });
  const socket = connect(served.port, "127.0.0.1");
  const head = [
    `POST ${parseDocumentPath} HTTP/1.1`,
    "Host: localhost",
    `Origin: ${served.url}`,
    "Content-Type: multipart/form-data; boundary=line",
    "Content-Length: 5000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${formStart}`, () => socket.destroy());
  await expect.poll(() => served.app.logged()).toContain('"status":400');
  expect(served.app.logged()).not.toContain('"level":"error"');
});
