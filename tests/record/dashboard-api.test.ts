import { expect, test } from "vitest";
import { z } from "zod";
import { utcDay } from "#core/record/day.ts";
import { array, type Schema } from "#core/schema.ts";
import { Negotiation, NegotiationsPage } from "#features/negotiations/contract.ts";
import { win } from "#features/wins/table.server.ts";
import { Win, WinsPage } from "#features/wins/contract.ts";
import { newId } from "#adapters/database/new-id.ts";
import { proGrant } from "#adapters/identity/table.server.ts";
import { readRecord } from "#app/member-data/record.server.ts";
import { purgeExpiredData } from "#app/wiring/purge-expired-data.server.ts";
import { sql } from "drizzle-orm";
import { type SignedInPerson, signIn, signInPro } from "../support/account/sign-in.ts";
import { createTestApp } from "../support/app/test-app.ts";

const Problem = z.object({ message: z.string(), code: z.string() });
const Statement = z.object({ statement: z.string(), version: z.number().optional() });

async function read<T>(asked: Promise<Response>, schema: Schema<T>): Promise<T> {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return schema.parse(await response.json());
}

async function refused(asked: Promise<Response>) {
  const response = await asked;
  return { status: response.status, ...Problem.parse(await response.json()) };
}

function daysAgo(days: number): string {
  return utcDay(new Date(Date.now() - days * 86_400_000));
}

const add = (who: SignedInPerson, body: unknown) => read(who.send("POST", "/api/wins", body), Win);
const wins = (who: SignedInPerson) => read(who.request("/api/wins"), array(Win));
const log = (who: SignedInPerson, body: unknown) =>
  read(who.send("POST", "/api/negotiations", body), Negotiation);
const logged = (who: SignedInPerson) => read(who.request("/api/negotiations"), array(Negotiation));

test("the specification's payloads alone: a win is added, listed, deleted", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  expect(await wins(ada)).toEqual([]);
  const one = await add(ada, { title: " Led the launch ", description: "Eleven people" });
  expect(one).toMatchObject({ title: "Led the launch", description: "Eleven people", version: 1 });
  expect(one.date).toBe(utcDay(new Date()));
  await add(ada, { title: "No description" });
  await add(ada, { title: "Blank description", description: "" });
  expect((await wins(ada)).map(({ title, description }) => [title, description])).toEqual([
    ["Blank description", null],
    ["No description", null],
    ["Led the launch", "Eleven people"],
  ]);
  expect((await ada.send("DELETE", `/api/wins/${one.id}`)).status).toBe(204);
  expect(await wins(ada)).toHaveLength(2);
  expect((await ada.send("DELETE", `/api/wins/${one.id}`)).status).toBe(404);
});

test("the specification's payloads alone: an ask is logged with a status, a position is saved", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  await log(ada, { request: "Retention bonus", status: "in_progress" });
  expect(await log(ada, { request: "Four-day week" })).toMatchObject({
    status: "pending",
    amountCents: null,
    followUp: null,
    moves: [],
  });
  expect((await logged(ada)).map(({ request, status }) => [request, status])).toEqual([
    ["Four-day week", "pending"],
    ["Retention bonus", "in_progress"],
  ]);
  expect(await (await ada.request("/api/power-position")).json()).toEqual({ statement: "" });
  const statement = "I turn failing programs\ninto predictable ones.";
  expect((await ada.send("POST", "/api/power-position", { statement })).status).toBe(200);
  expect(await read(ada.request("/api/power-position"), Statement)).toMatchObject({ statement });
});

