import { expect, test } from "vitest";
import { composeExitStrategy } from "./exit-strategy.ts";

const letter = (answers: Readonly<Record<string, string>>) =>
  JSON.stringify(composeExitStrategy({ answers, tone: "Warm Confidence" }).sections[0]);

test.each([
  ["three weeks, so the ferry office says", "My notice period is three weeks."],
  ["a month (it was two before)", "My notice period is a month."],
])("the notice she owes without what she adds: %s", (noticeOwed, said) => {
  expect(letter({ lastDay: "May 4", noticeOwed })).toContain(said);
});

test.each(["none, we never signed", "two weeks if they insist", "as soon as they let me"])(
  "a notice that is no span stays out of the letter: %s",
  (noticeOwed) => {
    expect(letter({ lastDay: "May 4", noticeOwed })).not.toContain("notice period");
  },
);

test.each([
  ["end of harvest", "My last day: end of harvest."],
  ["around May 4", "My last day: around May 4."],
  ["May 4", "My last day is May 4."],
])("her last day: %s", (lastDay, said) => {
  expect(letter({ lastDay })).toContain(said);
});

test.each([
  ["The rota and its key, the filings for Ohio and Utah", 1],
  ["Filings for Ohio, Utah and Maine", 1],
  ["Rota, alarm codes and the van", 3],
])("the list is cut where each piece stands alone: %s", (handover, count) => {
  const items = JSON.parse(letter({ lastDay: "May 4", handover })).blocks[2].items;
  expect(items).toHaveLength(count);
});
