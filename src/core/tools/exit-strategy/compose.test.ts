import { expect, test } from "vitest";
import { composeExitStrategy } from "./compose.ts";

const managerMessage = (answers: Readonly<Record<string, string>>) =>
  JSON.stringify(composeExitStrategy({ answers, tone: "Warm Confidence" }).sections[0]);

test.each([
  ["three weeks, so the ferry office says", "My notice period is three weeks."],
  ["a month (it was two before)", "My notice period is a month."],
])("the notice she owes without what she adds: %s", (noticeOwed, expected) => {
  expect(managerMessage({ lastDay: "May 4", noticeOwed })).toContain(expected);
});

test.each(["none, we never signed", "two weeks if they insist", "as soon as they let me"])(
  "a notice that is no span stays out of the letter: %s",
  (noticeOwed) => {
    expect(managerMessage({ lastDay: "May 4", noticeOwed })).not.toContain("notice period");
  },
);

test.each([
  ["end of harvest", "My last day: end of harvest."],
  ["around May 4", "My last day: around May 4."],
  ["May 4", "My last day is May 4."],
])("her last day: %s", (lastDay, expected) => {
  expect(managerMessage({ lastDay })).toContain(expected);
});

test.each([
  ["The rota and its key, the filings for Ohio and Utah", 1],
  ["Filings for Ohio, Utah and Maine", 1],
  ["Rota, alarm codes and the van", 3],
])("the list is cut where each piece stands alone: %s", (handover, count) => {
  const items = JSON.parse(managerMessage({ lastDay: "May 4", handover })).blocks[2].items;
  expect(items).toHaveLength(count);
});

const compose = (answers: Readonly<Record<string, string>>) =>
  composeExitStrategy({ answers: { lastDay: "May 4", ...answers }, tone: "Warm Confidence" });

test("what she will not discuss stands in no message, and what she hands over of it in her plan alone", () => {
  const handover = "The ferry rota\nThe audit file, sealed\nThe keys";
  const { sections, missing } = compose({ handover, withhold: "The audit" });
  const holding = sections.filter((section) => JSON.stringify(section).includes("audit"));
  expect(holding.map(({ label }) => label)).toEqual(["Hand-over plan"]);
  expect(missing.join()).toContain("“The audit file, sealed”");
});

test("a last day is told without what she will not discuss", () => {
  const answers = { lastDay: "May 4, before my surgery", withhold: "my surgery" };
  expect(JSON.stringify(compose(answers).sections.slice(0, 2))).not.toContain("surgery");
});

test("the checklist is for her alone, and her post heads the plan where her notice tells less", () => {
  const answers = {
    role: "Purser, night boats",
    organization: "a ferry line",
    protect: "My sea days",
  };
  const { sections } = compose(answers);
  const heads = sections.map(({ blocks }) => blocks.find(({ kind }) => kind === "heading"));
  expect(heads.map((one) => (one && "text" in one ? one.text : ""))).toEqual([
    "",
    "",
    "Purser, night boats, a ferry line",
    "For you alone",
  ]);
});
