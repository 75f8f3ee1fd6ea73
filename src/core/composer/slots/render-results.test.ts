import { expect, test } from "vitest";
import { renderResults } from "./render-results.ts";

test("a result is said in the first person, and nothing of it changes its tense", () => {
  expect(
    renderResults([
      "Since March: trained nine guides",
      "Responsible for both sites since Ana left",
      "Running the night shift since 2023",
      "Missed visits from 19% to 6%",
      "Been running the pass since May",
      "Quieter nights",
    ]),
  ).toEqual([
    "Since March: I trained nine guides.",
    "I have been responsible for both sites since Ana left.",
    "I have been running the night shift since 2023.",
    "Missed visits from 19% to 6%.",
    "I have been running the pass since May.",
    "Quieter nights.",
  ]);
});

test("two deeds on one line keep their one subject", () => {
  expect(renderResults(["Appeared in 14 hearings, lost one"])).toEqual([
    "I appeared in 14 hearings, lost one.",
  ]);
});

test("what a house passes and what goes up is no deed of hers", () => {
  expect(renderResults(["Passed the fire inspection 96", "Went from 4 sites to 9"])).toEqual([
    "Passed the fire inspection 96.",
    "Went from 4 sites to 9.",
  ]);
  expect(renderResults(["Passed my audit exam"])).toEqual(["I passed my audit exam."]);
});
