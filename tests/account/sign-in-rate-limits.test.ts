import { newId } from "#adapters/database/new-id.ts";
import { consumeRateLimits } from "#adapters/rate-limits/rate-limits.ts";
import { limitWindow } from "#adapters/rate-limits/table.server.ts";
import { deriveKey } from "#adapters/secret/keyed-hash.ts";
import {
  type AccountRateLimits,
  createAccountRateLimits,
} from "#features/account/rate-limits.server.ts";
import { and, eq, like, sql } from "drizzle-orm";
import { z } from "zod";
import { expect, test } from "vitest";
import {
  codeResponseTo,
  postCodeRequest,
  postCodeRequestFrom,
  readCodeEmail,
  createSignedInPerson,
  signIn,
} from "../support/account/sign-in.ts";
import { serveTestApp } from "../support/app/served-app.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const ada = "ada@example.com";

async function mailsTo(app: TestApp, email: string): Promise<number> {
  return (await app.emails()).filter(({ to }) => to === email).length;
}

/** As if so many seconds had passed since the windows began. */
async function letPass(app: TestApp, seconds: number) {
  const endsAt = sql`${limitWindow.endsAt} - make_interval(secs => ${seconds})`;
  await app.db.update(limitWindow).set({ endsAt });
}

test("an address gets three messages in fifteen minutes, and the answer stays the same", async () => {
  await using app = await createTestApp();
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push(await codeResponseTo(app, ada));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await mailsTo(app, ada)).toBe(3);
  await letPass(app, 900);
  expect(await codeResponseTo(app, ada)).toEqual(answers[0]);
  expect(await mailsTo(app, ada)).toBe(4);
});

test("no box is flooded: eight messages an hour, twenty a day, however many networks ask", async () => {
  await using app = await createTestApp();
  const limits = createAccountRateLimits(deriveKey(app.identity.secrets[0], "limits"));
  const counts = [];
  for (let quarter = 0; quarter < 20; quarter += 1) {
    for (let times = 0; times < 5; times += 1)
      await consumeRateLimits(app.db, limits.emailsToAddress(ada, `network ${quarter} ${times}`));
    const sent = await app.db
      .select()
      .from(limitWindow)
      .where(eq(limitWindow.key, boxOf(limits)));
    counts.push(Math.max(...sent.map(({ used }) => used)));
    await letPass(app, 900);
  }
  expect(counts.slice(0, 4)).toEqual([3, 6, 8, 8]);
  expect(counts.at(-1)).toBe(20);
});

test("one network uses up a part alone of what a box may get", async () => {
  await using app = await createTestApp();
  const limits = createAccountRateLimits(deriveKey(app.identity.secrets[0], "limits"));
  const ask = (network: string) => consumeRateLimits(app.db, limits.emailsToAddress(ada, network));
  let taken = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (let times = 0; times < 3; times += 1) taken += (await ask("theirs")).ok ? 1 : 0;
    if (quarter < 3) await letPass(app, 900);
  }
  expect(taken).toBe(5);
  expect(await ask("hers")).toEqual({ ok: true });
});

test("twenty requests at once bring three messages", async () => {
  await using app = await createTestApp();
  await Promise.all(Array.from({ length: 20 }, () => postCodeRequest(app, ada)));
  expect(await mailsTo(app, ada)).toBe(3);
});

test("what was refused uses nothing up: the newest of the three messages works", async () => {
  await using app = await createTestApp();
  for (let times = 0; times < 5; times += 1) await postCodeRequest(app, ada);
  const { code } = await readCodeEmail(app, ada);
  const response = await app.post("/api/auth/sign-in/email-otp", { email: ada, otp: code });
  expect(response.status).toBe(200);
});

/** Asks for messages to so many addresses; answers how many requests were taken. */
async function flood(app: TestApp, count: number): Promise<number> {
  let taken = 0;
  for (let times = 0; times < count; times += 1)
    if ((await postCodeRequest(app, `${newId()}@example.com`)).ok) taken += 1;
  return taken;
}

