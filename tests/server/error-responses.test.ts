import type { Database } from "#adapters/database/database.ts";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { expect, test } from "vitest";
import { createCountedPages } from "../support/app/counted-pages.ts";
import { createTestApp, freeMember, proMember } from "../support/app/test-app.ts";

const json = { "Content-Type": "application/json" };
const join = { method: "POST", headers: json, body: '{"email":"ada@example.com"}' };

test.for([
  ["/api/none-such", "GET", 404, "not_found"],
  ["/api/none-such", "POST", 404, "not_found"],
  ["/api", "GET", 404, "not_found"],
  ["/api/waitlist", "GET", 405, "method_not_allowed"],
  ["/api/waitlist", "DELETE", 405, "method_not_allowed"],
  ["/api/ai/generate", "GET", 405, "method_not_allowed"],
  ["/api/tools", "POST", 405, "method_not_allowed"],
  ["/api/auth/user", "GET", 401, "unauthorized"],
  ["/api/wins", "GET", 401, "unauthorized"],
  ["/api/wins/7", "DELETE", 401, "unauthorized"],
  ["/api/negotiations", "GET", 401, "unauthorized"],
  ["/api/power-position", "GET", 401, "unauthorized"],
  ["/api/export", "GET", 401, "unauthorized"],
  ["/api/create-checkout-session", "POST", 401, "unauthorized"],
  ["/api/create-powerkit-checkout", "POST", 415, "unsupported_type"],
  ["/api/ai/parse-document", "POST", 401, "unauthorized"],
  ["/api/account", "DELETE", 401, "unauthorized"],
  ["/api/blog/none-such", "GET", 404, "not_found"],
] as const)("%s by %s answers %i %s", async ([path, method, status, code]) => {
  await using app = await createTestApp();
  const response = await app.request(path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.any(String), code });
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("a refused method names the ones that are taken", async () => {
  await using app = await createTestApp({ pages: createCountedPages() });
  const wrong = await app.request("/api/waitlist", { method: "PUT" });
  expect(wrong.headers.get("allow")).toBe("POST");
  expect((await app.request("/api/tools", { method: "POST" })).headers.get("allow")).toBe(
    "GET, HEAD",
  );
  const page = await app.request("/pricing", { method: "POST" });
  expect(page.status).toBe(405);
  expect(page.headers.get("allow")).toBe("GET, HEAD");
});

test("401 says the same words everywhere", async () => {
  await using app = await createTestApp();
  const body = await (await app.request("/api/wins")).text();
  expect(body).toBe('{"message":"Unauthorized","code":"unauthorized"}');
});

test("what is part of Pro is refused to a free member and open for Pro", async () => {
  await using free = await createTestApp({ viewer: freeMember });
  expect((await free.request("/api/wins")).status).toBe(403);
  await using pro = await createTestApp({ viewer: proMember });
  expect(await pro.get("/api/wins")).toEqual([]);
});

test("a member is told who she is", async () => {
  await using app = await createTestApp({ viewer: proMember });
  const { id, email } = proMember;
  expect(await app.get("/api/auth/user")).toEqual({ id, email, isPro: true });
});

test.for([
  ["no sign of where it came from", {}],
  ["another site's Origin", { Origin: "https://evil.example" }],
  ["the opaque Origin", { Origin: "null" }],
  ["a look-alike Origin", { Origin: "http://localhost:3000.evil.example" }],
  ["another port of this machine", { Origin: "http://localhost:4000", Host: "localhost:3000" }],
  ["another site by Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
  ["a sibling site", { "Sec-Fetch-Site": "same-site" }],
  ["both, and one is wrong", { Origin: "http://localhost:3000", "Sec-Fetch-Site": "cross-site" }],
] as const)("a change with %s is refused", async ([, headers]) => {
  await using app = await createTestApp();
  const response = await app.http.request("/api/waitlist", {
    ...join,
    headers: { ...json, ...headers },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "cross_site" });
});

test.for([
  ["our own Origin", { Origin: "http://localhost:3000" }],
  ["Sec-Fetch-Site", { "Sec-Fetch-Site": "same-origin" }],
  ["this machine's other name", { Origin: "http://127.0.0.1:3000", Host: "127.0.0.1:3000" }],
] as const)("a change with %s is taken", async ([, headers]) => {
  await using app = await createTestApp();
  const response = await app.http.request("/api/waitlist", {
    ...join,
    headers: { ...json, ...headers },
  });
  expect(response.status).toBe(200);
});

test.for([
  ["text/plain", '{"email":"a@b.co"}', 415],
  ["application/x-www-form-urlencoded", "email=a@b.co", 415],
  ["multipart/form-data; boundary=x", "--x--", 415],
  ["application/jsonp", "{}", 415],
  ["application/json", "", 400],
  ["application/json", "{", 400],
  ["application/json", '{"email":"a@b.co"', 400],
  ["application/json", String.raw`{"email":"a\u0000@b.co"}`, 400],
  ["application/json", "1", 400],
  ["application/json; charset=utf-8", '{"email":"a@b.co","isPro":true,"__proto__":{"x":1}}', 200],
] as const)("a body as %s: %s answers %i", async ([type, body, status]) => {
  await using app = await createTestApp();
  const headers = { "Content-Type": type };
  const response = await app.request("/api/waitlist", { method: "POST", headers, body });
  expect(response.status).toBe(status);
});

test.for([
  ["GET", "/test-checkout/%00"],
  ["POST", "/test-portal/%00"],
  ["POST", "/sessions/%00"],
  ["GET", "/sessions/x%00/session.ics"],
] as const)("%s of a page with a NUL in its address is not there: %s", async ([method, path]) => {
  await using app = await createTestApp();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const response = await app.request(path, { method, ...(method === "POST" && { headers }) });
  expect(response.status).toBe(404);
});

test("lists within lists without end are refused in words", async () => {
  await using app = await createTestApp();
  const body = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const response = await app.request("/api/waitlist", { method: "POST", headers: json, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: "The request is nested too deeply." });
});

function jsonOfSize(bytes: number): string {
  return `{"x":"${"a".repeat(bytes - 8)}"}`;
}

test("512 KB are read and one byte more is refused", async () => {
  await using app = await createTestApp();
  const send = (body: string) =>
    app.request("/api/waitlist", { method: "POST", headers: json, body });
  expect((await send(jsonOfSize(512 * 1024))).status).toBe(400);
  expect((await send(jsonOfSize(512 * 1024 + 1))).status).toBe(413);
});

test("bytes that are no UTF-8 are refused in words", async () => {
  await using app = await createTestApp();
  const body = new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]);
  const response = await app.request("/api/waitlist", { method: "POST", headers: json, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_json" });
});

test("the unexpected gets a reference, and the log has where under it, without her words", async () => {
  const words = "ada@secret.example";
  const broken = failingWith(() => new DrizzleQueryError("insert …", [words], new Error(words)));
  await using app = await createTestApp({ db: broken });
  const response = await app.post("/api/waitlist", { email: "ada@secret.example" });
  expect(response.status).toBe(500);
  const { message } = await response.json();
  const reference = /^Something went wrong on our side\. Reference ([2-9A-Z]{5})\.$/.exec(
    message,
  )?.[1];
  expect(reference).toBeDefined();
  const lines = app.logged().trim().split("\n");
  expect(lines.filter((line) => line.includes(`"reference":"${reference}"`))).toHaveLength(2);
  expect(app.logged()).toMatch(/"at":\["at [^"]*error-responses\.test\.ts:\d+/);
  expect(app.logged()).not.toContain("secret.example");
});

test("without the database the waitlist says so in words, and everything else goes on", async () => {
  const gone = new Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
  await using app = await createTestApp({ db: drizzle(gone), pages: createCountedPages() });
  const response = await app.post("/api/waitlist", { email: "ada@example.com" });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  expect((await app.request("/health/live")).status).toBe(200);
  expect((await app.request("/health/ready")).status).toBe(503);
  expect((await app.request("/pricing")).status).toBe(200);
});

test("a full disk is told in words", async () => {
  const reason = Object.assign(new Error("disk"), { code: "53100" });
  const full = failingWith(() => new DrizzleQueryError("insert …", [], reason));
  await using app = await createTestApp({ db: full });
  const response = await app.post("/api/waitlist", { email: "ada@example.com" });
  expect(response.status).toBe(507);
  expect(await response.json()).toMatchObject({ code: "storage_full" });
});

test("a page that cannot be rendered says so, with a reference", async () => {
  const pages = {
    ...createCountedPages(),
    render: () => Promise.reject(new TypeError("her words")),
  };
  await using app = await createTestApp({ pages });
  const response = await app.request("/");
  expect(response.status).toBe(500);
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(await response.text()).toMatch(/Reference [2-9A-Z]{5}\./);
  expect(app.logged()).not.toContain("her words");
});

test("every request is one line that holds neither query nor body", async () => {
  await using app = await createTestApp({ pages: createCountedPages() });
  await app.request("/pricing?token=secret-token");
  await app.post("/api/waitlist", { email: "ada@secret.example" });
  await app.request("/api/none-such/secret-token");
  const lines = app.logged().trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "request", method: "GET", route: "/pricing", status: 200 },
    { event: "request", method: "POST", route: "/api/waitlist", status: 200 },
    { event: "request", method: "GET", route: "/api/*", status: 404, code: "not_found" },
  ]);
  expect(app.logged()).not.toContain("secret");
});

