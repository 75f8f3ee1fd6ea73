import { readdirSync, readFileSync } from "node:fs";
import { compose } from "#core/composer/compose.ts";
import { parseResult } from "#core/result/result-text.ts";
import { toolIds } from "#core/tools/catalogue.ts";
import { casesOf } from "../cases/golden-cases.ts";
import { peopleOf, peopleSets } from "../people/golden-people.ts";
import type { GoodText } from "./faults.ts";

const folder = new URL("../ideal/", import.meta.url);
const cases = toolIds.flatMap((tool) => casesOf(tool));

/** Texts that a coach wrote by hand. */
export const idealTexts: readonly GoodText[] = readdirSync(folder).map((file) => {
  const found = cases.find(({ id }) => `${id}.md` === file);
  if (!found) throw new Error(`no case for ${file}`);
  return { ...found, result: parseResult(readFileSync(new URL(file, folder), "utf8")) };
});

/** Texts that say nothing but what was typed. */
export const composedTexts: readonly GoodText[] = [...cases, ...peopleSets.flatMap(peopleOf)].map(
  (one) => ({ ...one, result: compose(one.tool, one) }),
);
