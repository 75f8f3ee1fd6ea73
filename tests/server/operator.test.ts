import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#app/operator/run-command.server.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { waitlistEntry } from "#features/waitlist/table.server.ts";
import { createLog } from "#http/logging/log.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { operatorToolsOf, runOperatorCommand } from "../support/app/operator-command.ts";
import { createOwnDatabase } from "../support/database/own-database.ts";
import { createTemporaryFolder, startServerProcess } from "../support/app/server-process.ts";
import { signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp, type TestApp } from "../support/app/test-app.ts";

const run = (app: TestApp, ...typed: readonly string[]) => runCommand(typed, operatorToolsOf(app));

const isPro = async (person: Awaited<ReturnType<typeof signIn>>) => {
  const { isPro: has } = JSON.parse(await (await person.request("/api/auth/user")).text());
  return has === true;
};

test("Pro given by hand holds from the next request, and ends with the command that ends it", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  expect(await isPro(ada)).toBe(false);
  const given = await run(app, "grant", "ADA@example.com", "--reason", "a prize");
  expect(given).toEqual({
    code: 0,
    text: "ada@example.com has Pro without end, from her next request on.",
  });
  expect(await isPro(ada)).toBe(true);
  expect(await app.db.select().from(proGrant)).toMatchObject([{ reason: "a prize", until: null }]);
  const ended = await run(app, "end-grant", "ada@example.com");
  expect(ended).toMatchObject({ code: 0, text: expect.stringContaining("has ended") });
  expect(await isPro(ada)).toBe(false);
  expect(await run(app, "end-grant", "ada@example.com")).toMatchObject({ code: 1 });
});

test("a grant with a last day holds through that day, and takes the place of the one before", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app, "ada@example.com");
  const today = new Date().toISOString().slice(0, 10);
  const given = await run(app, "grant", "ada@example.com", "--until", today);
  expect(given.text).toContain(`through ${today} (UTC)`);
  expect(await isPro(ada)).toBe(true);
  expect((await run(app, "people")).text).toContain(`Pro by hand through ${today}`);
  await app.db
    .update(proGrant)
    .set({ until: sql`now() - interval '1 second'` })
    .where(sql`${proGrant.until} is not null`);
  expect(await isPro(ada)).toBe(false);
});

test.for([
  ["yesterday", "is no day"],
  ["2027-02-30", "is no day"],
  ["2020-01-01", "is over"],
])("--until %s is refused: it %s", async ([day = "", why = ""]) => {
  await using app = await createTestApp();
  await signIn(app, "ada@example.com");
  const refused = await run(app, "grant", "ada@example.com", "--until", day);
  expect(refused).toMatchObject({ code: 2, text: expect.stringContaining(why) });
  expect(await app.db.select().from(proGrant)).toEqual([]);
});

test("people are listed in the order they came, whole or by a part of the address", async () => {
  await using app = await createTestApp();
  await signIn(app, "ada@example.com");
  await signInPro(app, "grace_h@example.org");
  const all = (await run(app, "people")).text.split("\n");
  expect(all).toHaveLength(3);
  expect(all[0]).toMatch(/^ada@example\.com {6}since \d{4}-\d{2}-\d{2} {2}free$/);
  expect(all[1]).toMatch(/^grace_h@example\.org .*Pro by hand, without end$/);
  expect(all[2]).toBe("2 people");
  expect((await run(app, "people", "e_h@")).text).toContain("1 person");
  expect((await run(app, "people", "%")).text).toBe("0 people");
});

test("revoking ends every session of that person alone", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const again = await signIn(app, "ada@example.com");
  const eve = await signIn(app, "eve@example.com");
  const revoked = await run(app, "revoke-sessions", "ada@example.com");
  expect(revoked.text).toContain("2 sessions of ada@example.com ended");
  expect((await ada.request("/api/auth/user")).status).toBe(401);
  expect((await again.request("/api/auth/user")).status).toBe(401);
  expect((await eve.request("/api/auth/user")).status).toBe(200);
});

