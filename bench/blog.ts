import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#adapters/database/database.ts";
import { openDatabase } from "#adapters/database/index.ts";
import { readSettings } from "#adapters/env.ts";
import { visitor } from "#core/access/access.ts";
import { listPosts, findPost, searchPosts } from "#features/blog/posts.server.ts";
import { readEditedPost } from "#features/blog/writing/edited-post.server.ts";
import { listCategories, listOwnerPosts } from "#features/blog/writing/list-edited-posts.server.ts";
import { insertPosts } from "../tests/support/blog-posts.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { load, startRawServer } from "./support/load.ts";
import { type Figure, figure, median, percent } from "./support/report.ts";
import { fetchTransferred } from "./support/fetch-transferred.ts";

const rounds = 60;
const queries: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  "page 1": (db) => listPosts(db, 1),
  "a post": (db) => findPost(db, visitor, "post-0005"),
  search: (db) => searchPosts(db, visitor, "resilience"),
  "the desk’s last page": (db) => listOwnerPosts(db, "post-0009"),
  "the editor": (db) => Promise.all([readEditedPost(db, "post-0005"), listCategories(db)]),
};

/** A thousand posts beside ten, and a kept post beside raw node:http. */
export async function blog(): Promise<Figure[]> {
  const few = await measureWith(10);
  const many = await measureWith(1000);
  const figures = Object.keys(queries).map((name) => {
    const ratio = (many.get(name) ?? 0) / (few.get(name) ?? 1);
    const value = `${(many.get(name) ?? 0).toFixed(1)} ms, ${ratio.toFixed(2)} × ten posts`;
    return figure(`1,000 posts: ${name}`, value, "<= 2 ×", ratio <= 2);
  });
  return [...figures, ...(await cachedPost())];
}

async function measureWith(posts: number): Promise<Map<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "m-power-"));
  const { db, close } = await openDatabase(readSettings({ DATA_DIR: folder }));
  try {
    await insertPosts(db, createPosts(posts));
    const times = new Map<string, number>();
    for (const [name, ask] of Object.entries(queries)) times.set(name, await timeOf(() => ask(db)));
    return times;
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

function createPosts(count: number) {
  const words = "She says the figure, waits, and writes the answer down with its date. ".repeat(80);
  return Array.from({ length: count }, (_, at) => ({
    id: `post-${String(at).padStart(4, "0")}`,
    slug: `post-${String(at).padStart(4, "0")}`,
    content: at % (count / 5) === 0 ? `${words} resilience` : words,
    publishedAt: new Date(Date.UTC(2020, 0, 1 + at)),
  }));
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    durations.push(performance.now() - start);
  }
  return median(durations.slice(5));
}

/** A reader is counted, a robot is not: beside each other they show what the counting costs. */
const agents = {
  reader:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36",
  robot:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Robot/149.0 bot)",
} as const;

const asAgent = (agent: keyof typeof agents) => ({
  "accept-encoding": "br",
  "user-agent": agents[agent],
});

async function cachedPost(): Promise<Figure[]> {
  await using server = await startServer();
  const url = `${server.url}/blog/a-boundary-is-a-statement`;
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  await using raw = await startRawServer(
    await fetchTransferred(url),
    Object.fromEntries(response.headers),
  );
  const ours: number[] = [];
  const robots: number[] = [];
  const limit: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    limit.push((await load(raw.url)).perSecond);
    ours.push((await load(url, asAgent("reader"))).perSecond);
    robots.push((await load(url, asAgent("robot"))).perSecond);
  }
  const ratio = median(ours) / median(limit);
  const value = `${Math.round(median(ours))} req/s, ${percent(ratio)}`;
  const share = median(ours) / median(robots);
  return [
    figure("A post from the cache", value, ">= 70 %", ratio >= 0.7),
    figure("… counted, beside one that is not", percent(share), ">= 90 %", share >= 0.9),
  ];
}
