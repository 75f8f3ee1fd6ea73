import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { receiptsOf } from "#core/grounding/check-grounding.ts";
import { parseResult } from "#core/result/result-text.ts";
import { toolIds } from "#core/tools/catalogue.ts";
import { casesOf } from "../cases/golden-cases.ts";

const folder = new URL("../ideal/", import.meta.url);

test("of the facts in the ideal outputs, at most three in a hundred are called ungrounded", () => {
  const cases = toolIds.flatMap((tool) => casesOf(tool));
  const receipts = readdirSync(folder).flatMap((file) => {
    const found = cases.find(({ id }) => `${id}.md` === file);
    if (!found) throw new Error(`no case for ${file}`);
    const result = parseResult(readFileSync(new URL(file, folder), "utf8"));
    return receiptsOf(found.tool, result, found.answers);
  });
  const alarms = receipts.filter(({ problem }) => problem !== null).map(({ fact }) => fact.text);
  expect(receipts.length).toBeGreaterThan(300);
  // The coach writes out what was typed short ("Ctr", "M-Th", "under 4"); no rule reads that for certain.
  expect(alarms.length / receipts.length, alarms.join(" | ")).toBeLessThanOrEqual(0.03);
});
