import type { EmailMessage } from "#adapters/mail/mailer.ts";
import { waitlistData } from "#features/waitlist/personal-data.server.ts";
import { expect, test } from "vitest";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { signIn } from "../support/account/sign-in.ts";
import { comparableHeaders } from "../support/app/comparable-headers.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { recordStatements } from "../support/database/test-database.ts";
import { WaitlistAnswer } from "#features/waitlist/contract.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";

const base = "http://localhost:3000";
const form = { "Content-Type": "application/x-www-form-urlencoded" };

function leaveLink(mail: EmailMessage | undefined): string {
  return /https?:\S+\/unsubscribe\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test("an address joins the list", async () => {
  await using app = await createTestApp();
  const response = await app.post("/api/waitlist", { email: " Ada@Example.com " });
  expect(response.status).toBe(200);
  WaitlistAnswer.parse(await response.json());
  expect(await app.db.select().from(waitlistEntry)).toMatchObject([{ email: "ada@example.com" }]);
});

test("a known address gets the same answer and stands once", async () => {
  await using app = await createTestApp();
  const first = await app.post("/api/waitlist", { email: "ada@example.com" });
  const second = await app.post("/api/waitlist", { email: "ADA@EXAMPLE.COM" });
  expect(second.status).toBe(first.status);
  expect(await second.text()).toBe(await first.text());
  expect(comparableHeaders(second)).toEqual(comparableHeaders(first));
  expect(await app.db.select().from(waitlistEntry)).toHaveLength(1);
});

test("forty joins of one address at once leave one entry", async () => {
  await using app = await createTestApp();
  const joins = Array.from({ length: 40 }, () => app.post("/api/waitlist", { email: "a@b.co" }));
  const statuses = (await Promise.all(joins)).map((response) => response.status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await app.db.select().from(waitlistEntry)).toHaveLength(1);
});

test.for([
  [{}, "Enter your e-mail address."],
  [{ email: "" }, "Enter your e-mail address."],
  [{ email: "   " }, "Enter your e-mail address."],
  [{ email: 7 }, "Enter your e-mail address."],
  [{ email: null }, "Enter your e-mail address."],
  [{ email: "ada" }, "That e-mail address does not look complete. Check it and try again."],
  [{ email: "ada@example" }, "That e-mail address does not look complete. Check it and try again."],
  [{ email: "a b@c.de" }, "That e-mail address does not look complete. Check it and try again."],
  [
    { email: "a@b.co\r\nBcc: x@y.zz" },
    "That e-mail address does not look complete. Check it and try again.",
  ],
  [
    { email: `${"a".repeat(250)}@b.co` },
    "That e-mail address is too long. Check it and try again.",
  ],
  [[], "Send a JSON object."],
  ["ada@example.com", "Send a JSON object."],
  [null, "Send a JSON object."],
] as const)("%j is refused: %s", async ([body, sentence]) => {
  await using app = await createTestApp();
  const response = await app.post("/api/waitlist", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: sentence, code: "bad_request" });
  expect(await app.db.select().from(waitlistEntry)).toEqual([]);
});

test("after sixty joins in a minute an address is told when to try again", async () => {
  await using app = await createTestApp();
  for (let count = 0; count < 60; count += 1)
    expect((await app.post("/api/waitlist", { email: `a${count}@b.co` })).status).toBe(200);
  await using restarted = await createTestApp({ db: app.db });
  const refused = await restarted.post("/api/waitlist", { email: "one.more@b.co" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
});

test("joining is confirmed by one message, whoever asks again and however often", async () => {
  await using app = await createTestApp();
  for (const email of ["ada@example.com", "ADA@example.com", "ada@example.com"])
    await app.post("/api/waitlist", { email });
  const [mail, ...more] = await app.emails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: "ada@example.com", subject: "You’re on the M•Power list" });
  expect(mail?.text).toContain("We’ll reach out when it’s time.");
  const link = leaveLink(mail);
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(link).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w-]+$/);
  expect(link).not.toContain("ada");
});