test("what the operator did is logged with the person's id and no address", async () => {
  await using app = await createTestApp();
  const ada = await signIn(app, "ada@example.com");
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(text));
  await runCommand(["grant", "ada@example.com"], operatorToolsOf(app, log));
  log.flush();
  expect(lines.join("")).toContain(`"who":"${ada.id}","by":"operator"`);
  expect(lines.join("")).not.toContain("ada@example.com");
});

test("the waitlist is exported so that no cell is a formula", async () => {
  await using app = await createTestApp();
  const at = new Date("2026-01-02T03:04:05Z");
  await app.db.insert(waitlistEntry).values([
    { id: "1", email: "+cmd@example.com", createdAt: at, consentedAt: at },
    { id: "2", email: "ada@example.com", createdAt: new Date(at.getTime() + 1), consentedAt: at },
  ]);
  const { code, text } = await run(app, "waitlist", "export");
  expect(code).toBe(0);
  expect(text.split("\r\n")).toEqual([
    "email,joined,consented",
    "'+cmd@example.com,2026-01-02T03:04:05.000Z,2026-01-02T03:04:05.000Z",
    "ada@example.com,2026-01-02T03:04:05.001Z,2026-01-02T03:04:05.000Z",
  ]);
});

test.for([
  [["grant"], 2, "Name one e-mail address"],
  [["grant", "ada"], 2, "Name one e-mail address"],
  [["grant", "nobody@example.com"], 1, "No account has the address nobody@example.com"],
  [["grant", "ada@example.com", "--forever"], 2, "'--forever'"],
  [["waitlist"], 2, "waitlist export"],
  [["dance\u001B[31m"], 2, "There is no command"],
  [[], 0, "npm run operator -- <command>"],
] as const)("%j ends with %i and says what to do", async ([typed, code, sentence]) => {
  await using app = await createTestApp();
  const outcome = await run(app, ...typed);
  expect(outcome).toMatchObject({ code, text: expect.stringContaining(sentence) });
  expect(outcome.text).not.toContain("\u001B");
});

test.for(["backup --to", "posts export"])(
  "%s says what is wrong with its folder",
  async (command) => {
    await using app = await createTestApp();
    using folder = createTemporaryFolder();
    const file = join(folder.path, "file");
    writeFileSync(file, "");
    for (const place of [join(file, "deeper"), "/proc/x/deeper"]) {
      const { code, text } = await run(app, ...command.split(" "), place);
      expect(code).toBe(1);
      expect(text).toContain(`${place} cannot be written (`);
      expect(text).toContain("Check the folder and its permissions.");
    }
  },
);

test("the same commands work while the server runs and while it does not", async () => {
  using records = await createOwnDatabase();
  const file = join(records.folder, "list.csv");
  const socket = join(records.folder, "operator.sock");
  {
    await using server = await startServerProcess(records.settings);
    expect(await server.ready, server.printed()).toBe(true);
    const joined = await fetch(`${server.url}/api/waitlist`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server.url },
      body: JSON.stringify({ email: "ada@example.com" }),
    });
    expect(joined.status).toBe(200);
    const mode = existsSync(socket) ? statSync(socket).mode & 0o777 : null;
    expect(mode).toBe(records.engine === "pglite" ? 0o600 : null);
    const listed = await runOperatorCommand(records.settings, "waitlist", "export");
    expect(listed).toMatchObject({ code: 0, out: expect.stringContaining("ada@example.com,") });
    server.child.kill("SIGKILL");
    await server.ended;
  }
  const written = await runOperatorCommand(records.settings, "waitlist", "export", "--to", file);
  expect(written).toMatchObject({ code: 0, err: expect.stringMatching(/^Database: [^\n]+\n$/) });
  expect(readFileSync(file, "utf8")).toMatch(/^\u{FEFF}email,joined,consented\r\nada@/u);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  writeFileSync(file, "something of the operator's");
  const again = await runOperatorCommand(records.settings, "waitlist", "export", "--to", file);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining("is there already") });
  expect(readFileSync(file, "utf8")).toBe("something of the operator's");

  await using server = await startServerProcess(records.settings);
  expect(await server.ready, server.printed()).toBe(true);
  expect(existsSync(socket)).toBe(records.engine === "pglite");
}, 120_000);
