import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { z } from "zod";
import { serveTestApp } from "../support/app/served-app.ts";
import { postCodeRequest, readCodeEmail } from "../support/account/sign-in.ts";
import { fixedSecret } from "../support/app/fixed-secret.ts";

const Messages = z.array(
  z.strictObject({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.array(z.string()),
  }),
);

const json = { Accept: "application/json" };
const place = "/dev/mail";

test("the mailbox shows every message, newest first, to a person and to a program", async () => {
  await using served = await serveTestApp();
  await postCodeRequest(served.app, "ada@example.com");
  await postCodeRequest(served.app, "eve@example.com");
  const { code, link } = await readCodeEmail(served.app, "eve@example.com");
  const messages = Messages.parse(
    await (await fetch(served.url + place, { headers: json })).json(),
  );
  expect(messages.map(({ to }) => to)).toEqual(["eve@example.com", "ada@example.com"]);
  expect(messages[0]).toMatchObject({ links: [link] });
  expect(messages[0]?.text).toContain(code);
  expect(messages[0]?.html).toContain(code);

  const page = await fetch(served.url + place, { headers: { Accept: "text/html" } });
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).toContain(`<a href="${link}">`);
  expect(html.indexOf("eve@example.com")).toBeLessThan(html.indexOf("ada@example.com"));
});

test("a message shows as text whatever it holds", async () => {
  await using served = await serveTestApp({
    settings: { BRAND_NAME: "<script>alert(1)</script>" },
  });
  await postCodeRequest(served.app, "ada@example.com");
  const html = await (await fetch(served.url + place)).text();
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;");
});

test("under another name that leads to this machine there is nothing", async () => {
  await using served = await serveTestApp();
  for (const host of ["evil.example", "localhost.evil.example"]) {
    const status = await statusWithHost(served.port, host);
    expect(status, host).toBe(404);
  }
  expect(await statusWithHost(served.port, `localhost:${served.port}`)).toBe(200);
});

test.for(["0", "1"])("through any proxy there is nothing (TRUST_PROXY=%s)", async (TRUST_PROXY) => {
  await using served = await serveTestApp({ settings: { TRUST_PROXY } });
  const statusWith = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(served.url + place, { headers: { ...json, ...headers } })).status;
  for (const name of ["X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "CF-Ray"])
    expect(await statusWith({ [name]: "127.0.0.1" }), name).toBe(404);
  expect(await statusWith({})).toBe(200);
});

test("a neighbour on the network finds nothing", async () => {
  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && one.family === "IPv4" && !one.internal)?.address;
  await using served = await serveTestApp({ host: "0.0.0.0" });
  expect((await fetch(served.url + place, { headers: json })).status).toBe(200);
  const address = own ?? "0.0.0.0";
  const expected = own === undefined ? 200 : 404;
  const status = await statusWithHost(served.port, `localhost:${served.port}`, address);
  expect(status).toBe(expected);
});

test.for([
  [
    "a public address",
    {
      BASE_URL: "https://mpower.example",
      STRIPE_SECRET_KEY: "rk_live_key",
      STRIPE_WEBHOOK_SECRET: "whsec_word",
    },
  ],
  ["a public demonstration", { BASE_URL: "https://mpower.example", DEMO: "1" }],
  ["a mail server", {}],
] as const)("with %s there is no mailbox", async ([, settings]) => {
  await using served = await serveTestApp({
    settings: {
      DATABASE_URL: "postgres://localhost/unused",
      APP_SECRET: fixedSecret,
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "hello@mpower.example",
      SUPPORT_EMAIL: "support@mpower.example",
      AI_PROVIDER: "composer",
      ...settings,
    },
  });
  for (const accept of ["text/html", "application/json"]) {
    const response = await fetch(`http://localhost:${served.port}${place}`, {
      headers: { Accept: accept },
    });
    expect(response.status).toBe(404);
  }
});

async function statusWithHost(port: number, host: string, address = "127.0.0.1"): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request({ host: address, port, path: place, headers: { ...json, Host: host } }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  })
    .on("error", reject)
    .end();
  return promise;
}
