import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createCountedPages } from "../support/app/counted-pages.ts";
import { serveTestApp } from "../support/app/served-app.ts";

/** Sends these bytes and answers all that comes back until the server hangs up. */
async function speak(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const end = "Connection: close\r\n\r\n";

test.for([
  ["a path that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: localhost\r\n"],
  ["a path that cannot be decoded under /api", "GET /api/%zz HTTP/1.1\r\nHost: localhost\r\n"],
  ["half a character", "GET /blog/%E0%A4 HTTP/1.1\r\nHost: localhost\r\n"],
  ["a NUL in the path", "GET /blog/%00 HTTP/1.1\r\nHost: localhost\r\n"],
  ["steps out of the assets", "GET /assets/../../package.json HTTP/1.1\r\nHost: localhost\r\n"],
  [
    "coded steps out of the assets",
    "GET /assets/%2e%2e%2fpackage.json HTTP/1.1\r\nHost: localhost\r\n",
  ],
  ["backslashes", "GET /..\\..\\package.json HTTP/1.1\r\nHost: localhost\r\n"],
  ["two slashes", "GET //evil.example/ HTTP/1.1\r\nHost: localhost\r\n"],
  ["another host's address", "GET http://evil.example/none-such HTTP/1.1\r\nHost: localhost\r\n"],
  ["a Host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n"],
  ["no Host", "GET / HTTP/1.1\r\n"],
  ["two Hosts", "GET /health/live HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n"],
  ["the same Host twice", "GET / HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n"],
  ["TRACE", "TRACE / HTTP/1.1\r\nHost: localhost\r\n"],
  ["a method of its own", "BREW / HTTP/1.1\r\nHost: localhost\r\n"],
  [
    "a header that is too long",
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(20_000)}\r\n`,
  ],
  [
    "two lengths",
    "POST /api/waitlist HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n",
  ],
  ["a length that is none", "POST /api/waitlist HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n"],
] as const)("%s is refused with 4xx and all security headers", async ([, head]) => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  const answer = await speak(served.port, head + end);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.toLowerCase()).not.toMatch(/^(?:server|x-powered-by):/m);
});

test("a second Host line is refused for a cached page as well, and the connection ends", async () => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  const host = `Host: localhost:${served.port}\r\n`;
  expect(await speak(served.port, `GET /pricing HTTP/1.1\r\n${host}${end}`)).toMatch(
    /^HTTP\/1\.1 200/,
  );
  const answer = await speak(served.port, `GET /pricing HTTP/1.1\r\n${host}${host}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('"code":"bad_request"');
});

test("a request whose headers never end is hung up on", async () => {
  const patience = { headersTimeout: 300, connectionsCheckingInterval: 100 };
  await using served = await serveTestApp({ timeouts: patience });
  const answer = await speak(served.port, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test("a connection that never says anything is hung up on", async () => {
  const patience = { headersTimeout: 300, connectionsCheckingInterval: 100 };
  await using served = await serveTestApp({ timeouts: patience });
  expect(await speak(served.port, "")).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});

test("a body over the limit is refused while it is still coming", async () => {
  await using served = await serveTestApp();
  const chunk = `10000\r\n${"a".repeat(65_536)}\r\n`;
  const head = [
    "POST /api/waitlist HTTP/1.1",
    `Host: localhost:${served.port}`,
    `Origin: ${served.url}`,
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
  ].join("\r\n");
  const answer = await speak(served.port, `${head}\r\n\r\n${chunk.repeat(40)}`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("a body that breaks off is no failure of ours", async () => {
  await using served = await serveTestApp();
  const head = [
    "POST /api/waitlist HTTP/1.1",
    `Host: localhost:${served.port}`,
    `Origin: ${served.url}`,
    "Content-Type: application/json",
    "Content-Length: 100",
  ].join("\r\n");
  const socket = connect(served.port, "127.0.0.1");
  socket.write(`${head}\r\n\r\n{"em`, () => socket.destroy());
  await expect.poll(() => served.app.logged()).toContain('"code":"bad_request"');
  expect(served.app.logged()).not.toContain('"level":"error"');
});

async function joinFromEverywhere(url: string): Promise<number[]> {
  const seen = new Set<number>();
  for (let count = 0; count < 62; count += 1) {
    const response = await fetch(`${url}/api/waitlist`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: url,
        "X-Forwarded-For": `10.0.0.1, 198.51.100.${count}`,
      },
      body: JSON.stringify({ email: `a${count}@b.co` }),
    });
    seen.add(response.status);
  }
  return [...seen];
}

test("the last proxy's word about the client counts only when it is trusted", async () => {
  await using trusting = await serveTestApp({ settings: { TRUST_PROXY: "1" } });
  expect(await joinFromEverywhere(trusting.url)).toEqual([200]);
  await using network = await serveTestApp({ settings: { TRUST_PROXY: "loopback" } });
  expect(await joinFromEverywhere(network.url)).toEqual([200]);
  await using strange = await serveTestApp({ settings: { TRUST_PROXY: "10.0.0.0/8" } });
  expect(await joinFromEverywhere(strange.url)).toEqual([200, 429]);
  await using plain = await serveTestApp();
  expect(await joinFromEverywhere(plain.url)).toEqual([200, 429]);
});

test.for([
  ["unset", {}, 1],
  ["chosen to be nobody", { TRUST_PROXY: "0" }, 0],
  ["chosen", { TRUST_PROXY: "1" }, 0],
] as const)(
  "a proxy before us is said once in the log while whom to trust is %s",
  async ([, settings, times]) => {
    await using served = await serveTestApp({ settings });
    const ask = (headers: Record<string, string>) => fetch(`${served.url}/api/blog`, { headers });
    await ask({});
    expect(served.app.logged()).not.toContain("TRUST_PROXY");
    for (const header of ["X-Forwarded-For", "X-Real-IP", "Forwarded"])
      await ask({ [header]: "203.0.113.7" });
    const said = served.app
      .logged()
      .split("\n")
      .filter((line) => line.includes("TRUST_PROXY"));
    expect(said).toHaveLength(times);
    for (const line of said)
      expect(JSON.parse(line)).toMatchObject({ level: "warn", header: "x-forwarded-for" });
  },
);
