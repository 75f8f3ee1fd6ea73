import { expect, test, vi } from "vitest";
import { findZone } from "./zoned-time.ts";

test("a zone is found under the name by which it is listed, and what is none is not", () => {
  expect(findZone("Asia/Calcutta")).toBe("Asia/Kolkata");
  for (const name of [null, undefined, "", "Nowhere/Atall", "x".repeat(65)])
    expect(findZone(name)).toBeNull();
});

test("a name that was asked for before makes no new form, whether there is such a zone or not", () => {
  const names = ["America/New_York", "Nowhere/Else"];
  const first = names.map(findZone);
  using made = vi.spyOn(Intl, "DateTimeFormat");
  for (let count = 0; count < 1_000; count += 1) expect(names.map(findZone)).toEqual(first);
  expect(made).not.toHaveBeenCalled();
});
