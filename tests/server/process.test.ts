import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, connect } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { startServerProcess } from "../support/app/server-process.ts";

test("the folder is hers alone, and its secret stays the same", async () => {
  using records = await createOwnDatabase();
  const secretFile = join(records.folder, "app-secret");
  const secrets = [];
  for (let start = 0; start < 2; start += 1) {
    await using server = await startServerProcess(records.settings);
    expect(await server.ready, server.printed()).toBe(true);
    secrets.push(readFileSync(secretFile, "utf8"));
  }
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets[1]).toBe(secrets[0]);
  expect(statSync(secretFile).mode & 0o777).toBe(0o600);
  expect(statSync(records.folder).mode & 0o777).toBe(0o700);
});

test("told to stop, it finishes what it has begun, takes nothing new, and ends with 0", async () => {
  using records = await createOwnDatabase();
  await using server = await startServerProcess(records.settings);
  expect(await server.ready, server.printed()).toBe(true);
  const body = '{"email":"ada@example.com"}';
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const head = [
    "POST /api/waitlist HTTP/1.1",
    `Host: localhost:${server.port}`,
    `Origin: ${server.url}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 5)}`);
  await heard(server.url);
  server.child.kill("SIGTERM");
  await closed(server.url);
  socket.write(body.slice(5));
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
});

/** Whatever was sent before has arrived once this is answered: the server takes connections in their order. */
async function heard(url: string): Promise<void> {
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
}

/** Waits until nobody new is let in. */
async function closed(url: string): Promise<void> {
  const isRefused = () =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isRefused, { timeout: 60_000 });
}

test("told twice to stop, it stops at once", async () => {
  using records = await createOwnDatabase();
  await using server = await startServerProcess(records.settings);
  expect(await server.ready, server.printed()).toBe(true);
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET /health/live HTTP/1.1\r\nHost: localhost\r\nX-Never-Ending: ");
  await heard(server.url);
  server.child.kill("SIGINT");
  await closed(server.url);
  server.child.kill("SIGINT");
  expect(await server.ended).toBe(1);
});

test("a port that is taken is said in a sentence", async () => {
  using records = await createOwnDatabase();
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await using server = await startServerProcess({ ...records.settings, PORT: `${port}` });
  expect(await server.ended).toBe(1);
  expect(server.printed()).toBe(
    `Port ${port} is in use by another program. Stop that one, or choose another PORT.\n`,
  );
  taken.close();
});