test("a scanner that opens the link changes nothing; the button takes the address off, once and for all", async () => {
  await using app = await createTestApp({ pages: await createRenderedPages(base) });
  await app.post("/api/waitlist", { email: "ada@example.com" });
  const place = pathOf(leaveLink((await app.emails())[0]));
  for (const method of ["GET", "HEAD", "GET"]) {
    const opened = await app.request(place, { method });
    expect(opened.status).toBe(200);
    expect(opened.headers.get("cache-control")).toBe("private, no-store");
  }
  expect(await app.db.select().from(waitlistEntry)).toHaveLength(1);
  expect(await (await app.request(place)).text()).toContain("Leave the list?");
  for (let times = 0; times < 2; times += 1) {
    const left = await app.request(place, { method: "POST", headers: form });
    expect(left.status).toBe(200);
    expect(await left.text()).toContain("You are off the list");
  }
  expect(await app.db.select().from(waitlistEntry)).toEqual([]);
  expect(await (await app.request(place)).text()).toContain("You are off the list");
});

test("a mail program leaves the list by one press, from anywhere", async () => {
  await using app = await createTestApp();
  await app.post("/api/waitlist", { email: "ada@example.com" });
  const left = await app.request(pathOf(leaveLink((await app.emails())[0])), {
    method: "POST",
    headers: { ...form, Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(left.status).toBe(200);
  expect(await app.db.select().from(waitlistEntry)).toEqual([]);
});

test("only our own token leads off the list, and only its own address", async () => {
  await using app = await createTestApp({ pages: await createRenderedPages(base) });
  await app.post("/api/waitlist", { email: "ada@example.com" });
  await app.post("/api/waitlist", { email: "eve@example.com" });
  const token = new URL(leaveLink((await app.emails())[0])).searchParams.get("token") ?? "";
  const forged = [
    "",
    "ada@example.com",
    Buffer.from("ada@example.com").toString("base64url"),
    `${token.slice(0, 20)}${token[20] === "A" ? "B" : "A"}${token.slice(21)}`,
    "a".repeat(5_000),
  ];
  for (const one of forged) {
    const place = `/unsubscribe?token=${one}`;
    const refused = await app.request(place, { method: "POST", headers: form });
    expect(refused.status).toBe(400);
    expect(await (await app.request(place)).text()).toContain("This link is not complete");
  }
  expect(await app.db.select().from(waitlistEntry)).toHaveLength(2);
  await app.request(`/unsubscribe?token=${token}`, { method: "POST", headers: form });
  const left = await app.db.select().from(waitlistEntry);
  expect(left).toMatchObject([{ email: "eve@example.com" }]);
});

test("the link of an old message still works after leaving and joining again, and nobody is written to twice", async () => {
  await using app = await createTestApp();
  await app.post("/api/waitlist", { email: "ada@example.com" });
  const place = pathOf(leaveLink((await app.emails())[0]));
  await app.request(place, { method: "POST", headers: form });
  await app.post("/api/waitlist", { email: "ada@example.com" });
  expect(await app.emails()).toHaveLength(1);
  await app.request(place, { method: "POST", headers: form });
  expect(await app.db.select().from(waitlistEntry)).toEqual([]);
});

test("the time of her consent is kept, and joining again does not move it", async () => {
  await using app = await createTestApp();
  const before = Date.now();
  await app.post("/api/waitlist", { email: "ada@example.com" });
  const [joined] = await app.db.select().from(waitlistEntry);
  expect(Math.abs((joined?.consentedAt.getTime() ?? 0) - before)).toBeLessThan(10_000);
  await app.post("/api/waitlist", { email: "ada@example.com" });
  const [again] = await app.db.select().from(waitlistEntry);
  expect(again?.consentedAt).toEqual(joined?.consentedAt);
});

test("her place on the list is in her data and goes with her account", async () => {
  await using app = await createTestApp();
  const person = await signIn(app, "ada@example.com");
  await app.post("/api/waitlist", { email: "ada@example.com" });
  await app.post("/api/waitlist", { email: "eve@example.com" });
  expect(await waitlistData.read(app.db, person)).toMatchObject([{ email: "ada@example.com" }]);
  const gone = await person.send("DELETE", "/api/account", { confirm: "ada@example.com" });
  expect(gone.ok).toBe(true);
  const left = await app.db.select().from(waitlistEntry);
  expect(left).toMatchObject([{ email: "eve@example.com" }]);
});

test("a known address takes the statements of an unknown one", async () => {
  await using app = await createTestApp();
  const join = (email: string) => recordStatements(() => app.post("/api/waitlist", { email }));
  await join("known@example.com");
  const unknown = await join("reader@example.com");
  expect(unknown.length).toBeGreaterThan(0);
  expect(await join("known@example.com")).toEqual(unknown);
});
