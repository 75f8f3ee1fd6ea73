import { expect, test } from "vitest";
import { cleanText } from "./clean.ts";
import { sayPost, sayTrade } from "./identity-words.ts";
import { parseIdentity } from "./identity.ts";

const posts: readonly (readonly [string, string])[] = [
  [
    "vp patient access, Harbor Saints Medical Ctr",
    "VP of Patient Access at Harbor Saints Medical Center",
  ],
  [
    "assoc dean, grad studies, state univ (R1)",
    "Associate Dean of Graduate Studies at an R1 state university",
  ],
  [
    "plant mgr, auto parts. Saltillo + Laredo",
    "a plant manager in auto parts, in Saltillo and Laredo",
  ],
  [
    "high school physics teacher, Title I school in Fresno",
    "a high school physics teacher at a Title I school in Fresno",
  ],
  ["founder/ceo, Loomis Labs", "the founder and CEO of Loomis Labs"],
  ["midwife, rural clinic in Montana, 20 yrs", "a midwife at a rural clinic in Montana"],
  ["COO of a $90M logistics company", "COO of a $90M logistics company"],
  ["ED of a women's shelter", "the Executive Director of a women’s shelter"],
  ["Theodora Blackwell, retired judge, now a mediator", "a retired judge and now a mediator"],
];

test.for(posts)("%s", ([answer, post]) => {
  expect(sayPost(parseIdentity(cleanText(answer)))).toBe(post);
});

test("name, years, place and what she says of herself are told apart", () => {
  const identity = parseIdentity(
    cleanText(
      "Paloma Reyes-Iverson, architect. grew up in public housing, now i design it. Studio Umbral, 5 ppl, 12 yrs",
    ),
  );
  expect(identity).toMatchObject({
    name: "Paloma Reyes-Iverson",
    roles: ["architect"],
    employer: "Studio Umbral",
    years: "12 years",
    sizes: ["5 people"],
    clauses: ["grew up in public housing, now I design it"],
  });
});

test("a trade without a title is what she works in", () => {
  expect(sayTrade(parseIdentity("Marisol Quigley, HR for warehouses"))).toBe(
    "I work in HR for warehouses",
  );
  expect(sayTrade(parseIdentity("data scientist, climate risk models for insurers"))).toBe(
    "I work on climate risk models for insurers",
  );
});

test("a full sentence about herself stays whole", () => {
  const sentence = "I direct the youth orchestra in Baton Rouge, 140 players from 31 schools.";
  expect(parseIdentity(sentence).clauses).toEqual([sentence.slice(0, -1)]);
});
