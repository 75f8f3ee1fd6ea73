import { expect, test } from "vitest";
import { createTestApp } from "./support/test-app.ts";
import { WaitlistAnswer } from "#features/waitlist/contract.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";

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
  expect(Object.fromEntries(second.headers)).toEqual(Object.fromEntries(first.headers));
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
  const refused = await app.post("/api/waitlist", { email: "one.more@b.co" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
});
