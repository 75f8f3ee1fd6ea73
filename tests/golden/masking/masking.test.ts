import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { createMask } from "#core/masking/mask.ts";
import { hideMaterial, createMaterialMask } from "#core/masking/mask-material.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { casesOf } from "../cases/golden-cases.ts";
import { peopleOf, peopleSets } from "../people/golden-people.ts";

const Label = z.object({ hidden: z.array(z.string()), shown: z.array(z.string()) });
const Sentences = z.array(Label.extend({ text: z.string() }));

const sentences = Sentences.parse(parsed("masked-sentences.json"));
const labels = z.record(z.string(), Label).parse(parsed("masked-people.json"));
const list = await loadEnglishWords();

function parsed(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
}

function stands(word: string, text: string): boolean {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${plain}(?![\p{L}\p{M}])`, "u").test(text);
}

test("of 81 sentences every name is hidden, and of 105 other words all but two stay", () => {
  const read = sentences.map(({ text, ...label }) => ({
    ...label,
    left: createMask([{ text, kind: "answer" }], list).hide(text),
  }));
  expect(read.flatMap(({ hidden, left }) => hidden.filter((word) => stands(word, left)))).toEqual(
    [],
  );
  expect(read.flatMap(({ shown, left }) => shown.filter((word) => !stands(word, left)))).toEqual([
    "Hood",
    "Timesheets",
  ]);
});

const everybody = [...peopleSets.flatMap(peopleOf), ...toolIds.flatMap((tool) => casesOf(tool))];

test("of all golden people every name is hidden, and everyday words, houses and towns stay", () => {
  const wrong = everybody.flatMap(({ id, tool, answers, tone }) => {
    const label = labels[id];
    if (!label) return [];
    const material = { answers, tone };
    const mask = createMaterialMask(toolOf(tool), material, undefined, list);
    const left = Object.values(hideMaterial(mask, material).answers).join("\n");
    const leaked = label.hidden.flatMap((name) => name.split(/[ .]+/)).filter(isTelling);
    return [
      ...leaked.filter((word) => stands(word, left)).map((word) => `${id} shows ${word}`),
      ...label.shown.filter((word) => !stands(word, left)).map((word) => `${id} hides ${word}`),
    ];
  });
  expect(wrong).toEqual([]);
});

/** Not a particle, a title or an initial. */
function isTelling(word: string): boolean {
  return word.length > 2 && !/^(?:van|der|mrs?|ms|sir|herr|principal|sister|ame)$/i.test(word);
}

test("the labels name people of the golden sets", () => {
  const known = new Set(everybody.map(({ id }) => id));
  expect(Object.keys(labels).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.values(labels).flatMap(({ hidden }) => hidden).length).toBeGreaterThan(180);
});
