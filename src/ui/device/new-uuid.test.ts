import { expect, test } from "vitest";
import { newUuid } from "./new-uuid.ts";

test("an id is a UUID of version 7 that sorts by its moment and is never the same", () => {
  const ids = Array.from({ length: 200 }, (_, at) => newUuid(1_700_000_000_000 + at));
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 200 }, () => newUuid(0))).size).toBe(200);
});
