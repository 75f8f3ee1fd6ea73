import { writeFileSync } from "node:fs";
import { toolIds } from "#core/tools/catalogue.ts";
import { casesOf } from "./golden-cases.ts";
import { qualityPage } from "./quality-page.ts";
import { nameOf, readingOf, readings, textOf } from "./readings.ts";

const all = readings();
writeFileSync("docs/language-quality.md", qualityPage(all));
for (const one of toolIds.flatMap((tool) => casesOf(tool))) {
  const text = textOf(one);
  if (readingOf(all, one.id, text) === null)
    console.log(`${one.id} was not read since it changed: ${nameOf(text)}`);
}
