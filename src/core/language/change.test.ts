import { expect, test } from "vitest";

import { findChanges, parseChange } from "./change.ts";
import { sayChange, sayDoing } from "./say-change.ts";

test.for([
  [
    "claims backlog 900 files to 40 in 6 months",
    "The claims backlog went from 900 files to 40 in 6 months.",
  ],
  ["turnover 34% → 15", "Turnover went from 34% to 15%."],
  ["fees $2M → $900,000 a year", "Fees went from $2M a year to $900,000."],
  ["40 → 96 field staff", "Field staff went from 40 to 96."],
  ["error rate down 12%", "The error rate fell 12%."],
  ["freight down $640,000", "Freight fell $640,000."],
  ["shelf stock: 22% to 6", "Shelf stock went from 22% to 6%."],
  ["AP physics went from 9 students to 71", "AP physics went from 9 students to 71."],
  [
    "filings on time rose from 52% to 89% in clinic cases",
    "Filings on time went from 52% to 89% in clinic cases.",
  ],
  ["backlog from 1,900 tickets to under 600", "The backlog went from 1,900 tickets to under 600."],
] as const)("%s is a change", ([text, said]) => {
  const change = parseChange(text);
  expect(change && sayChange(change)).toBe(said);
});

test.for([
  "worked 9 to 5",
  "met 3 to 5 clients a week",
  "companies with $1M to $5M",
  "2015-2019",
  "director of nursing → AVP nursing",
  "survival 97.2%",
  "gap $47.3M closed",
])("%s is no change", (text) => {
  expect(parseChange(text)).toBeNull();
});

test("a lone noun before the figures belongs to them", () => {
  expect(
    findChanges(["scrap", "6.2% down to 2.9"]).map((change) => sayChange(change, "label")),
  ).toEqual(["Scrap: from 6.2% to 2.9%"]);
});

test("only her own verb makes it her doing", () => {
  const cut = parseChange("cut overtime from 12% to 4%");
  const went = parseChange("overtime 12% to 4%");
  expect([cut && sayDoing(cut), went && sayDoing(went)]).toEqual([
    "I cut overtime from 12% to 4%",
    null,
  ]);
});