const refusals = [
  ["POST", "/api/wins", { title: "  " }, "Give your win a title."],
  ["POST", "/api/wins", { title: "x".repeat(201) }, /up to 200 characters/],
  ["POST", "/api/wins", { title: "x", description: "x".repeat(4001) }, /4,000 characters/],
  ["POST", "/api/wins", { title: "x", date: "2026-02-30" }, /year, month and day/],
  ["POST", "/api/wins", { title: "x", date: "0001-01-01" }, /between 1900 and 2100/],
  ["POST", "/api/wins", { title: "x", id: "7" }, /UUID/],
  ["POST", "/api/wins", { title: 7 }, /“title” is not text/],
  ["POST", "/api/negotiations", { request: "" }, "Say what you asked for."],
  ["POST", "/api/negotiations", { request: "x", status: "won" }, /must be one of/],
  ["POST", "/api/negotiations", { request: "x", amountCents: -1 }, /not below zero/],
  ["POST", "/api/negotiations", { request: "x", amountCents: 1.5 }, /whole cents/],
  ["POST", "/api/negotiations", { request: "x", followUp: "soon" }, /year, month and day/],
  ["POST", "/api/power-position", { statement: "x".repeat(4001) }, /4,000 characters/],
  ["POST", "/api/power-position", { statement: "x", version: -1 }, /“version”/],
  ["GET", "/api/wins?before=yesterday", undefined, /no place in this list/],
  ["GET", "/api/negotiations?before=2026-01-01.nobody", undefined, /no place in this list/],
] as const;

test("what cannot be recorded is refused in words", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  for (const [method, path, body, sentence] of refusals) {
    const { status, message } = await refused(ada.send(method, path, body));
    expect([status, message], path).toEqual([400, expect.stringMatching(sentence)]);
  }
  expect(await wins(ada)).toEqual([]);
});

const calls = [
  ["GET", "/api/wins", undefined],
  ["POST", "/api/wins", { title: "x" }],
  ["GET", "/api/wins/:id", undefined],
  ["PATCH", "/api/wins/:id", { title: "stolen" }],
  ["DELETE", "/api/wins/:id", undefined],
  ["POST", "/api/wins/:id/restore", undefined],
  ["GET", "/api/negotiations", undefined],
  ["POST", "/api/negotiations", { request: "x" }],
  ["GET", "/api/negotiations/:id", undefined],
  ["PATCH", "/api/negotiations/:id", { request: "stolen" }],
  ["DELETE", "/api/negotiations/:id", undefined],
  ["POST", "/api/negotiations/:id/restore", undefined],
  ["POST", "/api/negotiations/:id/moves", { kind: "agreed" }],
  ["DELETE", "/api/negotiations/:id/moves/:move", undefined],
  ["GET", "/api/negotiations/:id/follow-up.ics", undefined],
  ["GET", "/api/power-position", undefined],
  ["POST", "/api/power-position", { statement: "x" }],
] as const;

test("another person's id is like an id that does not exist; odd ids are no server errors", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const grace = await signInPro(app, "grace@example.com");
  const { id } = await add(ada, { title: "Hers" });
  const asked = await log(ada, { request: "Hers too", id, followUp: "2026-12-01" });
  const move = await read(
    ada.send("POST", `/api/negotiations/${id}/moves`, { kind: "countered" }),
    z.object({ id: z.string() }),
  );
  const one = calls.filter(([, path]) => path.includes(":id"));
  for (const [method, path, body] of one) {
    const at = (other: string) => path.replace(":id", other).replace(":move", move.id);
    const theirs = await refused(grace.send(method, at(id), body));
    expect(theirs, `${method} ${path}`).toEqual(
      await refused(grace.send(method, at(newId()), body)),
    );
    expect(theirs.status, `${method} ${path}`).toBe(404);
    for (const odd of [
      "0",
      "-1",
      "9".repeat(400),
      "'%20or%201=1",
      "%22",
      "%00",
      "%E2%80%A8",
      "null",
    ]) {
      const { status } = await ada.send(method, at(odd), body);
      expect(status, `${method} ${at(odd)}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${at(odd)}`).toBeLessThan(500);
    }
  }
  expect(await wins(ada)).toMatchObject([{ title: "Hers" }]);
  expect(await logged(ada)).toMatchObject([{ id: asked.id, moves: [{ id: move.id }] }]);
  expect(await add(grace, { id, title: "Her own, under the same id" })).toMatchObject({ id });
  expect(await wins(ada)).toMatchObject([{ title: "Hers" }]);
});

