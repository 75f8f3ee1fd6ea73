import { expect, test } from "vitest";
import { z } from "zod";
import { newId } from "./new-id.ts";

test("ids are UUIDs of version 7, each its own, in the order of their time", () => {
  const ids = Array.from({ length: 1_000 }, (_, count) => newId(1_790_000_000_000 + count));
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.toSorted()).toEqual(ids);
});
