import { writeFileSync } from "node:fs";
import { readGrades, hashText } from "./grades.ts";
import { measureText } from "./measure.ts";
import { peopleOf, peopleSets } from "./golden-people.ts";
import { qualityPage } from "./quality-page.ts";

const all = readGrades();
writeFileSync("docs/language-quality.md", qualityPage(all));
for (const person of peopleSets.flatMap(peopleOf)) {
  const name = hashText(measureText(person).text);
  if (all[person.id]?.text !== name)
    console.log(`${person.id} was not read since it changed: ${name}`);
}