test("a flood of addresses from one network ends, for long, in every process and after a restart", async () => {
  await using app = await createTestApp();
  expect(await flood(app, 61)).toBe(60);
  expect(app.logged()).toContain('"what":"sign-in mail","outcome":"limited"');
  await using other = await createTestApp({ db: app.db });
  expect(await flood(other, 1)).toBe(0);
  let sent = 60;
  for (let minutes = 1; minutes < 4; minutes += 1) {
    await letPass(app, 60);
    sent += await flood(minutes % 2 === 0 ? app : other, 61);
  }
  expect(sent).toBe(150);
  const refused = await postCodeRequest(other, ada);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_300);
  const { message } = z.object({ message: z.string() }).parse(await refused.json());
  expect(message).toMatch(/^That is a lot at once. Try again in \d\d minutes.$/);
});

test.for([
  [60, 60],
  [3_600, 150],
  [86_400, 500],
] as const)("a network’s window of %d seconds holds %d messages", async ([seconds, most]) => {
  await using app = await createTestApp();
  await postCodeRequest(app, "first@example.com");
  const isWindow = and(
    like(limitWindow.key, "code mails from %"),
    eq(limitWindow.seconds, seconds),
  );
  await app.db
    .update(limitWindow)
    .set({ used: most - 1 })
    .where(isWindow);
  expect((await postCodeRequest(app, "last@example.com")).status).toBe(200);
  const refused = await postCodeRequest(app, "late@example.com");
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(seconds);
});

test.for([
  [60, 1_000],
  [3_600, 5_000],
  [86_400, 20_000],
] as const)(
  "the whole service’s window of %d seconds holds %d messages",
  async ([seconds, most]) => {
    await using served = await serveTestApp({ settings: { TRUST_PROXY: "1" } });
    const { app, url } = served;
    expect((await postCodeRequestFrom(url, "192.0.2.1", "first@example.com")).status).toBe(200);
    const isWindow = and(eq(limitWindow.key, "code mails"), eq(limitWindow.seconds, seconds));
    await app.db
      .update(limitWindow)
      .set({ used: most - 1 })
      .where(isWindow);
    expect((await postCodeRequestFrom(url, "192.0.2.2", "last@example.com")).status).toBe(200);
    const refused = await postCodeRequestFrom(url, "192.0.2.3", "late@example.com");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // What the service refused costs the network nothing.
    const counted = await app.db.select().from(limitWindow);
    expect(counted.filter(({ key }) => key.startsWith("code mails from"))).toHaveLength(6);
  },
);

test("a network of IPv6 is counted as a whole, and the records hold neither it nor her address", async () => {
  await using served = await serveTestApp({ settings: { TRUST_PROXY: "1" } });
  for (const client of ["2001:db8:1:2:3::4", "2001:db8:1:2:5::6"])
    expect((await postCodeRequestFrom(served.url, client, ada)).status).toBe(200);
  const counted = await served.app.db.select().from(limitWindow);
  const networks = counted.filter(({ key }) => key.startsWith("code mails from"));
  expect(networks.map(({ used }) => used)).toEqual([2, 2, 2]);
  expect(JSON.stringify(counted)).not.toMatch(/2001:0?db8|127\.0\.0|ada/);
});

test("codes that a network tries have an end too", async () => {
  await using app = await createTestApp();
  const use = () => app.post("/api/auth/sign-in/email-otp", { email: ada, otp: "000000" });
  expect((await use()).status).toBe(400);
  const isDay = and(like(limitWindow.key, "code tries from %"), eq(limitWindow.seconds, 86_400));
  await app.db.update(limitWindow).set({ used: 1_000 }).where(isDay);
  const refused = await use();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(86_000);
});

test("a member’s messages to new addresses are counted for her, in the records", async () => {
  await using app = await createTestApp();
  const here = await signIn(app, ada);
  const ask = () => here.send("POST", "/api/account/email", { email: `${newId()}@example.com` });
  for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  await using other = await createTestApp({ db: app.db });
  const there = createSignedInPerson(other, here, here.cookie);
  const email = `${newId()}@example.com`;
  expect((await there.send("POST", "/api/account/email", { email })).status).toBe(429);
});

function boxOf(limits: AccountRateLimits): string {
  return limits.emailsToAddress(ada, "any")[0]?.key ?? "";
}
