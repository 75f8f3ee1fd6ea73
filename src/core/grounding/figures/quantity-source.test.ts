import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { groundText } from "#core/grounding/ground-text.ts";

function marked(answer: string, text: string): string[] {
  return groundText(text, readEvidence({ answer })).flatMap(({ fact, problem }) =>
    problem === "noun" ? [fact.text] : [],
  );
}

test.for<[answer: string, text: string]>([
  ["We'd 40 to 55 walk ins on a market day", "On market days we had 40 to 55 walk-ins."],
  ["9 follow-up visits", "I made 9 follow up visits."],
  ["my page views 9,300 vs goal 8,000", "My page views are 9,300 against a goal of 8,000."],
  ["days: last qtr. 6 drivers lost more than 12%", "Days that drivers lost, more than 12%."],
  [
    "Ferry delays: last qtr. 6 crews over 12%",
    "Look into the ferry delays of over 12% with payroll.",
  ],
  ["waiting list is 74 names long", "There are 74 names on the waiting list."],
  ["turned 11 no-shows into regulars", "11 no shows became regulars."],
  ["22 of the mums came back", "22 of those came back."],
])("a figure among the same words is hers: %s", ([answer, text]) => {
  expect(marked(answer, text)).toEqual([]);
});

test.for<[answer: string, text: string, mark: string]>([
  ["7 bakers, 130 loaves", "I lead 130 bakers.", "130"],
  ["moved 30 crates in 4 hours", "I moved 4 crates in 30 days.", "4"],
  ["moved 30 crates in 4 hours", "I moved 30 crates in 4 days.", "4"],
  ["rent up 8%, heating down 20%", "Heating is down 8%.", "8%"],
  ["31 files, 4 of them late", "I will hand over 31 people.", "31"],
])("a figure among other words is misbound: %s / %s", ([answer, text, mark]) => {
  expect(marked(answer, text)).toContain(mark);
});

test.for<[answer: string, text: string]>([
  ["31 files, 4 of them late", "I will hand over 31 files, 4 of them late."],
  ["took 18 routes from Dele", "I took over 18 routes from Dele."],
  ["clubs with more then 30 kids", "It is for clubs with more than 30 children."],
  ["at least 25 pupils", "25 pupils or more"],
  ["over 300 loaves", "More than 300 loaves"],
  ["300+ loaves", "At least 300 loaves"],
])("the bound is the same: %s / %s", ([answer, text]) => {
  expect(marked(answer, text)).toEqual([]);
});

test.for<[answer: string, text: string, mark: string]>([
  ["clubs with 30 kids", "Clubs with over 30 children.", "30"],
  ["clubs with more than 30 kids", "Clubs with 30 children.", "30"],
  ["more than 25 pupils", "25 pupils or more.", "25"],
  ["at least 25 pupils", "More than 25 pupils.", "25"],
])("the bound is another one: %s / %s", ([answer, text, mark]) => {
  expect(marked(answer, text)).toEqual([mark]);
});
