import { expect, test } from "vitest";
import { checkResult } from "#core/checks/check-result.ts";
import { formatResult } from "#core/result/result-text.ts";
import { wordsOf } from "#core/result/result.ts";
import { offerPower } from "#core/tools/offer-power.ts";
import { composeOfferPower } from "./offer-power.ts";

const grants = {
  offer: "federal grant writing, flat fee per application",
  audience:
    "rural clinics & tribal health programs, under 50 staff. not for ppl who want me to work on contingency",
  change: "they submit on time without pulling their clinic director off patients",
  included:
    "go/no-go memo; full narrative + budget justification; 2 rounds of revisions; portal submission",
  price: "7,500 per application, half up front",
  timing: "HRSA opens march 3 closes april 28",
};
const editor = {
  offer: "I edit first books by women scientists, from messy draft to submission.",
  audience: "Researchers with a signed contract or a finished draft. Not for memoir.",
  change: "You hand your publisher a manuscript you have stopped apologizing for.",
  included:
    "A reading of the whole manuscript, a twelve-page letter, three line-edited chapters, and a call every Friday.",
  price: "$8,000 for manuscripts up to 90,000 words.",
  timing: "I take two books a season, and spring begins on March 1.",
};
const group = {
  offer: "A ten-week group for Black women physicians, meeting on Sunday evenings by video.",
  audience:
    "For attending physicians in their first five years of practice. Not for residents, who have other support.",
  change: "They stop charting at midnight and start saying no without an explanation.",
  included:
    "Ten sessions of 75 minutes; a group of no more than eight; a workbook; one private session in week five",
  price: "$1,200, or four payments of $300",
  timing: "The group begins on February 2 and closes to new members on January 26.",
};

function compose(answers: Record<string, string>, tone = "Warm Confidence") {
  const result = composeOfferPower({ answers, tone });
  const section = (label: string) => {
    const found = result.sections.find((one) => one.label === label);
    return found ? wordsOf(found) : "";
  };
  return { result, text: formatResult(result), section };
}

test.for([
  ["a grant writer", grants],
  ["an editor who writes whole sentences", editor],
  ["a group leader", group],
] as const)("%s gets all six sections, grounded, in every tone", ([, answers]) => {
  for (const tone of offerPower.tones) {
    const { result, text } = compose(answers, tone);
    expect(result.missing).toEqual([]);
    expect(result.sections).toHaveLength(6);
    expect(checkResult("offerPower", text, answers).filter(({ ok }) => !ok)).toEqual([]);
  }
});

test("her sentences survive, joined into one promise", () => {
  expect(compose(editor, "Professional & Brief").section("The promise")).toBe(
    "I edit first books by women scientists, from messy draft to submission: you hand your publisher a manuscript you have stopped apologizing for.",
  );
  expect(compose(grants, "Professional & Brief").section("The promise")).toBe(
    "Federal grant writing, flat fee per application: you submit on time without pulling your clinic director off patients.",
  );
});

test.for([
  ["9,600. or 3 x 3,200. i know its a lot", "$9,600, or three payments of $3,200."],
  ["12k flat + travel", "$12,000 flat, plus travel."],
  ["$2,400 cleanup then 650/mo", "$2,400 cleanup, then $650 a month."],
  ["950 + mileage over 40 miles", "$950, plus mileage over 40 miles."],
  ["sliding 250-600", "Sliding scale: $250 to $600."],
  ["3,800/mo, 6 mo min", "$3,800 a month, with a 6-month minimum."],
  [
    "The fee is $18,500, payable in two installments.",
    "The fee is $18,500, payable in two installments.",
  ],
  ["$11k incl travel", "$11,000, including travel."],
] as const)("the price “%s” stands plainly", ([price, plain]) => {
  expect(compose({ price }).section("Price")).toBe(plain);
});

test("who it is not for comes from her alone, and is asked for when she names nobody", () => {
  const { section, result } = compose(
    { audience: "independent restaurants 1-3 locations" },
    "Confident & Direct",
  );
  expect(section("Who it is for")).toBe("Independent restaurants with 1 to 3 locations.");
  expect(result.missing).toContain("who it is not for");
  const retreat = compose({
    audience:
      "For women who run something and have not had three days to think in a year. It is not a vacation and it is not therapy.",
  });
  expect(retreat.section("Who it is for")).toContain("have not had three days to think in a year.");
  expect(retreat.section("Who it is not for")).toBe("It is not a vacation and it is not therapy.");
});

test("their change becomes hers to promise only where “they” are the clients", () => {
  expect(
    compose({ offer: "x-ray clinic", change: "managers do their own reviews" }).section(
      "The promise",
    ),
  ).toContain("managers do their own reviews");
  expect(
    compose({
      offer: "strength class",
      change: "get up off the floor without help, carry their own groceries",
    }).section("The promise"),
  ).toContain("you get up off the floor without help and carry your own groceries");
});

test("without a reason for now the invitation invites, with no urgency", () => {
  const { section } = compose({ offer: "resume rewrite", price: "1.2k" });
  expect(section("The invitation")).not.toMatch(/now|soon|spots|limited|before/i);
  expect(compose(group).section("The invitation")).toContain("closes to new members on January 26");
});

test("six things are five items, none added and none lost", () => {
  const { section } = compose({
    included:
      "handbook, 2 manager trainings, onboarding checklist, hotline, comp check, exit interviews",
  });
  const items = section("What is included").split("\n");
  expect(items).toHaveLength(5);
  for (const thing of ["andbook", "trainings", "checklist", "otline", "check", "interviews"]) {
    expect(section("What is included")).toContain(thing);
  }
});
