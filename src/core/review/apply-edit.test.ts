import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";

const text = "## Evidence\n\n- I led the yard.\n- It’s “ours” – all 9.\n- I led the crane.";
const edit = (find: string, replacement: string | null) =>
  applyEdit(text, { find, replacement, reason: "reading" });

test("words that stand once are replaced, whatever marks the reader copied them with", () => {
  expect(edit("led the yard", "kept the yard")).toContain("- I kept the yard.\n");
  expect(edit(`- It's "ours" - all 9.`, "It is ours.")).toContain("\n- It is ours.\n");
});

test("a struck item goes with its mark, and no gap is left in a line", () => {
  expect(edit("It’s “ours” – all 9.", "")).toBe(
    "## Evidence\n\n- I led the yard.\n- I led the crane.",
  );
  expect(edit("led the yard", "")).toContain("- I .\n");
  expect(edit("“ours” ", "")).toContain("- It’s – all 9.");
});

test("the mark of a list stays, once", () => {
  expect(edit("- I led the yard.", "- I kept the yard.")).toContain("\n- I kept the yard.\n");
  expect(edit("- I led the yard.", "I kept the yard.")).toContain("\n- I kept the yard.\n");
  expect(edit("- I led the yard.", "")).not.toContain("yard");
});

test("a new item stands on a line of its own", () => {
  expect(edit("I led the crane.", "I led the crane.\n- I keep the log.")).toBe(
    `${text}\n- I keep the log.`,
  );
});

test("what stands in several places is changed in all of them", () => {
  const twice =
    "## Say it\n\nI ask for it by 4 May.\n\n## Write it\n\nI ask for it by 4 May. Thanks.";
  expect(
    applyEdit(twice, { find: "I ask for it by", replacement: "I want it by", reason: "reading" }),
  ).toBe(twice.replaceAll("I ask for it", "I want it"));
});

test.for([
  ["I led the", "x"],
  ["nowhere", "x"],
  ["Evidence", "Proof"],
  ["led the yard", null],
  ["led the yard", "led\n## Other\nthe yard"],
  ["yard. - It’s", "x"],
] as const)("%j is left as it stands", ([find, replacement]) => {
  expect(edit(find, replacement)).toBeNull();
});

test("whatever a reader names, a text keeps its label", () => {
  assert(
    property(string({ maxLength: 30 }), string({ maxLength: 30 }), (find, replacement) => {
      const edited = applyEdit(text, { find, replacement, reason: "lost" });
      expect(edited ?? text).toMatch(/^## Evidence\n/);
    }),
  );
});
