import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { grades } from "./grades.ts";
import { measure } from "./measure.ts";
import { peopleOf, sets, strangers } from "./ordinary.ts";
import { qualityPage } from "./quality-page.ts";
import { brokenLanguage } from "./golden-cases.ts";

const people = sets.flatMap(peopleOf);
const own = (text: string, person: (typeof people)[number]) =>
  Object.values(person.answers).join("\n").includes(text);

test("eight ordinary people a tool, and four unseen ones, answer its questions", () => {
  expect(peopleOf("ordinary").length).toBe(104);
  for (const set of sets.filter((name) => name !== "ordinary"))
    expect(peopleOf(set).length, set).toBe(52);
  expect(people.flatMap(strangers)).toEqual([]);
});

/** Answers that stand nowhere on purpose, and are named to her: no time for them, an aside, what is for no employer, or what she withholds. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  "ord-exit-analyst": ["got an offer with 20% more"],
  "ord-res-caseworker": ["team lead, same office, my boss retires"],
  "ord-plan-forecast": ["forecast accuracy, he’s tired of surprises"],
  "uns-exit-chiara": ["I open my own studio with a colleague, but please do not say the colleague"],
  "uns-off-amrita": ["Two-day workshop at your office plus a written report, $9,500 plus travel"],
  "uns-pitch-lowri": ["Gwent somewhere, you don’t need to name it"],
  "uns-plan-britt": ["assistant manager Kelsey, she wanted the job"],
  "thd-exit-sabina": ["I got into the food science masters at uni"],
  "sec-career-hanneke": [
    "Currently none",
    "I was away for six years with my twins",
    "before that I was a tax adviser",
  ],
  "sec-plan-fatou": ["The scheduler I replace, she stays until November"],
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
    "Archivist – since 2016",
    "I want to know how her team dealt",
    "some 7 km of shelf",
    "of which perhaps a third has been described",
  ],
  "xth-plan-ruthanne": ["one of whom applied for this job"],
  "xth-net-renske": [
    "Stage manager, freelance",
    "opera mostly",
    "though the last two years it has been more musicals",
    "I believe the head is called Frau Hämmerle",
  ],
};

test.for(people)(
  "$id: nothing of hers is lost, and her words stand as she typed them",
  (person) => {
    const { lost, changed, text } = measure(person);
    const named = (words: string) =>
      leftOut[person.id]?.some((one) => words.includes(one)) ?? false;
    expect(lost.filter((words) => !named(words))).toEqual([]);
    expect(changed.filter((words) => !named(words))).toEqual([]);
    const broken = brokenLanguage.exec(text)?.[0];
    expect(broken === undefined || own(broken.trim(), person) ? "" : broken, text).toBe("");
  },
);

test("of her ideas at least 80 % stand in a frame of their own, at most 18 % behind a label, 2 % quoted", () => {
  const all = people.map(measure);
  const sum = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + of(one), 0);
  const items = sum(({ framed, neutral, quoted }) => framed + neutral + quoted);
  expect(sum(({ framed }) => framed) / items).toBeGreaterThanOrEqual(0.8);
  expect(sum(({ neutral }) => neutral) / items).toBeLessThanOrEqual(0.18);
  expect(sum(({ quoted }) => quoted) / items).toBeLessThanOrEqual(0.02);
});

test("docs/language-quality.md is current; npm run quality writes it", () => {
  expect(readFileSync("docs/language-quality.md", "utf8")).toBe(qualityPage(grades()));
});

test("every person was read; npm run quality names the texts that changed since", () => {
  const all = grades();
  expect(people.filter(({ id }) => all[id] === undefined).map(({ id }) => id)).toEqual([]);
});
