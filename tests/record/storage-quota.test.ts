import { storageQuotaBytes } from "#adapters/storage-quota/quota-refusal.ts";
import { storageUse } from "#adapters/storage-quota/table.server.ts";
import type { Database } from "#adapters/database/database.ts";
import { savedResult } from "#features/library/table.server.ts";
import { purgeExpiredData } from "#app/wiring/purge-expired-data.server.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { signIn, signInPro, type SignedInPerson } from "../support/account/sign-in.ts";
import { createRenderedPages } from "../support/app/rendered-pages.ts";
import { createTestApp } from "../support/app/test-app.ts";
import { payForCoachingSession } from "../support/coaching-session.ts";
import { pressForm } from "../support/desk/press-form.ts";

/** Tables without a member's own words, or with no more of them than a limit lets in, and why. */
const uncounted: Readonly<Record<string, string>> = {
  user: "an address",
  session: "the browser in words; sign-ins are limited",
  account: "what another provider of identity said",
  passkey: "a name of 60 characters for a device that is at hand",
  verification: "lasts minutes",
  pending_sign_in: "messages are limited, and it goes after a day",
  rate_limit: "counts",
  limit_window: "counts",
  ai_use: "counts",
  ai_slot: "lasts minutes",
  writing_minute: "counts",
  monthly_count: "counts, of nobody",
  storage_use: "the count itself",
  pro_grant: "the operator's words",
  owner: "the house",
  desk_act: "the house",
  blog_post: "the house",
  blog_post_version: "the house",
  letter: "the house",
  letter_copy: "the house",
  letter_consent: "a moment",
  mail: "sealed until it's sent; messages to us are limited",
  job: "promised work, removed once it's done",
  waitlist_entry: "an address",
  download: "thirty an hour, without words",
  purchase: "what was paid",
  subscription: "what was paid",
  billing_customer: "what was paid",
  webhook_event: "what the provider said",
  reconciliation: "counts",
  emulator_object: "the embedded payment provider",
  session_credit: "a paid hour",
  session_slot: "a paid hour",
  session_plan: "the house",
  session_block: "the house",
  app_secret: "the house",
  release_asset: "the house",
};

/** Ids, and one choice of a few: the 200 bytes of a row have room for them. */
const shortColumns = new Set([
  "id",
  "user_id",
  "key",
  "tool_id",
  "tone",
  "kind",
  "status",
  "negotiation_id",
  "saved_id",
  "session_id",
  "shared_text_id",
]);

const saved = (words: string) => ({
  toolId: "strategyPrep",
  name: "Preparation",
  answers: { decision: words },
  tone: "Warm Confidence",
  versions: [{ result: words, source: "composer", checks: [], incomplete: false }],
  shown: 0,
});

const Identified = z.object({ id: z.string() });
const SavedRef = z.object({ id: z.string(), revision: z.number() });

async function answerOf<Schema extends z.ZodType>(schema: Schema, answer: Response) {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return schema.parse(await answer.json());
}

/** A member with one thing of every kind, and the owner who comments on her shared text. */
async function createHouse() {
  const pages = await createRenderedPages("http://localhost:3000");
  const app = await createTestApp({ pages, settings: { OWNER_EMAILS: "owner@example.com" } });
  const owner = await signIn(app, "owner@example.com");
  const ada = await signInPro(app, "ada@example.com");
  const hour = await payForCoachingSession(app, ada);
  await hour.book();
  const win = await answerOf(
    Identified,
    await ada.send("POST", "/api/wins", { title: "Led the whole of the launch." }),
  );
  const asked = await ada.send("POST", "/api/negotiations", { request: "Ten percent" });
  const negotiation = await answerOf(Identified, asked);
  const kept = await answerOf(SavedRef, await ada.send("POST", "/api/library", saved("Whether.")));
  const form = { saved: kept.id, revision: `${kept.revision}`, session: hour.purchase.id };
  const share = () => pressForm(ada, "/library/share", form);
  const shared = (await share()).headers.get("location")?.split("=")[1] ?? "";
  const comment = { id: shared, line: 0, text: "Say it plainly." };
  await owner.send("POST", "/api/desk/shared/comment", comment);
  return { app, owner, ada, win, negotiation, kept, share, comment };
}
type House = Awaited<ReturnType<typeof createHouse>>;

