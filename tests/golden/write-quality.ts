import { writeFileSync } from "node:fs";
import { grades, nameOf } from "./grades.ts";
import { measure } from "./measure.ts";
import { peopleOf, sets } from "./ordinary.ts";
import { qualityPage } from "./quality-page.ts";

const all = grades();
writeFileSync("docs/language-quality.md", qualityPage(all));
for (const person of sets.flatMap(peopleOf)) {
  const name = nameOf(measure(person).text);
  if (all[person.id]?.text !== name)
    console.log(`${person.id} was not read since it changed: ${name}`);
}
