import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { PageRenderer } from "#app/ssr/page-renderer.ts";
import { expect, test } from "vitest";
import { createCountedPages } from "../support/app/counted-pages.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { createTestApp, freeMember } from "../support/app/test-app.ts";

test("a visitor's page is rendered once and then kept", async () => {
  const pages = createCountedPages();
  await using app = await createTestApp({ pages });
  const texts = [];
  for (let times = 0; times < 3; times += 1)
    texts.push(await (await app.request("/pricing")).text());
  expect(new Set(texts).size).toBe(1);
  expect(pages.rendered()).toBe(1);
});

test("only declared query values make another kept page", async () => {
  const pages = createCountedPages();
  await using app = await createTestApp({ pages });
  for (let times = 0; times < 2; times += 1) {
    expect(await (await app.request("/pricing?billing=annual")).text()).toContain("annual");
    expect(await (await app.request("/pricing?billing=monthly")).text()).toContain("monthly");
  }
  expect(pages.rendered()).toBe(2);
});

test.for([
  "/pricing?utm_source=x",
  "/pricing?billing=annual&billing=monthly",
  "/pricing?billing=annual&x=1",
  "/pricing?billing=%3Cscript%3E",
  "/none-such",
])("%s is rendered each time", async (path) => {
  const pages = createCountedPages();
  await using app = await createTestApp({ pages });
  await app.request(path);
  await app.request(path);
  expect(pages.rendered()).toBe(2);
});

test("a page not kept is compressed as well, and says the same", async () => {
  await using app = await createTestApp({ pages: createCountedPages() });
  await app.request("/pricing");
  for (const path of ["/pricing?utm_source=x", "/pricing?billing=annual&x=1", "/none-such"]) {
    const plain = await (await app.request(path)).text();
    const response = await app.request(path, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
  }
});

test("a change of content drops the kept pages", async () => {
  const pages = createCountedPages();
  await using app = await createTestApp({ pages });
  await app.request("/pricing");
  app.cache.clear();
  await app.request("/pricing");
  expect(pages.rendered()).toBe(2);
});

test("a page that was being rendered while the content changed is not kept", async () => {
  const counted = createCountedPages();
  const changing: PageRenderer = {
    ...counted,
    async render(request) {
      const page = await counted.render(request);
      app.cache.clear();
      return page;
    },
  };
  await using app = await createTestApp({ pages: changing });
  await app.request("/pricing");
  await app.request("/pricing");
  expect(counted.rendered()).toBe(2);
});

test("a visitor's page is private, must be asked for again, and has a validator", async () => {
  await using app = await createTestApp({ pages: createCountedPages() });
  const { headers } = await app.request("/pricing");
  expect(headers.get("cache-control")).toBe("private, no-cache");
  expect(headers.get("vary")).toBe("Accept-Encoding, Cookie");
  const etag = headers.get("etag") ?? "";
  const again = await app.request("/pricing", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a signed-in page is rendered for her and never stored", async () => {
  const pages = createCountedPages();
  await using app = await createTestApp({ pages, viewer: freeMember });
  await app.request("/pricing");
  const response = await app.request("/pricing");
  expect(await response.text()).toContain(freeMember.email);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("etag")).toBeNull();
  expect(pages.rendered()).toBe(2);
});

test("the way past the router sends the same bytes and headers as the router", async () => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  const headers = { "Accept-Encoding": "br", "X-Request-Id": "from-a-proxy" };
  const routed = await served.app.request("/pricing", { headers });
  const text = brotliDecompressSync(Buffer.from(await routed.arrayBuffer())).toString();
  const direct = await fetch(`${served.url}/pricing`, { headers });
  expect(await direct.text()).toBe(text);
  const own = [...routed.headers].filter(([name]) => name !== "content-length");
  expect(Object.fromEntries(direct.headers)).toMatchObject(Object.fromEntries(own));
});

test("each coding that a browser asks for holds the same page", async () => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  const digests = [];
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const) {
    const response = await served.app.request("/", { headers: { "Accept-Encoding": encoding } });
    const bytes = decode(Buffer.from(await response.arrayBuffer()));
    digests.push(createHash("sha256").update(bytes).digest("hex"));
  }
  expect(new Set(digests).size).toBe(1);
});

test("HEAD answers the headers of GET without the page", async () => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  for (const path of ["/pricing", "/pricing", "/none-such", "/health/live"]) {
    const head = await fetch(served.url + path, { method: "HEAD" });
    const get = await fetch(served.url + path);
    expect(head.status, path).toBe(get.status);
    expect(head.headers.get("content-type"), path).toBe(get.headers.get("content-type"));
    expect(await head.text()).toBe("");
  }
});

test("a page opened under another loopback name leads to our own address", async () => {
  await using served = await serveTestApp({ pages: createCountedPages() });
  const other = `http://127.0.0.1:${served.port}/pricing?billing=annual`;
  const headers = { Accept: "text/html" };
  for (let times = 0; times < 2; times += 1) {
    const response = await fetch(other, { headers, redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${served.url}/pricing?billing=annual`);
    await fetch(`${served.url}/pricing?billing=annual`, { headers });
  }
  expect((await fetch(other, { redirect: "manual" })).status).toBe(200);
});

test("robots and sitemap speak of our own address", async () => {
  await using app = await createTestApp({ pages: createCountedPages() });
  const robots = await (await app.request("/robots.txt")).text();
  expect(robots).toContain("Sitemap: http://localhost:3000/sitemap.xml");
  const sitemap = await app.request("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(await sitemap.text()).toContain("<loc>http://localhost:3000/pricing</loc>");
});

test("security.txt says whom to write to, at which address it is, and how long that holds", async () => {
  const settings = { SUPPORT_EMAIL: "care@mpower.example" };
  await using served = await serveTestApp({ pages: createCountedPages(), settings });
  const address = `${served.url}/.well-known/security.txt`;
  const response = await fetch(address);
  expect(response.headers.get("content-type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
  const lines = (await response.text()).trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  expect(fields).toEqual({
    Contact: "mailto:care@mpower.example",
    Expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
    "Preferred-Languages": "en",
    Canonical: address,
  });
  const days = (Date.parse(fields["Expires"] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(150);
  expect(days).toBeLessThan(365);
  const head = await fetch(address, { method: "HEAD" });
  expect(head.status).toBe(200);
  for (const name of ["content-type", "cache-control", "content-security-policy"])
    expect(head.headers.get(name)).toBe(response.headers.get(name));
  expect(await head.text()).toBe("");
});