/** Something new of every kind that is counted, by its table. */
const additions: Readonly<Record<string, (house: House) => Promise<Response>>> = {
  win: ({ ada }) => ada.send("POST", "/api/wins", { title: "Led the launch." }),
  negotiation: ({ ada }) => ada.send("POST", "/api/negotiations", { request: "A new title" }),
  negotiation_move: ({ ada, negotiation }) =>
    ada.send("POST", `/api/negotiations/${negotiation.id}/moves`, { kind: "asked" }),
  power_position: ({ ada }) =>
    ada.send("POST", "/api/power-position", { statement: "I run payments for two countries." }),
  draft: ({ ada }) =>
    ada.send("POST", "/api/drafts/boundaryScript", {
      answers: { boundary: "No calls after seven." },
      tone: "Warm Confidence",
      basedOn: null,
    }),
  saved_result: ({ ada }) => ada.send("POST", "/api/library", saved("Another one.")),
  shared_text: ({ share }) => share(),
  shared_text_comment: ({ owner, comment }) =>
    owner.send("POST", "/api/desk/shared/comment", comment),
  practice_run: ({ ada }) =>
    ada.send("POST", "/api/practice", {
      at: new Date().toISOString(),
      kind: "say-it",
      toolId: "payAsk",
      seconds: 40,
      wordsPerMinute: 130,
      silenceSeconds: 3,
    }),
};

/** What changes to make of what is there, longer than it was. */
const growths: Readonly<Record<string, (house: House) => Promise<Response>>> = {
  win: ({ ada, win }) =>
    ada.send("PATCH", `/api/wins/${win.id}`, { title: "Led the whole of the launch, and after." }),
  negotiation: ({ ada, negotiation }) =>
    ada.send("PATCH", `/api/negotiations/${negotiation.id}`, { request: "Twenty percent" }),
  saved_result: ({ ada, kept }) =>
    ada.send("PATCH", `/api/library/${kept.id}`, { ...saved("Whether to."), revision: 1 }),
};

async function setStored(
  db: Database,
  userId: string,
  use: { bytes: number; deletedBytes?: number },
) {
  await db.update(storageUse).set(use).where(eq(storageUse.userId, userId));
}

async function storedBy(db: Database, { id }: SignedInPerson) {
  const [row] = await db.select().from(storageUse).where(eq(storageUse.userId, id));
  return row ? { bytes: row.bytes, deletedBytes: row.deletedBytes } : null;
}

const Counted = z.object({ rows: z.array(z.object({ name: z.string(), words: z.string() })) });
const Tables = z.object({ rows: z.array(z.object({ name: z.string() })) });
const Columns = z.object({ rows: z.array(z.object({ name: z.string(), word: z.string() })) });
const Sums = z.object({ rows: z.tuple([z.object({ bytes: z.coerce.number() })]) });

/** The tables that are counted, each with the columns of its trigger. */
async function countedTables(db: Database) {
  const { rows } = Counted.parse(
    await db.execute(sql`
      select tgrelid::regclass::text as name, encode(tgargs, 'escape') as words from pg_trigger
      where tgname = 'storage_insert' order by 1`),
  );
  return rows.map(({ name, words }) => ({ name, words: words.split("\\000").filter(Boolean) }));
}

/** What a member stores, added up anew. */
async function recount(db: Database, { id }: SignedInPerson) {
  const total = { bytes: 0, deletedBytes: 0 };
  for (const { name, words } of await countedTables(db))
    for (const [kind, column] of [
      ["bytes", sql`bytes`],
      ["deletedBytes", sql`deleted_bytes`],
    ] as const) {
      const { rows } = Sums.parse(
        await db.execute(sql`
          select coalesce(sum((storage_of(to_jsonb(one), array[${wordList(words)}])).${column}), 0) as bytes
          from ${sql.identifier(name)} as one where user_id = ${id}`),
      );
      total[kind] += rows[0].bytes;
    }
  return total;
}

