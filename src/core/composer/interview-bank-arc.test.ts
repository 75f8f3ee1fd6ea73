import { expect, test } from "vitest";
import { readStories } from "./interview-bank-stories.ts";

test("a start and an end told apart are one change", () => {
  const [injuries, changeover] = readStories(
    "- Recordable injuries at Modesto were 5.2, I started stop-work cards, down to 1.8 in 14 months\n" +
      "- changeover took 3 hrs. ran SMED workshops w operators on line 4, now 50 min, saved about $1.1M a yr",
  );
  expect(injuries?.changes).toMatchObject([
    { noun: "recordable injuries at Modesto", from: "5.2", to: "1.8", span: "in 14 months" },
  ]);
  expect(injuries?.deeds).toMatchObject([{ base: "start", rest: "stop-work cards" }]);
  expect(changeover?.changes).toMatchObject([
    { noun: "changeover", from: "3 hours", to: "50 minutes", direction: "down" },
  ]);
  expect(changeover?.outcomes).toEqual(["that saved about $1.1M a year"]);
});

test("what a deed took and what it was spared stand apart from it", () => {
  const [story] = readStories(
    "negotiated the 2024 contract w Teamsters, 22 sessions, no strike\nhired 9 people",
  );
  expect(story).toMatchObject({
    deeds: [{ base: "negotiate", rest: "the 2024 contract with Teamsters" }],
    took: "22 sessions",
    bounds: ["no strike"],
  });
});

test("a starting figure without an end stays as she told it", () => {
  const [story] = readStories("turnover was 40%. I met everyone who left and asked why");
  expect(story?.changes).toEqual([]);
  expect(story?.before).toEqual(["turnover was 40%"]);
});
