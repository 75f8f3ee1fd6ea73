import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { groundText } from "#core/grounding/ground-text.ts";

function marked(answer: string, text: string): string[] {
  return groundText(text, readEvidence({ answer })).flatMap(({ fact, problem }) =>
    problem === "noun" || problem === "promoted" ? [fact.text] : [],
  );
}

test.for<[answer: string, text: string]>([
  ["We'd 40 to 55 walk ins on a market day", "On market days we had 40 to 55 walk-ins."],
  ["9 follow-up visits", "I made 9 follow up visits."],
  ["my page views 9,300 vs goal 8,000", "My page views are 9,300 against a goal of 8,000."],
  ["4% now and they bought a second kiln", "Breakage went to 4%."],
  ["days: last qtr. 6 drivers lost more than 12%", "Days that drivers lost, more than 12%."],
  [
    "Ferry delays: last qtr. 6 crews over 12%",
    "Look into the ferry delays of over 12% with payroll.",
  ],
  ["waiting list is 74 names long", "There are 74 names on the waiting list."],
  ["turned 11 no-shows into regulars", "11 no shows became regulars."],
  ["22 of the mums came back", "22 of those came back."],
  ["3 out of 8 chucked it by week two", "3 out of 8 left by week two."],
  ["rent there 310-340 thousand", "The rent there is 310-340 thousand."],
  ["60ish requests, none late", "About 60 requests, none late."],
  ["minutes of the board 2x a month", "Minutes of the board 2 times a month."],
  ["a credit of 1,2 mln for the roof", "A credit of 1.2 million for the roof."],
  ["my eye test the 19th lol (new frames)", "Your eye test the 19th stays (new frames)."],
  ["who wants the half of wages in cash", "Those who want half of their wages in cash."],
  ["they milled 4 100 t of it", "They milled 4 100 tonnes of it."],
  ["no crane over 40m", "I drive no crane over 40 metres."],
  ["a kiln for 6 millions CFA", "A kiln for 6 million CFA."],
  ["8 labels (9th is 3 rial)", "8 labels, and 3 rial for the 9th label."],
  ["12 major findings, all to close", "12 major findings: 12 open at the last audit."],
])("a figure among the same words is hers: %s", ([answer, text]) => {
  expect(marked(answer, text)).toEqual([]);
});

test.for<[answer: string, text: string, mark: string]>([
  ["7 bakers, 130 loaves", "I lead 130 bakers.", "130"],
  ["moved 30 crates in 4 hours", "I moved 4 crates in 30 days.", "4"],
  ["moved 30 crates in 4 hours", "I moved 30 crates in 4 days.", "4"],
  ["rent up 8%, heating down 20%", "Heating is down 8%.", "8%"],
  ["8% less rent, 20% less heating", "Breakage is down 8%.", "8%"],
  ["31 files, 4 of them late", "I will hand over 31 people.", "31"],
  ["12 ledgers, 4,100 lines or so", "12 ledgers with 4,100 lines each.", "4,100"],
  ["sick days went from 21 to 9", "Sick days went from 21 to 9 per depot.", "9"],
  [
    "a rota for 23 agents, 4 of them part time",
    "A rota for 23 agents, 23 of them part time.",
    "23",
  ],
  ["3 out of 8 riders chucked it", "3 out of 8 trained mechanics left.", "8"],
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
  ["done in under 9 hrs", "It takes less than 9 hours."],
  ["the berth is free within 2 days", "The berth is free in 2 days."],
])("the bound is the same: %s / %s", ([answer, text]) => {
  expect(marked(answer, text)).toEqual([]);
});

test.for<[answer: string, text: string, mark: string]>([
  ["clubs with 30 kids", "Clubs with over 30 children.", "30"],
  ["clubs with more than 30 kids", "Clubs with 30 children.", "30"],
  ["more than 25 pupils", "25 pupils or more.", "25"],
  ["at least 25 pupils", "More than 25 pupils.", "25"],
  ["done in under 9 hrs", "Done in 9 hours.", "9"],
  ["4 or fewer complaints", "Bring complaints down to 4.", "4"],
  ["the yard pays 3,150 net", "The yard pays 3,150 gross a month.", "3,150 gross a month"],
  [
    "it takes two Fridays out of every quarter",
    "It takes two Fridays out of every month.",
    "two Fridays out of every month",
  ],
])("the bound is another one: %s / %s", ([answer, text, mark]) => {
  expect(marked(answer, text)).toEqual([mark]);
});

test.for<[answer: string, text: string]>([
  ["bread for 90 a week, mostly rye", "Each week it is bread for 90."],
  ["rent is $800 a month", "A month of rent, as I have it, is $800."],
  ["pay is now $50,000 per year", "I earn $50,000 a year."],
])("the period is hers: %s / %s", ([answer, text]) => {
  expect(marked(answer, text)).toEqual([]);
});

test.for<[answer: string, text: string, mark: string]>([
  ["a buyer for about 600 kg a month of small figs", "I look for a buyer for 600 kg.", "600"],
  ["2,100 sold in the first year", "2,100 sold each year.", "2,100 sold each year"],
  [
    "9 low-speed collisions in Q3",
    "9 low-speed collisions a month.",
    "9 low-speed collisions a month",
  ],
])("the period is another one: %s / %s", ([answer, text, mark]) => {
  expect(marked(answer, text)).toEqual([mark]);
});
