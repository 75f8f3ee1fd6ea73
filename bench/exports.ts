import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#adapters/database/index.ts";
import { newId } from "#adapters/database/new-id.ts";
import { readSettings } from "#adapters/env.ts";
import { user } from "#adapters/identity/table.server.ts";
import type { SavedVersion } from "#features/library/contract.ts";
import { savedResult } from "#features/library/table.server.ts";
import { win } from "#features/wins/table.server.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { addProMember } from "../tests/support/account/pro-member.ts";
import { startPostgres } from "../tests/support/database/postgres-server.ts";
import { type Figure, figure, median } from "./support/report.ts";
import { residentMegabytes } from "../tests/support/app/resident-memory.ts";

/** How much more the process may grow for the longer list, in MB. */
const maxGrowthForWins = 40;
const maxGrowthForTexts = 80;
const rounds = 3;

/**
 * An export is read and sent in pieces, so the process grows no further for a longer list. Writing Word documents leaves
 * garbage that Node collects late: that much is there after two hundred, and hardly more after six hundred.
 */
export async function exports(): Promise<Figure[]> {
  const postgres = await startPostgres();
  try {
    const url = postgres.url("postgres");
    const few = await measureExport({ wins: 100, saved: 2 }, url);
    const many = await measureExport({ wins: 10_000, saved: 2 }, url);
    const texts = await measureExport({ wins: 100, saved: 200 }, url);
    const more = await measureExport({ wins: 100, saved: 600 }, url);
    return [
      growthFigure("Memory for 10,000 wins beside 100", few, many, maxGrowthForWins),
      growthFigure("Memory for 600 saved texts beside 200", texts, more, maxGrowthForTexts),
      figure("Export of 10,000 wins", describeExport(many), "for comparison", true),
      figure("Export of 600 saved texts", describeExport(more), "for comparison", true),
    ];
  } finally {
    await postgres.stop();
  }
}

type ExportMeasurement = Awaited<ReturnType<typeof measureExport>>;

function growthFigure(
  what: string,
  few: ExportMeasurement,
  many: ExportMeasurement,
  most: number,
): Figure {
  const growth = many.growth - few.growth;
  const value = `${Math.round(growth)} MB more (${Math.round(few.growth)}, ${Math.round(many.growth)})`;
  return figure(what, value, `<= ${most} MB`, growth <= most);
}

function describeExport({ ms, bytes }: ExportMeasurement): string {
  return `${Math.round(ms)} ms, ${(bytes / 1e6).toFixed(1)} MB`;
}

type Size = { readonly wins: number; readonly saved: number };

async function measureExport(size: Size, url: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "m-power-"));
  const member = await addProMember({ DATABASE_URL: url, DATA_DIR: dataDir });
  await fill(size, member.settings);
  try {
    await using server = await startServer(member.settings, { dataDir });
    const { pid } = server.process;
    const headers = { Cookie: member.cookie };
    await (await fetch(`${server.url}/dashboard`, { headers })).arrayBuffer();
    const before = residentMegabytes(pid);
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, residentMegabytes(pid))), 20);
    const durations: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const response = await fetch(`${server.url}/api/export`, { headers });
      bytes = 0;
      for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
      durations.push(performance.now() - start);
    }
    clearInterval(watch);
    return { growth: highest - before, ms: median(durations), bytes };
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function fill({ wins, saved }: Size, settings: Readonly<Record<string, string>>) {
  const { db, close } = await openDatabase(readSettings(settings));
  const people = await db.select({ id: user.id }).from(user);
  const ids = people.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b));
  const userId = ids.at(-1) ?? "";
  for (let from = 0; from < wins; from += 1000)
    await db.insert(win).values(
      Array.from({ length: Math.min(1000, wins - from) }, (_, at) => ({
        userId,
        id: newId(),
        title: `Claims migration ${from + at} closed $1.2M under budget`,
        description: "Fourteen months, eleven people, no regretted exits.",
        date: "2026-11-21",
      })),
    );
  const language = "I am asking for $184,500. ".repeat(60);
  const version: SavedVersion = {
    result: `## Opening ask\n\n${language}`,
    source: "composer",
    checks: [],
    incomplete: false,
  };
  for (let at = 0; at < saved; at += 1)
    await db.insert(savedResult).values({
      id: newId(),
      userId,
      key: newId(),
      toolId: "payAsk",
      name: `Ask ${at}`,
      answers: { sum: "$184,500" },
      tone: "Data-Driven",
      versions: [version, version, version],
      shown: 0,
      language,
    });
  await close();
}
