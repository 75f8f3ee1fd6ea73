import { expect, test } from "vitest";
import { evaluateText } from "#core/checks/evaluate-text.ts";
import { formatResult } from "#core/result/result-text.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { applyEdits } from "./apply-edits.ts";
import type { EditReason, TextEdit } from "./text-edit.ts";

const task = {
  tool: "brandBio",
  material: {
    answers: {
      name: "Odalys Brenninkmeyer",
      person: "she",
      role: "tide clerk",
      where: "Port of Hvalvik",
      serves: "the pilots of 14 boats",
      known: "tide tables that skippers read without their glasses",
      proof: "groundings went from 6 to 1 between 2021 and 2024",
    },
    tone: signatureTone,
  },
} as const;

const draft =
  "Odalys Brenninkmeyer is tide clerk at the Port of Hvalvik and serves the pilots of 14 boats. Tide tables that skippers read without their glasses is the work. Between 2021 and 2024 groundings passed from 6 to 1.";

function edited(edits: readonly TextEdit[], settled: readonly string[] = []) {
  const { result, checks } = applyEdits(task, evaluateText(task, "model", draft), {
    edits,
    settled,
    missedSeeds: 0,
  });
  return { text: formatResult(result), unmet: checks.filter(({ ok }) => !ok) };
}

const edit = (find: string, replacement: string | null, reason: EditReason = "reading") => ({
  find,
  replacement,
  reason,
});

test("edits that the checks allow are made together", () => {
  const { text, unmet } = edited([
    edit("groundings passed from", "groundings went from"),
    edit("Tide tables that", "She makes tide tables that"),
    edit(" is the work.", "."),
  ]);
  expect(text).toBe(
    "Odalys Brenninkmeyer is tide clerk at the Port of Hvalvik and serves the pilots of 14 boats. She makes tide tables that skippers read without their glasses. Between 2021 and 2024 groundings went from 6 to 1.",
  );
  expect(unmet).toEqual([]);
});

test("an edit that brings a figure or a word of no answer is left out, and the others are made", () => {
  const { text } = edited([
    edit("14 boats", "40 boats"),
    edit("passed from", "went from"),
    edit("the work", "world-class, awesome work"),
  ]);
  expect(text).toContain("14 boats");
  expect(text).toContain("went from 6 to 1");
  expect(text).not.toContain("awesome");
});

test("what a reader calls false and cannot mend is named, and for her to judge", () => {
  const { text, unmet } = edited([edit("serves the pilots", null, "false")]);
  expect(text).toBe(draft);
  expect(unmet).toEqual([expect.objectContaining({ rule: "second-reading", isForReader: true })]);
  expect(unmet[0]?.detail).toContain("“serves the pilots”");
});

function readingCheck(edits: readonly TextEdit[]) {
  const reading = { edits, settled: [], missedSeeds: 0 };
  return applyEdits(task, evaluateText(task, "model", draft), reading).checks.at(-1);
}

test("the member is told how many edits were made", () => {
  expect(readingCheck([])?.detail).toBe("Read a second time by the AI: nothing was changed.");
  expect(readingCheck([edit("passed from", "went from"), edit("nowhere", "x")])).toEqual({
    rule: "second-reading",
    ok: true,
    detail: "Read a second time by the AI: one edit was made.",
  });
});

test("what is mended is no longer named, nor what stands nowhere", () => {
  const { unmet } = edited([
    edit("passed from", "went from", "false"),
    edit("leads the harbor", null, "false"),
  ]);
  expect(unmet).toEqual([]);
});

test("words of an answer that the reader found in the draft, or rightly left out, are not named as unused", () => {
  const answers = { ...task.material.answers, serves: "lotsarna på fjorton båtar" };
  const told = { ...task, material: { ...task.material, answers } };
  const coverage = (settled: readonly string[]) =>
    applyEdits(told, evaluateText(told, "model", draft), {
      edits: [],
      settled,
      missedSeeds: 0,
    }).checks.find(({ rule }) => rule === "coverage");
  const unused = coverage([])?.detail ?? "";
  expect(unused).toContain("lotsarna");
  const [, quoted = ""] = /“([^”]*lotsarna[^”]*)”/.exec(unused) ?? [];
  expect(coverage([quoted])?.ok).not.toBe(false);
  expect(coverage([quoted.slice(0, 4)])).toMatchObject({ ok: false });
});

test("a figure that she writes in another way is settled by the reader, one whose digits she never gave is not", () => {
  const answers = { ...task.material.answers, proof: "the slip holds 7,5 barrels of tar" };
  const told = { ...task, material: { ...task.material, answers } };
  const text = "Odalys Brenninkmeyer keeps 7.5 barrels of tar and 52 ropes.";
  const grounding = (settled: readonly string[]) =>
    applyEdits(told, evaluateText(told, "model", text), {
      edits: [],
      settled,
      missedSeeds: 0,
    }).checks.find(({ rule }) => rule === "grounding")?.detail;
  expect(grounding([])).toBe(
    "Not in your answers: 7.5. Not in your answers: 52. Keep, correct or remove.",
  );
  expect(grounding(["7.5", "52"])).toBe("Not in your answers: 52. Keep, correct or remove.");
});

test("another bound than hers is not for the reader to settle", () => {
  const text = draft.replace("14 boats", "more than 14 boats");
  const { checks } = applyEdits(task, evaluateText(task, "model", text), {
    edits: [],
    settled: ["14"],
    missedSeeds: 0,
  });
  expect(checks.find(({ rule }) => rule === "grounding")?.detail).toBe(
    "“14” says more than your answers do. Keep, correct or remove.",
  );
});