test.for([
  ["/dashboard", "/dashboard"],
  ["/tools/pay-ask?x=1", "/tools/pay-ask?x=1"],
  [undefined, "/dashboard"],
  ["", "/dashboard"],
  ["https://evil.example", "/dashboard"],
  ["//evil.example", "/dashboard"],
  [String.raw`/\evil.example`, "/dashboard"],
  ["/\t/evil.example", "/dashboard"],
  ["javascript:alert(1)", "/dashboard"],
] as const)("signing in from %s leads back to %s", async ([next, back]) => {
  await using app = await createTestApp();
  const query = next === undefined ? "" : `?next=${encodeURIComponent(next)}`;
  const response = await app.request(`/api/login${query}`);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(`/sign-in?next=${encodeURIComponent(back)}`);
});

test("the public lists are for everyone", async () => {
  await using app = await createTestApp();
  expect(await app.get("/api/tools")).toHaveLength(13);
  expect(await app.get("/api/kits")).toHaveLength(7);
  expect(await app.get("/api/blog")).toEqual([]);
});

test("https adds the promise to stay on https", async () => {
  const settings = { BASE_URL: "https://localhost:8443" };
  await using app = await createTestApp({ settings });
  const { headers } = await app.request("/health/live");
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
  await using plain = await createTestApp();
  expect((await plain.request("/health/live")).headers.get("strict-transport-security")).toBeNull();
});

/** A database on which statements can be put together, and nothing else works. */
function failingWith(failure: () => Error): Database {
  return new Proxy<Database>(drizzle(new Pool()), {
    get(target, name) {
      if (name === "select") return target.select.bind(target);
      throw failure();
    },
  });
}
