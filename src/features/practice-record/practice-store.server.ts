import type { Database } from "#adapters/database/database.ts";
import {
  maxPracticeRuns,
  type PracticeKind,
  practiceKinds,
} from "#core/practice/practice-kinds.ts";
import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { PracticeResponse } from "./contract.ts";
import type { NewPracticeRun } from "./requests.ts";
import { practiceRun } from "./table.server.ts";

const columns = {
  at: practiceRun.at,
  kind: practiceRun.kind,
  toolId: practiceRun.toolId,
  seconds: practiceRun.seconds,
  wordsPerMinute: practiceRun.wordsPerMinute,
  silenceSeconds: practiceRun.silenceSeconds,
};

/** As many as a drawing holds, and its table. */
const latestCount = 60;

/** The latest runs of a member, oldest first, and how many there are. */
export async function listPracticeRuns(db: Database, userId: string): Promise<PracticeResponse> {
  const isOwn = eq(practiceRun.userId, userId);
  const rows = await db
    .select(columns)
    .from(practiceRun)
    .where(isOwn)
    .orderBy(desc(practiceRun.at))
    .limit(latestCount);
  const [all] = await db.select({ total: count() }).from(practiceRun).where(isOwn);
  const runs = rows
    .toReversed()
    .map((row) => ({ ...row, at: row.at.toISOString(), kind: toKind(row.kind) }));
  return { runs, total: all?.total ?? 0 };
}

/** Every run of a member, oldest first. */
export function readPracticeRuns(db: Database, userId: string) {
  return db
    .select(columns)
    .from(practiceRun)
    .where(eq(practiceRun.userId, userId))
    .orderBy(practiceRun.at, practiceRun.kind);
}

/** Keeps a run; sent again, its figures replace those that came first. */
export async function storePracticeRun(
  db: Database,
  userId: string,
  { at, ...run }: NewPracticeRun,
): Promise<void> {
  const { kind, toolId } = run;
  const figures = {
    seconds: toTenths(run.seconds),
    wordsPerMinute: run.wordsPerMinute && toTenths(run.wordsPerMinute),
    silenceSeconds: run.silenceSeconds && toTenths(run.silenceSeconds),
  };
  await db
    .insert(practiceRun)
    .values({ userId, at: new Date(at), kind, toolId, ...figures })
    .onConflictDoUpdate({
      target: [practiceRun.userId, practiceRun.at, practiceRun.kind],
      set: figures,
    });
  await dropOldestRuns(db, userId);
}

/** Removes what is older than the newest that an account keeps. */
export async function dropOldestRuns(db: Database, userId: string): Promise<void> {
  const isOwn = eq(practiceRun.userId, userId);
  const oldestKept = db
    .select({ at: practiceRun.at })
    .from(practiceRun)
    .where(isOwn)
    .orderBy(desc(practiceRun.at))
    .limit(1)
    .offset(maxPracticeRuns - 1);
  await db.delete(practiceRun).where(and(isOwn, lt(practiceRun.at, sql`(${oldestKept})`)));
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function toKind(stored: string): PracticeKind {
  return practiceKinds.find((kind) => kind === stored) ?? "say-it";
}
