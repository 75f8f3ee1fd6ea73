import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { promptsPage } from "./prompts-page.ts";

const list = await loadEnglishWords();
const page = readFileSync("docs/prompts.md", "utf8");

test("docs/prompts.md is current; npm run prompts writes it", () => {
  expect(page).toBe(promptsPage(list, page));
});

test("it has each tool’s draft and every step, masked, and names what changed since it was read", () => {
  for (const tool of toolIds) expect(page).toContain(`\n## ${toolOf(tool).title}: `);
  expect(page.match(/^### System$/gm)).toHaveLength(6);
  expect(page).not.toContain("Mokoena");
  const former = page.replaceAll("last editor", "first reader");
  const stale = former.replace(/^Reading: \w+/m, "Reading: 0");
  const anew = promptsPage(list, stale);
  expect(anew).toMatch(/^- .*first reader/m);
  expect(anew).toMatch(/^\+ .*last editor/m);
  expect(promptsPage(list, anew)).toBe(anew);
});