function wordList(words: readonly string[]) {
  return sql.join(
    words.map((word) => sql`${word}::text`),
    sql`, `,
  );
}

async function rowCounts(db: Database): Promise<readonly number[]> {
  const counts = [];
  for (const { name } of await countedTables(db)) {
    const counted = sql`select count(*) as bytes from ${sql.identifier(name)}`;
    counts.push(Sums.parse(await db.execute(counted)).rows[0].bytes);
  }
  return counts;
}

test("every table is counted as stored by its member, or it's said here why not", async () => {
  await using app = await createTestApp();
  const { rows } = Tables.parse(
    await app.db.execute(
      sql`select tablename::text as name from pg_tables where schemaname = current_schema()`,
    ),
  );
  const counted = (await countedTables(app.db)).map(({ name }) => name);
  expect([...counted, ...Object.keys(uncounted)].toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
  expect(Object.keys(additions).toSorted()).toEqual(counted.toSorted());
});

test("every column of a counted table that holds words is counted", async () => {
  await using app = await createTestApp();
  const { rows } = Columns.parse(
    await app.db.execute(sql`
      select table_name::text as name, column_name::text as word from information_schema.columns
      where table_schema = current_schema() and data_type in ('text', 'jsonb')`),
  );
  for (const { name, words } of await countedTables(app.db)) {
    const columns = rows.filter((row) => row.name === name).map(({ word }) => word);
    expect(columns.filter((column) => !shortColumns.has(column)).toSorted(), name).toEqual(
      words.filter((word) => !shortColumns.has(word)).toSorted(),
    );
  }
});

test("a full account takes nothing more of any kind, and says what to do; deleting and exporting go on", async () => {
  const house = await createHouse();
  const { app, ada, win } = house;
  await using _ = app;
  await setStored(app.db, ada.id, { bytes: storageQuotaBytes });
  const before = await rowCounts(app.db);
  for (const [kind, add] of [...Object.entries(additions), ...Object.entries(growths)]) {
    const refused = await add(house);
    expect(refused.status, kind).toBe(413);
    const whose = kind === "shared_text_comment" ? "This member's" : "Your";
    expect(await refused.text(), kind).toContain(`${whose} account is full`);
  }
  expect(await rowCounts(app.db)).toEqual(before);
  expect(app.logged()).not.toContain('"level":"error"');
  expect((await ada.request("/api/export")).status).toBe(200);
  expect((await ada.send("DELETE", `/api/wins/${win.id}`)).status).toBe(204);
  expect((await additions["win"]?.(house))?.status).toBe(201);
  expect((await ada.send("DELETE", "/api/account", { confirm: ada.email })).ok).toBe(true);
  expect(await storedBy(app.db, ada)).toBeNull();
});

test("what is stored is known to the byte after every kind of change, and after the purge", async () => {
  const house = await createHouse();
  const { app, ada, win, negotiation, kept } = house;
  await using _ = app;
  const agree = async (act: string) =>
    expect(await storedBy(app.db, ada), act).toEqual(await recount(app.db, ada));
  await agree("start");
  for (const [kind, act] of [...Object.entries(additions), ...Object.entries(growths)]) {
    const before = await storedBy(app.db, ada);
    expect((await act(house)).status, kind).toBeLessThan(400);
    await agree(kind);
    expect((await storedBy(app.db, ada))?.bytes, kind).toBeGreaterThan(before?.bytes ?? 0);
  }
  const full = await storedBy(app.db, ada);
  for (const path of [
    `/api/wins/${win.id}`,
    `/api/negotiations/${negotiation.id}`,
    `/api/library/${kept.id}`,
  ]) {
    await ada.send("DELETE", path);
    await agree(`DELETE ${path}`);
  }
  expect((await storedBy(app.db, ada))?.bytes).toBeLessThan(full?.bytes ?? 0);
  expect((await storedBy(app.db, ada))?.deletedBytes).toBeGreaterThan(0);
  await ada.send("POST", `/api/wins/${win.id}/restore`);
  await agree("restore");
  await ada.send("DELETE", "/api/drafts/boundaryScript");
  await agree("a draft cleared");
  await app.db.execute(
    sql`update saved_result set removed_at = now() - interval '2 days' where removed_at is not null`,
  );
  await app.db.execute(
    sql`update negotiation set deleted_at = now() - interval '8 days' where deleted_at is not null`,
  );
  await purgeExpiredData(app.db);
  await agree("purge");
  expect((await storedBy(app.db, ada))?.deletedBytes).toBe(0);
});

test("what was deleted and can be restored has room of its own, as much again and no more", async () => {
  const house = await createHouse();
  const { app, ada, win } = house;
  await using _ = app;
  const deletedBytes = 2 * storageQuotaBytes - 3_000;
  await setStored(app.db, ada.id, { bytes: 2_500, deletedBytes });
  const refused = await ada.send("POST", "/api/wins", {
    title: "x",
    description: "y".repeat(1_000),
  });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: /deleted a lot in the last few days/ });
  expect((await ada.send("DELETE", `/api/wins/${win.id}`)).status).toBe(204);
});

