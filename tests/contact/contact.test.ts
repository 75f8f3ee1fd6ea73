import { deriveKeys } from "#adapters/secret/key-ring.ts";
import { maxContactMessageLength, topics } from "#features/contact/topics.ts";
import { createFormStamp } from "#features/contact/form-stamp.server.ts";
import { expect, test } from "vitest";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const pages = await createRenderedPages("http://localhost:3000");

/** A stamp as the page had it so many milliseconds ago. */
function stampOf({ identity }: TestApp, agoMs = 5_000): string {
  return createFormStamp(deriveKeys(identity.secrets, "contact form")).issue(Date.now() - agoMs);
}

function messageFor(app: TestApp, changes: object = {}) {
  return {
    topic: topics[0],
    email: "ada@example.com",
    message: "My code never came.\nWhat now?",
    stamp: stampOf(app),
    ...changes,
  };
}

const html = async (response: Promise<Response>) => (await response).text();
const stampIn = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1];

const lettersOf = async (app: TestApp) =>
  (await app.emails()).filter(({ to }) => to === "support@mpower.example");

test("a message reaches support, and the answer goes to her", async () => {
  await using app = await createTestApp();
  const sent = await app.post("/api/contact", messageFor(app, { isUrgent: true }));
  expect(sent.status).toBe(200);
  const [letter] = await lettersOf(app);
  expect(letter).toMatchObject({
    subject: `URGENT: ${topics[0]}`,
    replyTo: "ada@example.com",
  });
  expect(letter?.text).toContain("My code never came.\nWhat now?");
  expect(letter?.text).toContain("Not signed in");
  expect(app.logged()).not.toContain("ada@example.com");
});

test("support reads whose account it is, and whether the address is proven", async () => {
  await using app = await createTestApp();
  const person = await signInPro(app, "ada@example.com");
  await person.send("POST", "/api/contact", messageFor(app));
  await person.send("POST", "/api/contact", messageFor(app, { email: "eve@example.com" }));
  const [own, other] = await lettersOf(app);
  expect(own?.text).toContain("Signed in with this address (Pro).");
  expect(other?.text).toContain("Signed in as ada@example.com (Pro); the address above is not");
});

test("her words stay words in the letter", async () => {
  await using app = await createTestApp();
  await app.post("/api/contact", messageFor(app, { message: "<img src=x onerror=alert(1)>" }));
  expect((await lettersOf(app))[0]?.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test.for([
  [{ topic: "Anything\r\nBcc: eve@example.com" }, "Choose what it is about."],
  [{ topic: undefined }, "Choose what it is about."],
  [{ email: "" }, "Enter your e-mail address."],
  [{ email: "ada@example.com\r\nBcc: eve@example.com" }, "does not look complete"],
  [{ email: "ada@example.com, eve@example.com" }, "does not look complete"],
  [{ message: "  \n " }, "Write your message."],
  [{ message: "a".repeat(maxContactMessageLength + 1) }, "more than 5,000 characters"],
] as const)("%j is refused in words: %s", async ([change, sentence]) => {
  await using app = await createTestApp();
  const refused = await app.post("/api/contact", messageFor(app, change));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(await refused.json())).toContain(sentence);
  expect(await lettersOf(app)).toEqual([]);
});

test("a program that fills the field nobody sees hears the same and is not sent on", async () => {
  await using app = await createTestApp();
  const sent = await app.post("/api/contact", messageFor(app));
  const trapped = await app.post("/api/contact", messageFor(app, { website: "https://x.example" }));
  expect(trapped.status).toBe(sent.status);
  expect(await trapped.text()).toBe(await sent.text());
  expect(await lettersOf(app)).toHaveLength(1);
});

test("a form that is sent at once, or was never opened, or long ago, is not taken", async () => {
  await using app = await createTestApp();
  const quick = await app.post("/api/contact", messageFor(app, { stamp: stampOf(app, 0) }));
  expect(quick.status).toBe(429);
  expect(quick.headers.get("retry-after")).toBe("2");
  expect(await quick.json()).toMatchObject({ code: "too_quick" });
  const { stamp } = JSON.parse(JSON.stringify(await app.get("/api/contact")));
  expect((await app.post("/api/contact", messageFor(app, { stamp }))).status).toBe(429);
  const dayAgo = 24 * 3_600_000 + 1_000;
  const forged = `${(Date.now() - 5_000).toString(36)}.${"a".repeat(43)}`;
  for (const old of ["", "x", forged, stampOf(app, dayAgo)]) {
    const refused = await app.post("/api/contact", messageFor(app, { stamp: old }));
    expect(await refused.json()).toMatchObject({ code: "form_expired" });
  }
  expect(await lettersOf(app)).toEqual([]);
});

test("five messages in ten minutes are taken from one client, then she reads when to try again", async () => {
  await using app = await createTestApp();
  const send = (n: number) => app.post("/api/contact", messageFor(app, { email: `a${n}@b.co` }));
  for (let count = 0; count < 5; count += 1) expect((await send(count)).status).toBe(200);
  await using restarted = await createTestApp({ db: app.db });
  const refused = await restarted.post("/api/contact", messageFor(app, { email: "a6@b.co" }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await lettersOf(app)).toHaveLength(5);
});

test("the page is not kept, and the form in it is filled with her own address", async () => {
  await using app = await createTestApp({ pages });
  const first = await html(app.request("/contact"));
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  expect(stampIn(first)).toBeTruthy();
  expect(stampIn(await html(app.request("/contact")))).not.toBe(stampIn(first));
  const person = await signIn(app, "ada@example.com");
  expect(await html(person.request("/contact"))).toMatch(
    /name="email"[^>]*value="ada@example.com"/,
  );
});

test("without script the form sends her message and says so", async () => {
  await using app = await createTestApp({ pages });
  const sent = await submit(app, messageFor(app, { urgent: "on" }));
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain("Your message is on its way.");
  expect((await lettersOf(app))[0]?.subject).toBe(`URGENT: ${topics[0]}`);
});

test("without script a refused form keeps every word and says what to do", async () => {
  await using app = await createTestApp({ pages });
  const message = "Line <one>\r\nand “two”";
  for (const [change, sentence] of [
    [{ email: "ada" }, "does not look complete"],
    [{ stamp: stampOf(app, 0) }, "press Send again"],
    [{ stamp: "" }, "press Send again"],
  ] as const) {
    const refused = await submit(app, messageFor(app, { message, ...change }));
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const page = await refused.text();
    expect(page.toLowerCase()).toContain(sentence.toLowerCase());
    expect(page).toContain("Line &lt;one&gt;");
    expect(page).toContain(`<option value="${topics[0]}" selected="">`);
  }
  const quick = await submit(app, messageFor(app, { stamp: stampOf(app, 1_000) }));
  const stamp = stampIn(await quick.text()) ?? "";
  await new Promise((resolve) => {
    setTimeout(resolve, 1_100);
  });
  expect((await submit(app, messageFor(app, { stamp }))).status).toBe(200);
});

test("another site cannot make her write to us", async () => {
  await using app = await createTestApp({ pages });
  const refused = await submit(app, messageFor(app), { Origin: "https://evil.example" });
  expect(refused.status).toBe(403);
  expect(await lettersOf(app)).toEqual([]);
});

function submit(app: TestApp, fields: Readonly<Record<string, string>>, headers: object = {}) {
  return app.request("/contact", {
    method: "POST",
    headers: { ...form, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}
