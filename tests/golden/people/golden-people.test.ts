import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGrades } from "./grades.ts";
import { measureText } from "./measure.ts";
import { peopleOf, peopleSets, unknownQuestionIds } from "./golden-people.ts";
import { qualityPage } from "./quality-page.ts";
import { brokenLanguagePattern } from "../cases/golden-cases.ts";

const people = peopleSets.flatMap(peopleOf);
const own = (text: string, person: (typeof people)[number]) =>
  Object.values(person.answers).join("\n").includes(text);

test("eight ordinary people a tool, and four unseen ones, answer its questions", () => {
  expect(peopleOf("ordinary").length).toBe(104);
  for (const set of peopleSets.filter((name) => name !== "ordinary"))
    expect(peopleOf(set).length, set).toBe(52);
  expect(people.flatMap(unknownQuestionIds)).toEqual([]);
});

/** Answers left out on purpose, and named as such: no time, an aside, not for an employer, withheld; a changed "my". */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  "ord-exit-analyst": ["got an offer with 20% more"],
  "ord-res-caseworker": ["team lead, same office, my boss retires"],
  "ord-plan-forecast": ["forecast accuracy, he’s tired of surprises"],
  "uns-plan-britt": ["assistant manager Kelsey, she wanted the job"],
  "sec-career-hanneke": ["Currently none"],
  "fth-bio-wanjiru": ["Smallholders with under two acres"],
  "fth-offer-gwendolyn": ["The Chair Weekend (working title"],
  "fth-plan-margarethe": [
    "she said this three times, so I take it seriously",
    "who also applied for the post",
  ],
  "fth-res-aurelie": ["or else inspector’s adviser for languages"],
  "fth-net-radmila": [
    "how they choose between a human describer",
    "I want to know how they choose",
    "on the credits sometimes Mila S.",
  ],
  "vth-offer-leilani": ["The Fundable Draft (working title"],
  "vth-exit-phuong": ["I open my own laundry with my sister"],
  "vth-plan-bernadette": ["they failed last insp"],
  "vth-res-jhumpa": ["whichever comes first"],
  "vth-net-clementine": [
    "how her team dealt with the names",
    "I want to know how her team dealt",
    "some 7 km of shelf",
    "of which perhaps a third has been described",
  ],
  "svn-bio-ilse": ["two of my former interns"],
  "svo-bio-tiina": ["3 more taken apart on my floor"],
  "nth-bio-solveig": ["No groundings on my watch"],
  "svn-plan-fatoumata": ["the crew chief Karim, he wanted the job"],
  "svo-boundary-ximena": ["he has the funeral home that sends us most of our families"],
  "svo-plan-khadija": ["two of them applied for my job"],
  "svo-network-analucia": ["what made him take the salt from Guérande"],
  "egi-exit-rosaura": ["After 19 years I am going to teach"],
  "egi-exit-fatma": ["I am opening my own clearing office"],
  "egi-plan-doina": ["the guard Petru, he knows where everything is"],
  "egi-plan-grace": ["the 4 instructors, two of them applied for my job"],
  "egi-resume-yolande": ["the job is in Douala and in English"],
  "nth-bound-ileana": ["my brother in law Costin, he has the car parts shop"],
  "nth-plan-harriet": [
    "DBS backlog cleared before the CQC people come, she thinks Jan",
    "Moira (Director of People, my boss)",
    "head of retail - don’t know name yet",
  ],
  "nti-plan-steinunn": [
    "that the winter charters don’t go like last year",
    "Halla who does rosters now and also applied for my job",
  ],
  "nti-plan-bronagh": ["if they don’t nobody comes"],
  "nti-net-mady": ["if the city could put door times in the tenders"],
  "xth-plan-ruthanne": ["one of whom applied for this job"],
  "xth-net-renske": [
    "opera mostly",
    "though the last two years it has been more musicals",
    "I believe the head is called Frau Hämmerle",
  ],
};

test.for(people)("$id: her words stand as she typed them", (person) => {
  const { changed, text } = measureText(person);
  const named = (words: string) => leftOut[person.id]?.some((one) => words.includes(one)) ?? false;
  expect(changed.filter((words) => !named(words))).toEqual([]);
  const broken = brokenLanguagePattern.exec(text)?.[0];
  expect(broken === undefined || own(broken.trim(), person) ? "" : broken, text).toBe("");
});

test("of her ideas at least 80 % stand in a frame of their own, at most 18 % behind a label, 2 % quoted", () => {
  const all = people.map(measureText);
  const sum = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  const items = sum(({ framed, neutral, quoted }) => framed + neutral + quoted);
  expect(sum(({ framed }) => framed) / items).toBeGreaterThanOrEqual(0.8);
  expect(sum(({ neutral }) => neutral) / items).toBeLessThanOrEqual(0.18);
  expect(sum(({ quoted }) => quoted) / items).toBeLessThanOrEqual(0.02);
});

test("docs/language-quality.md is current; npm run quality writes it", () => {
  expect(readFileSync("docs/language-quality.md", "utf8")).toBe(qualityPage(readGrades()));
});

test("every person was read; npm run quality names the texts that changed since", () => {
  const all = readGrades();
  expect(people.filter(({ id }) => all[id] === undefined).map(({ id }) => id)).toEqual([]);
});
