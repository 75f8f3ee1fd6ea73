import { expect, test } from "vitest";
import { composed } from "./golden-cases.ts";
import { failings, type OwnCase } from "./own-case.ts";

const cases: OwnCase[] = [
  {
    name: "a surgeon in fragments, third person",
    answers: {
      role: "pediatric heart surgeon, children's hosp of the Plains; chief of the section since 2019",
      audience: "babies under 5 lbs",
      result: "built the neonatal program from scratch",
      proof: "survival 97.2%, over 300 operations",
      person: "third person. Dr. Imani Osei-Kruger, she/her",
    },
    facts: [
      "Dr. Imani Osei-Kruger",
      "Children’s Hospital of the Plains",
      "2019",
      "97.2%",
      "300 operations",
    ],
    never: ["I", "my", "lol", "She/her", "leading"],
    asks: [],
  },
  {
    name: "a teacher whose class grew, first person without a name",
    answers: {
      role: "high school physics teacher, Title I school in Fresno",
      audience: "kids who were told physics isnt for them",
      result: "AP physics went from 9 students to 71, half of them girls",
      proof: "pass rate 38% -> 66%. state teacher of the year finalist 2021",
      person: "first person pls",
    },
    facts: [
      "Title I school in Fresno",
      "9 students to 71",
      "half of them girls",
      "38% to 66%",
      "2021",
    ],
    never: ["she", "tripled", "passionate", "please"],
    asks: [],
  },
  {
    name: "a founder whose company makes something",
    answers: {
      role: "founder/ceo, Loomis Labs. we make sensors for cold chain",
      audience: "vaccine programs in places where the power goes out",
      result: "spoilage 11% down to 1.4%",
      proof: "used in 14 countries",
      person: "third — Hafsa Noorani",
    },
    facts: ["Hafsa Noorani", ["founder and CEO"], "makes sensors", "11% to 1.4%", "14 countries"],
    never: ["we", "I"],
    asks: [],
  },
  {
    name: "finished sentences of a careful writer, turned to the third person",
    answers: {
      role: "I am the Chief Operating Officer of Meridian Housing Trust, a nonprofit that builds and manages affordable apartments in three states.",
      audience: "I serve families who have been on a waiting list for more than two years.",
      result: "Under my direction, the time from application to keys fell from 26 months to 9.",
      proof:
        "The Trust has housed 4,200 families, and our model was adopted by the state housing agency in 2022.",
      person: "Third person. My name is Corinne Adeyemi-Walsh.",
    },
    facts: [
      "Corinne Adeyemi-Walsh",
      "a nonprofit that builds and manages affordable apartments in three states",
      "serves families who have been on a waiting list for more than two years",
      "the time from application to keys fell from 26 months to 9",
      "the model was adopted by the state housing agency in 2022",
    ],
    never: ["our", "my", "I"],
    asks: [],
  },
  {
    name: "a role and one result alone",
    answers: {
      role: "nurse educator",
      audience: "new grads on nights",
      result: "first yr turnover 34% to 15",
    },
    facts: ["nurse educator", "new graduates on nights", "34% to 15%"],
    never: ["halved", "years of experience"],
    asks: ["proof"],
  },
];

test.for(cases)("brand bio: $name", (one) => {
  expect(failings("brandBio", one)).toEqual([]);
});

test("the chosen person holds in every clause, and her name opens the third", () => {
  const { language } = composed("brandBio", cases[0]?.answers ?? {}, "Warm Confidence");
  expect(language).toMatch(/^Dr\. Imani Osei-Kruger built the neonatal program from scratch\./);
  expect(language).toContain("she works for babies");
});

test("what cannot be turned without a guess stands in her own words", () => {
  const answers = {
    role: "branch mgr, eastside public library",
    result: "we never turned a kid away",
    person: "third, Rosalind Achterberg",
  };
  expect(composed("brandBio", answers, "Warm Confidence").language).toContain(
    "In her words, “we never turned a kid away",
  );
});
