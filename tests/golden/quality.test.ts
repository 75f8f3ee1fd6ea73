import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { grades } from "./grades.ts";
import { peopleOf, sets } from "./ordinary.ts";
import { qualityPage } from "./quality-page.ts";

const all = grades();

test("docs/language-quality.md is current; npm run quality writes it", () => {
  expect(readFileSync("docs/language-quality.md", "utf8")).toBe(qualityPage(all));
});

test("every person was read; npm run quality names the texts that changed since", () => {
  const people = sets.flatMap(peopleOf);
  expect(people.filter(({ id }) => all[id] === undefined).map(({ id }) => id)).toEqual([]);
});
