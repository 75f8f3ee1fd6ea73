import { limitWindow } from "#adapters/rate-limits/table.server.ts";
import { expect, test } from "vitest";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import {
  postCodeRequest,
  sessionCookieOf,
  readCodeEmail,
  signIn,
} from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const ada = "ada@example.com";
const pages = await createRenderedPages("http://localhost:3000");

/** The forms of a page as a browser without script would send them. */
function formsIn(html: string) {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return [...main.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)].map(([form]) => {
    const action = /action="([^"]*)"/.exec(form)?.[1] ?? "";
    const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => [
      / name="([^"]*)"/.exec(input)?.[1] ?? "",
      / value="([^"]*)"/.exec(input)?.[1] ?? "",
    ]);
    return { action, fields: Object.fromEntries(inputs) };
  });
}

function submit(
  app: TestApp,
  form: ReturnType<typeof formsIn>[number] | undefined,
  typed: Record<string, string> = {},
) {
  if (!form) throw new Error("There is no form on the page.");
  const body = new URLSearchParams({ ...form.fields, ...typed });
  return app.request(form.action, { method: "POST", body });
}

test("without script she signs in by code, on one page, and lands where she was going", async () => {
  await using app = await createTestApp({ pages });
  const first = await (await app.request("/sign-in?next=%2Ftools%2Fpay-ask")).text();
  const second = await submit(app, formsIn(first)[0], { email: ada });
  expect(second.status).toBe(200);
  expect(second.headers.get("cache-control")).toBe("private, no-store");
  const html = await second.text();
  expect(html).toContain("Check your mail");
  const wrong = await submit(app, formsIn(html)[0], { code: "000000" });
  expect(wrong.status).toBe(400);
  const again = await wrong.text();
  expect(again).toContain("That code is not right");
  const done = await submit(app, formsIn(again)[0], { code: (await readCodeEmail(app, ada)).code });
  expect(done.status).toBe(303);
  expect(done.headers.get("location")).toBe("/tools/pay-ask");
  expect(sessionCookieOf(done)).not.toBe("");
});

test("without script a code that others spoilt still counts on the page that asked for it", async () => {
  await using app = await createTestApp({ pages });
  const first = await (await app.request("/sign-in")).text();
  const html = await (await submit(app, formsIn(first)[0], { email: ada })).text();
  const { code } = await readCodeEmail(app, ada);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  for (let tries = 0; tries < 6; tries += 1)
    await app.post("/api/auth/sign-in/email-otp", { email: ada, otp: wrong });
  const lost = await app.post("/api/auth/sign-in/email-otp", { email: ada, otp: code });
  expect(lost.status).toBe(400);
  const mistyped = await (await submit(app, formsIn(html)[0], { code: wrong })).text();
  expect((await submit(app, formsIn(mistyped)[0], { code })).status).toBe(303);
});

