import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeEach, expect, test } from "vitest";
import { prepareRepeatedStatements } from "./repeated-statements.ts";

const table = `create table note (
  id text primary key, count bigint, small int, done boolean, at timestamptz, day date, data jsonb, names text[], bytes bytea)`;
const insert =
  "insert into note values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id, count, done";
const read = "select * from note where id = $1";

const rows = [
  ["a", 9_007_199_254_740_991n, 7, true, new Date("2026-11-21T10:00:00Z"), "2026-11-21"],
  ["b", null, null, null, null, null],
  ["c", 1, -1, false, "2026-01-01T00:00:00Z", "2025-12-31"],
].map((row) => [...row, { some: ["é", null] }, ["x", 'y"', "ü,"], new Uint8Array([0, 255, 39])]);

const plain = await PGlite.create();
const ours = await PGlite.create({ loadDataDir: await plain.dumpDataDir("none") });
prepareRepeatedStatements(ours);
for (const engine of [plain, ours]) await engine.exec(table);

beforeEach(() => ours.exec("delete from note"));
afterAll(() => Promise.all([plain.close(), ours.close()]));

test("a statement that comes again answers as it did the first time, as the plain engine does", async () => {
  for (const rowMode of ["array", "object"] as const)
    for (const row of rows) {
      const options = { rowMode };
      const both = [plain, ours].map((engine) => engine.query(insert, [...row], options));
      const [expected, given] = await Promise.all(both);
      expect(given).toEqual(expected);
      for (let time = 0; time < 4; time += 1)
        expect(await ours.query(read, [row[0]], options)).toEqual(
          await plain.query(read, [row[0]], options),
        );
      for (const engine of [plain, ours]) await engine.query("delete from note");
    }
});

test("a refused statement says why, and the next one is answered", async () => {
  const add = () => ours.query("insert into note (id) values ($1)", ["a"]);
  await add();
  for (let time = 0; time < 3; time += 1)
    await expect(add()).rejects.toMatchObject({ code: "23505" });
  for (let time = 0; time < 3; time += 1)
    await expect(ours.query("select nothing from note")).rejects.toMatchObject({ code: "42703" });
  expect((await ours.query("select id from note")).rows).toEqual([{ id: "a" }]);
});

test("what runs beside a transaction waits for its end", async () => {
  const count = async () => (await ours.query("select count(*)::int as n from note")).rows;
  await count();
  await count();
  const counts: Promise<unknown>[] = [];
  await ours
    .transaction(async (tx) => {
      await tx.query("insert into note (id) values ($1)", ["a"]);
      counts.push(count());
      await tx.query("insert into note (id) values ($1)", ["b"]);
      throw new Error("Taken back.");
    })
    .catch(() => {});
  expect(await Promise.all(counts)).toEqual([[{ n: 0 }]]);
});

test("the number of kept statements has an end", async () => {
  for (let time = 0; time < 2; time += 1)
    for (let count = 0; count < 230; count += 1)
      expect((await ours.query(`select ${count} as n`)).rows).toEqual([{ n: count }]);
  const { rows: kept } = await ours.query("select count(*)::int as n from pg_prepared_statements");
  expect(kept).toEqual([{ n: 200 }]);
});
