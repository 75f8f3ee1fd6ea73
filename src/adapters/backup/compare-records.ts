import type { Database } from "#adapters/database/database.ts";
import { z } from "zod";
import { readDigests } from "./read-rows.ts";
import { listStoredTables, type StoredTable } from "./stored-tables.ts";

/** How the rows of one table on both sides agree, each compared by a digest of all its values. */
export type TableComparison = {
  readonly table: string;
  readonly rows: number;
  /** Rows that stand on the first side alone, on the second alone, or differ. */
  readonly missing: number;
  readonly added: number;
  readonly changed: number;
  /** The key of the first row that is not alike. */
  readonly first: string | null;
};

type Entry = { readonly key: string; readonly digest: string };

const Line = z.tuple([z.string(), z.string()]);

/** Compares every row of every table. Both are transactions that `prepareTransaction` began. */
export async function compareRecords(
  from: Database,
  to: Database,
): Promise<readonly TableComparison[]> {
  const comparisons: TableComparison[] = [];
  const there = new Set((await listStoredTables(to)).map(({ name }) => name));
  for (const table of await listStoredTables(from)) {
    const entries = there.has(table.name) ? readEntries(to, table) : readNothing();
    comparisons.push(await compareTable(table.name, readEntries(from, table), entries));
  }
  return comparisons;
}

export function isAlike({ missing, added, changed }: TableComparison): boolean {
  return missing + added + changed === 0;
}

async function compareTable(
  table: string,
  left: AsyncGenerator<Entry, void, undefined>,
  right: AsyncGenerator<Entry, void, undefined>,
): Promise<TableComparison> {
  let [rows, missing, added, changed] = [0, 0, 0, 0];
  let first: string | null = null;
  let [one, other] = [await next(left), await next(right)];
  while (one !== null || other !== null) {
    const order = compareKeys(one, other);
    const smaller = order > 0 ? other : one;
    if (order !== 0 || one?.digest !== other?.digest) first ??= smaller?.key ?? null;
    if (order < 0) missing += 1;
    else if (order > 0) added += 1;
    else if (one?.digest !== other?.digest) changed += 1;
    if (order <= 0) rows += 1;
    const [goesLeft, goesRight] = [order <= 0, order >= 0];
    if (goesLeft) one = await next(left);
    if (goesRight) other = await next(right);
  }
  return { table, rows, missing, added, changed, first };
}

/** By the bytes of the key, as both databases sort them; what has ended comes last. */
function compareKeys(one: Entry | null, other: Entry | null): number {
  if (one === null) return 1;
  if (other === null) return -1;
  return Buffer.compare(Buffer.from(one.key), Buffer.from(other.key));
}

async function next(entries: AsyncGenerator<Entry, void, undefined>): Promise<Entry | null> {
  const { done, value } = await entries.next();
  return done === true ? null : value;
}

async function* readEntries(
  tx: Database,
  table: StoredTable,
): AsyncGenerator<Entry, void, undefined> {
  for await (const lines of readDigests(tx, table))
    for (const line of lines) {
      const [key, digest] = Line.parse(JSON.parse(line));
      yield { key, digest };
    }
}

async function* readNothing(): AsyncGenerator<Entry, void, undefined> {}
