import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { exportedTimes } from "#core/record/record-schemas.ts";
import { type RecordKind, fieldColumns, noParts } from "./record-kind.ts";
import { recordColumns } from "./record-table.ts";

type Fields = { date: string; title: string };

const stored = { title: z.string(), date: z.string() };
const Entry = z.object({ id: z.string(), ...stored });
const kind: RecordKind<Fields, object> = {
  name: "things",
  table: pgTable("thing", { ...recordColumns(), title: text("title").notNull() }),
  stored,
  Versioned: Entry.extend({ version: z.number() }),
  Entry,
  Exported: Entry.extend(exportedTimes),
  csv: {
    date: { heading: "Date", cell: ({ date }) => date },
    title: { heading: "Title", cell: ({ title }) => title },
  },
  parts: noParts,
  exportPageSize: 10,
};

test("the columns of a kind are its stored fields, in their order", () => {
  expect(Object.keys(fieldColumns(kind))).toEqual(["title", "date"]);
});

test("a column that the contract does not name would be lost: nothing starts", () => {
  const table = pgTable("thing", {
    ...recordColumns(),
    title: text("title").notNull(),
    place: text("place"),
  });
  expect(() => fieldColumns({ ...kind, table })).toThrow(
    "The table thing and its contract differ in: place.",
  );
});

test("a field that the table does not have would be lost: nothing starts", () => {
  const more = { ...stored, place: z.string() };
  expect(() => fieldColumns({ ...kind, stored: more })).toThrow("contract differ in: place.");
});
