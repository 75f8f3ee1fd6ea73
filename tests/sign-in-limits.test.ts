import { randomBytes } from "node:crypto";
import { user } from "#adapters/identity/table.server.ts";
import { newId } from "#adapters/database/new-id.ts";
import { pendingSignIn } from "#features/account/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askForCode, letterTo, signIn } from "./support/sign-in.ts";
import { type ServedApp, serveTestApp } from "./support/served-app.ts";
import { createTestApp, type TestApp } from "./support/test-app.ts";

const ada = "ada@example.com";

async function answerTo(app: TestApp, email: string) {
  const response = await askForCode(app, email);
  return [response.status, await response.text(), Object.fromEntries(response.headers)];
}

async function mailsTo(app: TestApp, email: string): Promise<number> {
  return (await app.mails()).filter(({ to }) => to === email).length;
}

test("known and unknown addresses get the same answer and the same message", async () => {
  await using app = await createTestApp();
  await signIn(app, ada);
  expect(await answerTo(app, ada)).toEqual(await answerTo(app, "nobody@example.com"));
  const [known, unknown] = [await letterTo(app, ada), await letterTo(app, "nobody@example.com")];
  expect(known.mail.subject).toBe(unknown.mail.subject);
  const plain = ({ mail, code, link }: typeof known) =>
    mail.text.replace(code, "code").replace(link, "link");
  expect(plain(known)).toBe(plain(unknown));
  expect(await mailsTo(app, "nobody@example.com")).toBe(1);
});

test("an address gets three messages in fifteen minutes, and the answer stays the same", async () => {
  await using app = await createTestApp();
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push(await answerTo(app, ada));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await mailsTo(app, ada)).toBe(3);
  await app.db.update(pendingSignIn).set({ createdAt: sql`now() - interval '15 minutes'` });
  await askForCode(app, ada);
  expect(await mailsTo(app, ada)).toBe(4);
});

test("twenty requests at once bring three messages", async () => {
  await using app = await createTestApp();
  await Promise.all(Array.from({ length: 20 }, () => askForCode(app, ada)));
  expect(await mailsTo(app, ada)).toBe(3);
});

test("what was refused uses nothing up: the three messages work", async () => {
  await using app = await createTestApp();
  for (let times = 0; times < 5; times += 1) await askForCode(app, ada);
  const { code } = await letterTo(app, ada);
  const response = await app.post("/api/auth/sign-in/email-otp", { email: ada, otp: code });
  expect(response.status).toBe(200);
});

test("one client’s flood of addresses is slowed down, and another client is not", async () => {
  await using app = await createTestApp({ settings: { TRUST_PROXY: "1" } });
  const statuses = [];
  for (let times = 0; times < 61; times += 1)
    statuses.push((await askForCode(app, `a${times}@example.com`)).status);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses[60]).toBe(429);
  expect(app.logged()).toContain('"what":"sign-in mail","outcome":"limited"');
});

test("known, unknown and limited addresses take the same time", { timeout: 60_000 }, async () => {
  await using served = await serveTestApp({ settings: { TRUST_PROXY: "1" } });
  // A machine that does something else at the same moment is measured again.
  let measured = await ratios(served);
  for (let tries = 0; tries < 6 && !measured.every(isEven); tries += 1)
    measured = await ratios(served);
  for (const ratio of measured) {
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  }
});

const rounds = 30;

/** How long known and limited addresses take, as shares of an unknown one’s time. */
async function ratios({ app, url }: ServedApp): Promise<readonly number[]> {
  const kinds = { unknown: addresses(), known: addresses(), limited: addresses() };
  for (const email of kinds.known)
    await app.db.insert(user).values({ id: newId(), email, emailVerified: true });
  await app.db.insert(pendingSignIn).values(kinds.limited.flatMap((email) => threeMails(email)));
  const times: Record<keyof typeof kinds, number[]> = { unknown: [], known: [], limited: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = ["unknown", "known", "limited"] as const;
    for (let at = 0; at < order.length; at += 1) {
      const kind = order[(at + round) % order.length] ?? "unknown";
      const started = performance.now();
      await askFrom(url, kinds[kind][round] ?? "");
      times[kind].push(performance.now() - started);
    }
  }
  return [
    median(times.known) / median(times.unknown),
    median(times.limited) / median(times.unknown),
  ];
}

/** Each request comes from a client of its own: one client alone would be slowed down. */
async function askFrom(url: string, email: string): Promise<void> {
  const client = [10, ...randomBytes(3)].join(".");
  const response = await fetch(`${url}/api/auth/email-otp/send-verification-otp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url, "X-Forwarded-For": client },
    body: JSON.stringify({ email, type: "sign-in" }),
  });
  expect(await response.json()).toEqual({ success: true });
}

function addresses(): readonly string[] {
  return Array.from({ length: rounds }, () => `${newId()}@example.com`);
}

function threeMails(email: string) {
  return [1, 2, 3].map(() => ({
    id: newId(),
    email,
    codeHash: "none",
    linkHash: newId(),
    next: "/",
    expiresAt: sql`now()`,
  }));
}

function isEven(ratio: number): boolean {
  return ratio > 0.8 && ratio < 1.25;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
