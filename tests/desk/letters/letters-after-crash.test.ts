import { expect, test } from "vitest";
import {
  type MailServer,
  decodeMimePart,
  startMailServer,
} from "../../support/account/mail-server.ts";
import { type ServerProcess, startServerProcess } from "../../support/app/server-process.ts";
import { createOwnDatabase, type OwnDatabase } from "../../support/database/own-database.ts";
import { arrived, messageIds, ownerSettings } from "./letter-house.ts";

const readers = Array.from({ length: 6 }, (_, n) => `reader-${n}@example.com`);

const headersOf = ({ url }: ServerProcess, cookie = "") => ({ Origin: url, Cookie: cookie });

const sendJson = (server: ServerProcess, path: string, body: unknown, cookie?: string) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { ...headersOf(server, cookie), "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** Signs the owner in by the code that the mail server got; answers the cookie. */
async function signInOwner(server: ServerProcess, mail: MailServer): Promise<string> {
  const email = "owner@example.com";
  await sendJson(server, "/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
  const toOwner = () => mail.received.find(({ to }) => to.includes(email));
  await expect.poll(toOwner).toBeDefined();
  const otp = /\b\d{6}\b/.exec(decodeMimePart(toOwner() ?? { to: [], raw: "" }, "text/plain"))?.[0];
  const answer = await sendJson(server, "/api/auth/sign-in/email-otp", { email, otp });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
}

/** Joins the readers, writes the letter and sends it, as a browser would; answers the owner’s cookie. */
async function sendFrom(server: ServerProcess, mail: MailServer): Promise<string> {
  const cookie = await signInOwner(server, mail);
  for (const email of readers)
    expect((await sendJson(server, "/api/waitlist", { email })).status).toBe(200);
  const text = { subject: "News of the house", words: "It is time.", readers: "waitlist" };
  for (const [name, body] of [
    ["save", { id: "the-letter", revision: 0, ...text }],
    ["send", { id: "the-letter", revision: 1 }],
  ] as const)
    expect((await sendJson(server, `/api/desk/letters/${name}`, body, cookie)).status).toBe(200);
  return cookie;
}

const settingsOf = (records: OwnDatabase, mail: MailServer) => ({
  ...records.settings,
  ...ownerSettings,
  SMTP_URL: mail.url,
  TRUST_PROXY: "1",
});

/** The records of the second process, where two can have them at once. */
const canShare = (records: OwnDatabase) => records.engine === "postgres";

test("killed in the middle of a letter: the others go on, everybody gets it, and what comes twice has the same Message-ID", async () => {
  using records = await createOwnDatabase();
  await using mail = await startMailServer({ delayMs: 150 });
  const settings = settingsOf(records, mail);
  let cookie = "";
  {
    await using server = await startServerProcess(settings);
    expect(await server.ready, server.printed()).toBe(true);
    cookie = await sendFrom(server, mail);
    await expect.poll(() => arrived(mail).length).toBeGreaterThan(1);
    server.child.kill("SIGKILL");
    await server.ended;
  }
  expect(arrived(mail).length).toBeLessThan(readers.length);
  await using one = await startServerProcess(settings);
  await using other = canShare(records) ? await startServerProcess(settings) : null;
  for (const server of [one, other])
    expect((await server?.ready) ?? true, server?.printed()).toBe(true);
  await expect.poll(() => new Set(arrived(mail)).size).toBe(readers.length);
  const page = async () =>
    (await fetch(`${one.url}/desk/letters/the-letter`, { headers: headersOf(one, cookie) })).text();
  await expect.poll(page, { interval: 500, timeout: 90_000 }).toContain(" Done ");
  // What was in hand when it died may come twice.
  expect(arrived(mail).length).toBeLessThanOrEqual(readers.length + 1);
  const letters = mail.received.filter(({ raw }) => raw.includes("Subject: News of the house"));
  expect(new Set(messageIds({ ...mail, received: letters })).size).toBe(readers.length);
}, 240_000);
