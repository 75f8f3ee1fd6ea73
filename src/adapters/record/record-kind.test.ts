import { pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { requiredDay, requiredText } from "#core/record/fields.ts";
import { exportedTimes } from "#core/record/record-schemas.ts";
import { type RecordKind, fieldColumns, noParts } from "./record-kind.ts";
import { recordColumns } from "./record-table.ts";

type Fields = { date: string; title: string };

const fields = {
  title: requiredText({ label: "Title", max: 9, whenBlank: "Give a title." }),
  date: requiredDay({ label: "Date" }),
};
const Entry = z.object({ id: z.string(), title: z.string(), date: z.string() });
const kind: RecordKind<Fields, object> = {
  name: "things",
  table: pgTable("thing", { ...recordColumns(), title: text("title").notNull() }),
  fields,
  Versioned: Entry.extend({ version: z.number() }),
  Entry,
  Exported: Entry.extend(exportedTimes),
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
  const more = { ...fields, place: requiredDay({ label: "Place" }) };
  expect(() => fieldColumns({ ...kind, fields: more })).toThrow("contract differ in: place.");
});
