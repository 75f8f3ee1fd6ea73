import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";

const base = { sum: "$50,000", results: "Cut waste by 12%\nTrained four porters", askOn: "May 2" };

/** What stands under a label. */
function under(label: string, answers: Readonly<Record<string, string>>): string {
  const material = { answers: { ...base, ...answers }, tone: "Warm Confidence" };
  const parts = formatResult(compose("payAsk", material)).split("\n## ");
  return parts.find((part) => part.includes(label))?.replace(/^.*\n+/, "") ?? "";
}

test.each([
  ["48k, would take 45", "48k"],
  ["£31,000 (min £29,500)", "£31,000"],
  ["$21 an hour. I could settle for 20.", "$21 an hour"],
])("of %j she asks for the first alone, and reads the whole for herself", (sum, expected) => {
  expect(under("Opening ask", { sum })).toMatch(`I am asking for ${expected}.`);
  expect(under("Opening ask", { sum })).not.toMatch(/take|min|settle/);
  expect(under("For you alone", { sum })).toContain(sum.replace(/\.$/, ""));
});

test("what hangs on a sum stays with it, and nobody is addressed by what they need", () => {
  const sum = "€61k, of which at least 55k fixed";
  expect(under("Opening ask", { sum })).toContain(`I am asking for ${sum}.`);
  const decider = "Ama Boateng, head of the lab – though she asks the dean";
  expect(under("Written version", { decider })).toContain("To: Ama Boateng, head of the lab\n");
});

test("a least sum alone is the ask, and so is one in any dollars", () => {
  expect(under("Opening ask", { sum: "HK$28,500" })).toContain("I am asking for HK$28,500.");
  expect(under("Opening ask", { sum: "at least 30k" })).toContain("at least 30k.");
});

test.each([
  ["Porter, A$52,000", "My title today is Porter. My pay today is A$52,000."],
  ["€2.100, plus 8% holiday pay", "My pay today is €2.100, plus 8% holiday pay."],
  ["porter at $19 an hour", "Today: porter at $19 an hour."],
  ["$41,000 – porter (but I’ve run the lodge since May)", "Today: $41,000 – porter (but"],
  ["$41,000 (porter, acting head since May)", "Today: $41,000 (porter, acting head since May)."],
  ["41", "Today: 41."],
  ["41k. I’ve been acting head since May", "My pay today is 41k. I’ve been acting head since May."],
])("%j stands whole beside the ask", (now, expected) => {
  expect(under("Opening ask", { now, title: "Head Porter" })).toContain(expected);
});

test("a remark about a title stands behind a label", () => {
  const title = "Head Porter – but the board names one in fall";
  expect(under("Opening ask", { title })).toContain(`The title I am asking for: ${title}.`);
});

test.each([
  ["Head Porter, which I am now", "The title I am asking for: Head Porter, which I am now."],
  ["Head Porter because I run the lodge", "The title I am asking for: Head Porter because"],
  ["not really, more hours", "On the title: not really, more hours."],
])(
  "that she asks for a title is said, and where she asks for none it is not: %s",
  (title, expected) => {
    expect(under("Opening ask", { title })).toContain(expected);
  },
);

test.each([
  ["Dr. Ilić, who owns the clinic", "To: Dr. Ilić\n"],
  ["Bea (floor manager) but HR signs", "To: Bea (floor manager)\n"],
  ["Ola Berg, head of Care and Meals", "To: Ola Berg, head of Care and Meals\n"],
])("%j is addressed without what is said about them", (decider, to) => {
  expect(under("Written version", { decider })).toContain(to);
  expect(under("For you alone", { decider })).toContain(decider);
});

test("nobody is addressed as “line manager Ama”", () => {
  expect(under("Written version", { decider: "my line manager Ama, then HR" })).toContain(
    "To: line",
  );
  expect(under("Written version", { decider: "my line manager Ama" })).not.toContain("To:");
});

test.each([
  ["before the fair, so June 2", "The date for it: before the fair, so June 2."],
  ["2 weeks", "The date for it: 2 weeks."],
  ["this month", "What is needed for a yes this month?"],
])("%j is a date that can be said", (decideBy, expected) => {
  expect(under("Close", { decideBy })).toContain(expected);
});

test.each([
  ["I have no say over the bands", "You may say: “I have no say over the bands.”"],
  ["I’m new in the crew", "A point that may come up: I’m new in the crew."],
])("what others say is quoted, what she says of herself is not: %s", (objection, expected) => {
  expect(under("Answer to the objection", { objection })).toContain(expected);
});

test("a market figure that she is not sure of is asked for", () => {
  expect(under("For you alone", { market: "unsure yet" })).toContain("the market figure");
  expect(under("For you alone", { market: "" })).not.toContain("the market figure");
});
