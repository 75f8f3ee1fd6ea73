import { createServer } from "node:net";
import { once } from "node:events";
import { createSmtpSender } from "#adapters/mail/providers/smtp.ts";
import { mail } from "#adapters/mail/table.server.ts";
import { purgeEmails } from "#adapters/mail/outbox.ts";
import { job } from "#adapters/queue/table.server.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decodeMimePart, startMailServer } from "../support/account/mail-server.ts";
import { postCodeRequest, readCodeEmail } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const from = { name: "M•Power", address: "hello@mpower.example" };
const never = new AbortController().signal;

const letter = {
  to: "ada@example.com",
  subject: "Grüße — “now”",
  text: "Zeile eins\nüber zwei\n",
  html: "<p>über zwei</p>",
};

const quick = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 };

test("a message arrives in two forms of the same words, its subject whole, under an id of its own", async () => {
  await using server = await startMailServer();
  const { send } = createSmtpSender({ url: server.url, from, requireTls: true });
  const headers = { "List-Unsubscribe": "<https://mpower.example/unsubscribe?token=x>" };
  await send({ ...letter, replyTo: "eve@example.com", headers }, "some-id", never);
  const [received] = server.received;
  if (!received) throw new Error("Nothing came.");
  expect(received.to).toEqual(["ada@example.com"]);
  expect(received.raw).toContain("multipart/alternative");
  expect(received.raw).toMatch(/^Message-ID: <some-id@mpower\.example>\r$/m);
  expect(received.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe_/m);
  expect(received.raw).toMatch(/^Reply-To: eve@example\.com\r$/m);
  expect(received.raw).toMatch(/^From: =\?UTF-8\?.+\?= <hello@mpower\.example>\r$/m);
  expect(received.raw.replaceAll(/\r\n\s+/g, " ")).toContain(
    "List-Unsubscribe: <https://mpower.example/unsubscribe?token=x>",
  );
  expect(decodeMimePart(received, "text/plain").replaceAll("\r\n", "\n")).toContain(
    letter.text.trim(),
  );
  expect(decodeMimePart(received, "text/html")).toContain(letter.html);
});

test.for([
  "ada@example.com\r\nBcc: eve@example.com",
  "eve@example.com, ada@example.com",
  "Ada <ada@example.com>",
  "ada@example.com\n",
  "",
])("%j is no address: nothing is sent to anybody", async (address) => {
  await using server = await startMailServer();
  const { send } = createSmtpSender({ url: server.url, from, requireTls: false });
  const refused = {
    outcome: "refused",
    cause: expect.objectContaining({ message: expect.stringMatching(/email/i) }),
  };
  expect(await send({ ...letter, to: address }, "id", never)).toEqual(refused);
  expect(await send({ ...letter, replyTo: address }, "id", never)).toEqual(refused);
  expect(server.offered()).toBe(0);
});

test("a subject of several lines stays one header", async () => {
  await using server = await startMailServer();
  const { send } = createSmtpSender({ url: server.url, from, requireTls: false });
  await send({ ...letter, subject: "Hello\r\nBcc: eve@example.com" }, "id", never);
  expect(server.received[0]?.to).toEqual(["ada@example.com"]);
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/m);
});

test.for([
  ["says nothing", () => {}],
  ["greets and then says nothing", (write: (text: string) => void) => write("220 slow\r\n")],
  [
    "speaks without end",
    (write: (text: string) => void) => {
      write("220 slow\r\n");
      setInterval(() => write("250-slow\r\n"), 50).unref();
    },
  ],
] as const)("a mail server that %s is left in time", async ([, act]) => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    act((text) => void (socket.writable && socket.write(text)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const patience = { ...quick, totalTimeout: 1_500 };
  const url = `smtp://127.0.0.1:${port}`;
  const { send } = createSmtpSender({ url, from, requireTls: false, timeouts: patience });
  await expect(send(letter, "id", never)).rejects.toThrow(/time|abort|greeting/i);
  server.close();
});

test("where mail must be sealed on its way, a server elsewhere that cannot gets no word of it", async () => {
  await using server = await startMailServer();
  const elsewhere = server.url.replace("127.0.0.1", "0.0.0.0");
  const { send } = createSmtpSender({ url: elsewhere, from, requireTls: true, timeouts: quick });
  await expect(send(letter, "id", never)).rejects.toThrow(/STARTTLS|TLS/);
  expect(server.offered()).toBe(0);
});

test("a server of this machine may vouch for itself; one elsewhere may not", async () => {
  await using server = await startMailServer({ options: { disabledCommands: [] } });
  const usual = { from, requireTls: true, timeouts: quick };
  await createSmtpSender({ ...usual, url: server.url }).send(letter, "id", never);
  expect(server.offered()).toBe(1);
  const { send } = createSmtpSender({
    ...usual,
    url: server.url.replace("127.0.0.1", "0.0.0.0"),
  });
  await expect(send(letter, "id", never)).rejects.toThrow(/certificate|IP/i);
  expect(server.offered()).toBe(1);
});

test("what stands behind the address cannot switch safety off", async () => {
  await using server = await startMailServer();
  const url = `${server.url.replace("127.0.0.1", "0.0.0.0")}?requireTLS=false&ignoreTLS=true`;
  const { send } = createSmtpSender({ url, from, requireTls: true, timeouts: quick });
  await expect(send(letter, "id", never)).rejects.toThrow(/TLS/);
  expect(server.offered()).toBe(0);
});

test("the page answers at once; the message is sent behind it, and its words are gone from the records", async () => {
  await using server = await startMailServer();
  await using app = await createTestApp({ settings: { SMTP_URL: server.url }, sendsMail: true });
  expect((await postCodeRequest(app, "ada@example.com")).status).toBe(200);
  await server.waitForEmails(1);
  await settled(app);
  const [row] = await app.db.select().from(mail);
  expect(row).toMatchObject({ about: "ada@example.com", body: null });
  expect(row?.sentAt).not.toBeNull();
});

test("until it is sent, neither code nor link nor words can be read in the records", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, "ada@example.com");
  const { code, link } = await readCodeEmail(app, "ada@example.com");
  const rows = JSON.stringify(await app.db.select().from(mail));
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(new URL(link).searchParams.get("token"));
  expect(rows).not.toContain("Your sign-in code");
});

