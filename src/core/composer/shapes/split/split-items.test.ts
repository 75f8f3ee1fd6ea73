import { expect, test } from "vitest";
import { splitItems, splitResults, splitThings, splitOffSum } from "./split-items.ts";

test.each([
  ["- keys\n• badge\n1) laptop\na) phone", ["keys", "badge", "laptop", "phone"]],
  ["1) the seating plan 2) the menu", ["the seating plan", "the menu"]],
  ["painted the hall; fixed nine chairs", ["painted the hall", "fixed nine chairs"]],
  ["Sorted 1,500 slides. Found the map.", ["Sorted 1,500 slides.", "Found the map."]],
  ["“No. Not now; ask in May.” she said", ["“No. Not now; ask in May.” she said"]],
  ["the list (long; old), by Dr. Ames", ["the list (long; old), by Dr. Ames"]],
  ["phase 2) is late", ["phase 2) is late"]],
  [" \n ", []],
])("%j", (answer, items) => {
  expect(splitItems(answer)).toEqual(items);
});

test.each([
  [
    "18 staff, sales up 30% since 2021, cut food cost from 34 to 29%, trained 12 new hires",
    ["18 staff", "sales up 30% since 2021", "cut food cost from 34 to 29%", "trained 12 new hires"],
  ],
  [
    "Lost hours fell to 9 a week, cut scrap by 30%, trained 14 welders",
    ["Lost hours fell to 9 a week", "cut scrap by 30%", "trained 14 welders"],
  ],
  [
    "97% accuracy last year, $40K saved on rope in May, wrote the rigging guide",
    ["97% accuracy last year", "$40K saved on rope in May", "wrote the rigging guide"],
  ],
  ["printed 70 maps, cut waste by 12%", ["printed 70 maps", "cut waste by 12%"]],
  [
    "I have built the data team, reduced the cloud bill by 30%, and made the reports automatic",
    ["I have built the data team", "reduced the cloud bill by 30%", "made the reports automatic"],
  ],
  [
    "Got the kennel licensed, first in the town, started a foster list, 40 homes",
    ["Got the kennel licensed, first in the town", "started a foster list, 40 homes"],
  ],
  [
    "96% on time, £90K won back from old claims, wrote the yard manual",
    ["96% on time", "£90K won back from old claims", "wrote the yard manual"],
  ],
  [
    "$60K grant won, $15K of it for tools, hired 2 apprentices",
    ["$60K grant won, $15K of it for tools", "hired 2 apprentices"],
  ],
  ["won the bid, worth $2m, and hired a crew", ["won the bid, worth $2m", "hired a crew"]],
  ["New till, went live in May, nobody queues now", null],
  ["Ran the desk with the porter, hired last year, for two shifts", null],
  ["led 3 launches, 40 people, two sites", null],
  ["trained 12 nurses, 3 midwives and 2 doctors", null],
  ["Moved the archive, which took a year, to Leeds", null],
  ["opened a shop, closed in 2020", null],
  ["Moved 3 labs, 40 crates, opened one week early", null],
  ["Ran the relay, finished third overall", null],
  ["Ran the 2024 fair, trained by the chain", null],
  ["12 years, two schools", null],
])("%s", (row, parts) => {
  expect(splitResults(row)).toEqual(parts ?? [row]);
});

test.each([
  ["sweep, smoke test, certificate", ["sweep", "smoke test", "certificate"]],
  ["session and summary and a list of papers", ["session", "summary", "a list of papers"]],
  [
    "list of all papers, a phone check, letters to your landlord",
    ["list of all papers", "a phone check", "letters to your landlord"],
  ],
  [
    "3 rides, two hours each, by day or dusk, a helmet, and lunch",
    ["3 rides, two hours each, by day or dusk", "a helmet", "lunch"],
  ],
  ["help with the form, the letter, the call", null],
  ["everything: yarn, needles, hooks", null],
  ["ten boxes of apples, pears, plums", null],
  ["a draft, by Friday", null],
])("%s", (row, parts) => {
  expect(splitThings(row)).toEqual(parts ?? [row]);
});

test("a sum beside something else is told apart", () => {
  expect(splitOffSum("Assistant manager, 8,200 SGD a month")).toEqual({
    sum: "8,200 SGD a month",
    rest: "Assistant manager",
  });
  expect(splitOffSum("1 visit, about 45 minutes, £85")?.sum).toBe("£85");
  expect(splitOffSum("Band 7, nurse")).toBeNull();
  expect(splitOffSum("$900, or two payments of $450")).toBeNull();
});
