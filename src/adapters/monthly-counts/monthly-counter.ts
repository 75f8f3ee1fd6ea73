import type { Database } from "#adapters/database/database.ts";
import { monthAt } from "#core/months/month.ts";
import { sql } from "drizzle-orm";
import { type CountedSubject, monthlyCount } from "./table.server.ts";

export type MonthlyCounterDeps = {
  readonly db: Database;
  readonly report: (error: unknown) => void;
  readonly now?: () => Date;
  readonly flushAfterMs?: number;
};

export type MonthlyCounter = {
  /** Costs an addition in memory; nobody waits for the records. */
  readonly add: (subject: CountedSubject, key: string) => void;
  /** Writes what was counted, in one statement. What cannot be written is reported and counted with the next. */
  readonly flush: () => Promise<void>;
  /** Writes the rest; nothing is written by itself from then on. */
  readonly close: () => Promise<void>;
};

/** Counts by the month, gathered in memory and written every few seconds. A crash loses those seconds. */
export function createMonthlyCounter({
  db,
  report,
  now = () => new Date(),
  flushAfterMs = 5_000,
}: MonthlyCounterDeps): MonthlyCounter {
  let counts = new Map<CountedSubject, Map<string, number>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let writing: Promise<void> = Promise.resolve();

  function add(subject: CountedSubject, key: string, more = 1) {
    const ofSubject = counts.get(subject) ?? new Map<string, number>();
    counts.set(subject, ofSubject);
    ofSubject.set(key, (ofSubject.get(key) ?? 0) + more);
    if (timer === undefined && !isClosed)
      timer = setTimeout(() => void flush(), flushAfterMs).unref();
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...counts].flatMap(([subject, ofSubject]) =>
      [...ofSubject].map(([key, count]) => ({ subject, key, count })),
    );
    if (rows.length === 0) return;
    counts = new Map();
    try {
      await addToCounts(db, `${monthAt(now())}-01`, rows);
    } catch (error) {
      report(error);
      for (const { subject, key, count } of rows) add(subject, key, count);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    add: (subject, key) => add(subject, key),
    flush,
    close() {
      isClosed = true;
      return flush();
    },
  };
}

type CountRow = {
  readonly subject: CountedSubject;
  readonly key: string;
  readonly count: number;
};

/** In the order of the key, so that two processes never wait for each other. */
async function addToCounts(db: Database, month: string, rows: readonly CountRow[]): Promise<void> {
  const values = rows
    .map((row) => ({ ...row, month }))
    .toSorted((a, b) => compareTexts(a.subject, b.subject) || compareTexts(a.key, b.key));
  await db
    .insert(monthlyCount)
    .values(values)
    .onConflictDoUpdate({
      target: [monthlyCount.subject, monthlyCount.month, monthlyCount.key],
      set: { count: sql`${monthlyCount.count} + excluded.count` },
    });
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