test("a server that is busy once gets the message at the next try, once", async () => {
  await using server = await startMailServer({
    refusal: (offer) => (offer === 1 ? 451 : undefined),
  });
  await using app = await createTestApp({ settings: { SMTP_URL: server.url }, sendsMail: true });
  await postCodeRequest(app, "ada@example.com");
  await server.waitForEmails(1);
  await settled(app);
  expect(server.offered()).toBe(2);
  expect(server.received).toHaveLength(1);
  expect(await app.db.select().from(job)).toMatchObject([{ attempts: 2, error: null }]);
  expect(app.logged()).toContain('"error":"EMESSAGE 451"');
  expect(app.logged()).not.toContain("ada@example.com");
});

test("a refusal for good ends it, and what else waits goes on", async () => {
  await using server = await startMailServer({
    refusal: (offer) => (offer === 1 ? 554 : undefined),
  });
  await using app = await createTestApp({ settings: { SMTP_URL: server.url }, sendsMail: true });
  await postCodeRequest(app, "refused@example.com");
  await settled(app);
  await postCodeRequest(app, "ada@example.com");
  await server.waitForEmails(1);
  await settled(app);
  expect(server.received[0]?.to).toEqual(["ada@example.com"]);
  const given = await app.db
    .select()
    .from(job)
    .where(sql`${job.failedAt} is not null`);
  expect(given).toMatchObject([{ attempts: 1, error: "EMESSAGE 554" }]);
});

test("a mail server that is down keeps nobody waiting: the message waits instead", async () => {
  await using app = await createTestApp({
    settings: { SMTP_URL: "smtp://127.0.0.1:1" },
    sendsMail: true,
  });
  expect((await postCodeRequest(app, "ada@example.com")).status).toBe(200);
  const isTried = async () => ((await app.db.select().from(job))[0]?.error ?? null) !== null;
  await expect.poll(isTried).toBe(true);
  expect(await app.db.select().from(job)).toMatchObject([{ doneAt: null, failedAt: null }]);
});

test.for([
  ["expired", 1],
  ["been replaced by a newer one", 2],
] as const)(
  "a code that has %s is not sent any more, and its words are gone",
  async ([, asked]) => {
    await using server = await startMailServer();
    await using app = await createTestApp({ settings: { SMTP_URL: server.url } });
    for (let times = 0; times < asked; times += 1) await postCodeRequest(app, "ada@example.com");
    const { code } = await readCodeEmail(app, "ada@example.com");
    if (asked === 1) await app.db.update(mail).set({ expiresAt: sql`now()` });
    await postCodeRequest(app, "eve@example.com");
    app.queue.start(app.jobHandlers);
    await settled(app);
    const sentToAda = server.received.filter(({ to }) => to.includes("ada@example.com"));
    expect(sentToAda.map((one) => decodeMimePart(one, "text/plain").includes(code))).toEqual(
      asked === 1 ? [] : [true],
    );
    expect(server.received.map(({ to }) => to)).toContainEqual(["eve@example.com"]);
    expect((await app.db.select().from(mail)).map(({ body }) => body)).toEqual(
      Array.from({ length: asked + 1 }, () => null),
    );
  },
);

test("messages are removed after seven days", async () => {
  await using app = await createTestApp();
  await postCodeRequest(app, "old@example.com");
  await app.db.update(mail).set({ createdAt: sql`now() - interval '8 days'` });
  await postCodeRequest(app, "new@example.com");
  await purgeEmails(app.db);
  expect(await app.db.select().from(mail)).toMatchObject([{ about: "new@example.com" }]);
});

async function settled({ db }: { readonly db: Awaited<ReturnType<typeof createTestApp>>["db"] }) {
  const open = sql`${job.doneAt} is null and ${job.failedAt} is null`;
  await expect.poll(async () => (await db.select().from(job).where(open)).length).toBe(0);
}