test("without script she reads when to try again once her network asked too often", async () => {
  await using app = await createTestApp({ pages });
  await postCodeRequest(app, ada);
  await app.db.update(limitWindow).set({ used: 500 });
  const form = formsIn(await (await app.request("/sign-in")).text())[0];
  const refused = await submit(app, form, { email: "grace@example.com" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/That is a lot at once. Try again in \d+ hours./);
});

test("without script an address that is none is refused in its place, as it was typed", async () => {
  await using app = await createTestApp({ pages });
  const first = await (await app.request("/sign-in")).text();
  const refused = await submit(app, formsIn(first)[0], { email: "ada<b>@example" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("That e-mail address does not look complete.");
  expect(html).toContain('value="ada&lt;b&gt;@example"');
  expect(html).not.toContain("<b>@");
});

test("without script the link’s page is one button, and the button signs in", async () => {
  await using app = await createTestApp({ pages });
  await postCodeRequest(app, ada, "/tools");
  const { link } = await readCodeEmail(app, ada);
  const { pathname, search } = new URL(link);
  const html = await (await app.request(pathname + search)).text();
  expect(html).toContain(ada);
  const [form] = formsIn(html);
  expect(/<main.*?<button/s.exec(html)?.[0]).toContain('action="/sign-in/verify"');
  const done = await submit(app, form);
  expect(done.status).toBe(303);
  expect(done.headers.get("location")).toBe("/tools");
  const opened = await app.request(pathname + search);
  expect(opened.status).toBe(200);
  expect(await opened.text()).toContain("This link has ended");
});

test("a member who comes to sign in goes on at once", async () => {
  await using app = await createTestApp({ pages });
  const { request } = await signIn(app, ada);
  const response = await request("/sign-in?next=%2Ftools");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/tools");
});

test("only the pages that use passkeys may, and they are documents of their own", async () => {
  await using app = await createTestApp({ pages });
  const permissions = async (path: string) =>
    (await app.request(path)).headers.get("permissions-policy") ?? "";
  for (let times = 0; times < 2; times += 1) {
    expect(await permissions("/sign-in")).toContain("publickey-credentials-get=(self)");
    expect(await permissions("/sign-in?next=%2Ftools")).toContain(
      "publickey-credentials-get=(self)",
    );
    expect(await permissions("/sign-in")).toContain("camera=()");
    expect(await permissions("/pricing")).not.toContain("self");
  }
});

test("the mailed link stands on the configured address, whatever Host the request names", async () => {
  await using app = await createTestApp({ pages });
  const headers = {
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
    "Content-Type": "application/json",
  };
  const body = JSON.stringify({ email: ada, type: "sign-in" });
  await app.request("http://evil.example/api/auth/email-otp/send-verification-otp", {
    method: "POST",
    headers,
    body,
  });
  const { link, mail } = await readCodeEmail(app, ada);
  expect(link).toMatch(/^http:\/\/localhost:3000\/sign-in\/verify\?token=[A-Za-z]{44}$/);
  expect(mail.text + mail.html).not.toContain("evil");
});

test("a message holds one code and one link, and its subject tells nothing", async () => {
  await using app = await createTestApp({ pages });
  await postCodeRequest(app, ada, "/tools/exit-strategy");
  const { mail, code, link } = await readCodeEmail(app, ada);
  for (const form of [mail.text, mail.html]) {
    expect(form.match(/\b\d{6}\b/g)).toEqual([code]);
    expect(new Set(form.match(/https?:\/\/[^\s"<]+/g))).toEqual(new Set([link]));
  }
  expect(mail.subject).toBe("Your sign-in code for M•Power");
});

const elsewhere = [
  "https://evil.example",
  "http://evil.example/",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  String.raw`/\evil.example`,
  String.raw`\/evil.example`,
  String.raw`\\evil.example`,
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nLocation: https://evil.example",
  "/%09/evil.example",
  "/..//evil.example",
  "/./\\evil.example",
  "/%2e%2e//evil.example",
  "/%2f/evil.example",
  "/%5cevil.example",
  "/x/..//evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "https:evil.example",
  "@evil.example",
  ".evil.example",
  "evil.example",
  " //evil.example",
  "/\u2028/evil.example",
  "／／evil.example",
  "/api/logout",
  "/%61pi/logout",
  "/sign-in?next=/sign-in",
];

test.for(elsewhere)("signing in never leads to %j", async (next) => {
  await using app = await createTestApp({ pages });
  const query = `next=${encodeURIComponent(next)}`;
  const toSignIn = (await app.request(`/api/login?${query}`)).headers.get("location");
  expect(toSignIn).toBe("/sign-in?next=%2Fdashboard");
  const html = await (await app.request(`/sign-in?${query}`)).text();
  expect(formsIn(html)[0]?.fields["next"]).toBe("/dashboard");
  await postCodeRequest(app, ada, next);
  const { code } = await readCodeEmail(app, ada);
  const body = { email: ada, otp: code, next };
  expect(await (await app.post("/api/auth/sign-in/email-otp", body)).json()).toMatchObject({
    next: "/dashboard",
  });
});

test("a page of ours is kept as the place to go, with its query", async () => {
  await using app = await createTestApp({ pages });
  for (const next of ["/tools/pay-ask?x=1#result", "/blog/on-asking", "/"]) {
    await postCodeRequest(app, `${next.length}@example.com`, next);
    const { code } = await readCodeEmail(app, `${next.length}@example.com`);
    const body = { email: `${next.length}@example.com`, otp: code };
    expect(await (await app.post("/api/auth/sign-in/email-otp", body)).json()).toMatchObject({
      next,
    });
  }
});