test("an import that doesn't fit brings nothing", async () => {
  const house = await createHouse();
  const { app, ada } = house;
  await using _ = app;
  const zip = await (await ada.request("/api/export")).blob();
  const eve = await signIn(app, "eve@example.com");
  await additions["draft"]?.({ ...house, ada: eve });
  await setStored(app.db, eve.id, { bytes: storageQuotaBytes - 100 });
  const before = await rowCounts(app.db);
  const body = new FormData();
  body.append("file", zip, "m-power.zip");
  const refused = await eve.request("/api/import", { method: "POST", body });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    code: "account_full",
    message: expect.stringContaining("Nothing of it was imported."),
  });
  expect(await rowCounts(app.db)).toEqual(before);
  expect((await storedBy(app.db, eve))?.bytes).toBe(storageQuotaBytes - 100);
});

test("of saves that come at once only those are kept that fit", async () => {
  const { app, ada } = await createHouse();
  await using _ = app;
  const words = "w".repeat(1_000);
  await setStored(app.db, ada.id, { bytes: storageQuotaBytes - 20_000 });
  const before = await app.db.$count(savedResult);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ada.send("POST", "/api/library", saved(words))),
  );
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(20);
  expect(answers.filter(({ status }) => status === 413)).toHaveLength(20 - kept);
  expect(await app.db.$count(savedResult)).toBe(before + kept);
  expect((await storedBy(app.db, ada))?.bytes).toBeLessThanOrEqual(storageQuotaBytes);
});

const id = "0198c0de-0000-7000-8000-00000000000a";

const saves = [
  ["POST", "/api/wins"],
  ["PATCH", `/api/wins/${id}`],
  ["POST", "/api/negotiations"],
  ["POST", `/api/negotiations/${id}/moves`],
  ["POST", "/api/power-position"],
  ["POST", "/api/drafts/payAsk"],
  ["POST", "/api/library"],
  ["PATCH", `/api/library/${id}`],
  ["POST", "/api/practice"],
] as const;

test("what a member sends to be saved in a minute is limited for all kinds together", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const body = { title: "w".repeat(500_000) };
  for (let time = 0; time < 15; time += 1) {
    const [method, path] = saves[time % saves.length] ?? saves[0];
    expect((await ada.send(method, path, body)).status, path).toBeLessThan(429);
  }
  await ada.send("POST", "/api/wins", body);
  for (const [method, path] of saves) {
    const refused = await ada.send(method, path, body);
    expect(refused.status, path).toBe(429);
    expect(refused.headers.get("retry-after"), path).toMatch(/^\d+$/);
  }
  const eve = await signInPro(app, "eve@example.com");
  expect((await eve.send("POST", "/api/wins", { title: "Mine." })).status).toBe(201);
});

test("what is there already is counted when a table is named, and named again it's counted once", async () => {
  const { app, ada } = await createHouse();
  await using _ = app;
  const counted = await storedBy(app.db, ada);
  await app.db.transaction(async (tx) => {
    const tables = await countedTables(tx);
    await tx.delete(storageUse);
    for (const { name, words } of tables)
      await tx.execute(sql`select count_storage_in(${name}::regclass, ${wordList(words)})`);
  });
  expect(await storedBy(app.db, ada)).toEqual(counted);
});