test("without Pro every call is refused, nothing is deleted, and the export has it all", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const { id } = await add(ada, { title: "Kept" });
  const { id: gone } = await add(ada, { title: "Deleted by her" });
  await ada.send("DELETE", `/api/wins/${gone}`);
  await log(ada, { request: "Kept too", id, amountCents: 18_450_000 });
  await ada.send("POST", `/api/negotiations/${id}/moves`, { kind: "asked", date: "2026-03-01" });
  await ada.send("POST", "/api/power-position", { statement: "Mine." });
  await app.db.update(proGrant).set({ endedAt: sql`now()` });
  for (const [method, path, body] of calls) {
    const at = path.replace(":id", id).replace(":move", id);
    expect((await refused(ada.send(method, at, body))).status, `${method} ${at}`).toBe(403);
    expect((await app.request(at, { method })).status, `${method} ${at}`).toBe(401);
  }
  expect((await ada.request("/api/export")).status).toBe(200);
  expect(await readRecord(app.db, ada.id)).toEqual({
    wins: [expect.objectContaining({ id, title: "Kept" })],
    negotiations: [
      expect.objectContaining({
        request: "Kept too",
        amountCents: 18_450_000,
        moves: [expect.objectContaining({ kind: "asked", date: "2026-03-01" })],
      }),
    ],
    powerPosition: "Mine.",
  });
});

test("a repeated add with the same key adds nothing twice, even twenty at once", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const id = newId();
  const same = { id, title: "Once", date: "2026-11-21" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(ada, same)));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await wins(ada)).toHaveLength(1);
  await Promise.all(Array.from({ length: 5 }, () => log(ada, { id, request: "Once" })));
  const path = `/api/negotiations/${id}/moves`;
  for (let times = 0; times < 3; times += 1)
    await ada.send("POST", path, { id, kind: "deferred", amountCents: 100 });
  expect(await logged(ada)).toMatchObject([{ moves: [{ kind: "deferred", amountCents: 100 }] }]);
});

test("of two windows that change one version, the second is told, and nothing is lost", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const { id } = await add(ada, { title: "First", description: "About it" });
  const path = `/api/wins/${id}`;
  const changed = await read(ada.send("PATCH", path, { title: "Second", version: 1 }), Win);
  expect(changed).toMatchObject({ title: "Second", description: "About it", version: 2 });
  expect(await refused(ada.send("PATCH", path, { title: "Third", version: 1 }))).toMatchObject({
    status: 409,
    code: "changed_elsewhere",
  });
  expect((await ada.send("DELETE", `${path}?version=1`)).status).toBe(409);
  expect((await ada.send("DELETE", `${path}?version=x`)).status).toBe(400);
  expect(await read(ada.request(path), Win)).toMatchObject({ title: "Second" });
  const five = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      ada.send("PATCH", path, { title: `At once ${n}`, version: 2 }),
    ),
  );
  expect(five.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await ada.send("DELETE", `${path}?version=3`)).status).toBe(204);

  const asked = await log(ada, { request: "First" });
  const at = `/api/negotiations/${asked.id}`;
  const change = { status: "success", amountCents: 100, followUp: "2026-12-01", version: 1 };
  expect(await read(ada.send("PATCH", at, change), Negotiation)).toMatchObject({
    ...change,
    request: "First",
    version: 2,
  });
  expect((await ada.send("PATCH", at, { followUp: null, version: 1 })).status).toBe(409);
  expect((await ada.send("DELETE", `${at}?version=1`)).status).toBe(409);

  const position = "/api/power-position";
  const save = (body: unknown) => ada.send("POST", position, body);
  expect(await read(save({ statement: "One", version: 0 }), Statement)).toMatchObject({
    version: 1,
  });
  expect((await save({ statement: "Also first", version: 0 })).status).toBe(409);
  expect(await read(save({ statement: "Two", version: 1 }), Statement)).toMatchObject({
    version: 2,
  });
  expect((await save({ statement: "Late", version: 1 })).status).toBe(409);
  expect(await read(ada.request(position), Statement)).toMatchObject({ statement: "Two" });
  expect((await save({ statement: "Without a version" })).status).toBe(200);
});

