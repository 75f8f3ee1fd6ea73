import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#adapters/database/index.ts";
import { newId } from "#adapters/database/new-id.ts";
import { durableStartParams, DurableNodeFS } from "#adapters/database/embedded/durable-node-fs.ts";
import { readSettings } from "#adapters/env.ts";
import { user } from "#adapters/identity/table.server.ts";
import { winStore } from "#features/wins/wins-store.server.ts";
import { win } from "#features/wins/table.server.ts";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { addProMember } from "../tests/support/account/pro-member.ts";
import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { type Figure, figure, median, percent } from "./support/report.ts";

const rounds = 15;
const winsPerRound = 30;
const pages = 60;

/** A win added and read back beside the bare driver, and the dashboard of ten thousand wins beside that of a hundred. */
export async function record(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const shared = { DATABASE_URL: postgres.url("postgres") };
    return [
      await onBareDriver("embedded", {}),
      await onBareDriver("PostgreSQL", shared),
      await longList("embedded", {}),
      await longList("PostgreSQL", shared),
    ];
  } finally {
    await postgres.stop();
  }
}

type Settings = Readonly<Record<string, string>>;
type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

async function onBareDriver(engine: string, shared: Settings): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "m-power-"));
  const bareFolder = mkdtempSync(join(tmpdir(), "m-power-"));
  const { db, close } = await openDatabase(readSettings({ ...shared, DATA_DIR: folder }));
  const bare = await openBare(shared, bareFolder);
  try {
    const userId = newId();
    await db.insert(user).values({ id: userId, email: `${userId}@example.com` });
    const ours: number[] = [];
    const limit: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      limit.push(await perSecond(() => bareWin(bare.query, userId)));
      ours.push(
        await perSecond(async () => {
          const { id } = await winStore.add(db, userId, text());
          await winStore.find(db, userId, id);
        }),
      );
    }
    const ratio = median(ours) / median(limit);
    const value = `${Math.round(median(ours))} /s, ${percent(ratio)}`;
    return figure(`A win added, read back, ${engine}`, value, ">= 50 %", ratio >= 0.5);
  } finally {
    await bare.close();
    await close();
    for (const one of [folder, bareFolder]) rmSync(one, { recursive: true });
  }
}

async function openBare(shared: Settings, folder: string) {
  const url = shared["DATABASE_URL"];
  if (url !== undefined) {
    const client = new Client({ connectionString: url });
    await client.connect();
    const query: Query = (sql, values) => client.query(sql, [...values]);
    for (const statement of bareTable) await query(statement, []);
    return { query, close: () => client.end() };
  }
  const engine = await PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams,
  });
  for (const statement of bareTable) await engine.exec(statement);
  const query: Query = (sql, values) => engine.query(sql, [...values]);
  return { query, close: () => engine.close() };
}

/** The same columns and indexes. */
const bareTable = [
  "create table if not exists bare_win (user_id text not null, id text not null, title text not null, description text, date date not null, version integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz, primary key (user_id, id))",
  "create index if not exists bare_newest on bare_win (user_id, date desc nulls last, id desc nulls last) where deleted_at is null",
  "create index if not exists bare_deleted_at on bare_win (deleted_at) where deleted_at is not null",
];

async function bareWin(query: Query, userId: string): Promise<void> {
  const id = newId();
  const { title, description, date } = text();
  await query(
    "insert into bare_win (user_id, id, title, description, date) values ($1, $2, $3, $4, $5) on conflict do nothing returning id, title, description, date, version",
    [userId, id, title, description, date],
  );
  await query(
    "select id, title, description, date, version from bare_win where user_id = $1 and deleted_at is null and id = $2",
    [userId, id],
  );
}

function text() {
  return {
    title: "Claims migration closed $1.2M under budget",
    description: "Fourteen months, eleven people, no regretted exits.",
    date: "2026-11-21",
  };
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < winsPerRound; at += 1) await work();
  return winsPerRound / ((performance.now() - start) / 1000);
}

async function longList(engine: string, shared: Settings): Promise<Figure> {
  const few = await dashboardWith(100, shared);
  const many = await dashboardWith(10_000, shared);
  const value = `${many.toFixed(1)} ms, ${(many / few).toFixed(2)} × a hundred wins`;
  return figure(`Dashboard of 10,000 wins, ${engine}`, value, "<= 2 ×", many / few <= 2);
}

async function dashboardWith(count: number, shared: Settings): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-"));
  const member = await addProMember({ ...shared, DATA_DIR: dataDir });
  await addWins(count, member.settings);
  try {
    await using server = await startServer(member.settings, { dataDir });
    const durations: number[] = [];
    for (let round = 0; round < pages; round += 1) {
      const start = performance.now();
      const response = await fetch(`${server.url}/dashboard`, {
        headers: { Cookie: member.cookie },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The dashboard answered ${response.status}.`);
      durations.push(performance.now() - start);
    }
    return median(durations.slice(10));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Over three years, the newest today. */
async function addWins(count: number, settings: Settings): Promise<void> {
  const { db, close } = await openDatabase(readSettings(settings));
  const people = await db.select({ id: user.id }).from(user);
  const userId =
    people
      .map(({ id }) => id)
      .toSorted()
      .at(-1) ?? "";
  for (let from = 0; from < count; from += 1000) {
    const size = Math.min(1000, count - from);
    await db.insert(win).values(
      Array.from({ length: size }, (_, at) => ({
        ...text(),
        userId,
        id: newId(),
        date: daysAgo((from + at) % 1095),
      })),
    );
  }
  await close();
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