test("a deletion is undone under the same id, with the newest text and all moves, for a week", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const one = await add(ada, { title: "Back again" });
  await ada.send("DELETE", `/api/wins/${one.id}`);
  expect((await ada.request(`/api/wins/${one.id}`)).status).toBe(404);
  expect((await ada.send("PATCH", `/api/wins/${one.id}`, { title: "Late" })).status).toBe(404);
  const restored = await read(ada.send("POST", `/api/wins/${one.id}/restore`), Win);
  expect(restored).toMatchObject({ id: one.id, title: "Back again", date: one.date });
  expect(restored.version).toBeGreaterThan(one.version);
  expect(await read(ada.send("POST", `/api/wins/${one.id}/restore`), Win)).toEqual(restored);
  expect(await wins(ada)).toEqual([restored]);

  const asked = await log(ada, { request: "With a move" });
  const path = `/api/negotiations/${asked.id}`;
  await ada.send("POST", `${path}/moves`, { kind: "countered", date: "2026-11-02" });
  await ada.send("POST", `${path}/moves`, { kind: "asked", date: "2026-11-01" });
  await ada.send("DELETE", path);
  expect((await ada.send("POST", `${path}/moves`, { kind: "agreed" })).status).toBe(404);
  expect(await logged(ada)).toEqual([]);
  await ada.send("POST", `${path}/restore`);
  expect((await logged(ada))[0]?.moves.map(({ kind }) => kind)).toEqual(["asked", "countered"]);
  const [first] = (await logged(ada))[0]?.moves ?? [];
  expect((await ada.send("DELETE", `${path}/moves/${first?.id}`)).status).toBe(204);
  expect((await logged(ada))[0]?.moves).toHaveLength(1);

  await ada.send("DELETE", `/api/wins/${one.id}`);
  await purgeExpiredData(app.db);
  expect((await ada.send("POST", `/api/wins/${one.id}/restore`)).status).toBe(200);
  await ada.send("DELETE", `/api/wins/${one.id}`);
  await app.db.update(win).set({ deletedAt: sql`now() - interval '8 days'` });
  await purgeExpiredData(app.db);
  expect((await ada.send("POST", `/api/wins/${one.id}/restore`)).status).toBe(404);
});

test("a long list comes in pages, newest first, every entry once, with the counts of its months", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const userId = ada.id;
  const rows = Array.from({ length: 120 }, (_, n) => ({
    userId,
    id: newId(),
    title: `Win ${n}`,
    date: daysAgo(3 * (n % 40)),
  }));
  await app.db.insert(win).values(rows);
  const seen: Win[] = [];
  let before: string | null = "latest";
  const first = await read(ada.request("/api/wins?before=latest"), WinsPage);
  expect(first.months.reduce((all, { count }) => all + count, 0)).toBe(120);
  while (before !== null) {
    const page: WinsPage = await read(ada.request(`/api/wins?before=${before}`), WinsPage);
    expect(page.wins.length).toBeLessThanOrEqual(50);
    seen.push(...page.wins);
    before = page.older;
  }
  expect(seen).toEqual(await wins(ada));
  expect(seen).toHaveLength(120);
  expect(seen.map(({ date }) => date)).toEqual(
    seen
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );

  await log(ada, { request: "One", status: "declined" });
  const page = await read(ada.request("/api/negotiations?before=latest"), NegotiationsPage);
  expect(page).toMatchObject({
    older: null,
    months: [{ month: utcDay(new Date()).slice(0, 7), status: "declined", count: 1 }],
  });
});

test("an account that goes takes its record with it", async () => {
  await using app = await createTestApp();
  const ada = await signInPro(app);
  const grace = await signIn(app, "grace@example.com");
  await add(ada, { title: "Hers" });
  await log(ada, { request: "Hers" });
  await ada.send("POST", "/api/power-position", { statement: "Hers" });
  const response = await ada.send("DELETE", "/api/account", { confirm: ada.email });
  expect(response.status).toBe(200);
  for (const id of [ada.id, grace.id])
    expect(await readRecord(app.db, id)).toEqual({ wins: [], negotiations: [], powerPosition: "" });
});
