import { expect, test } from "vitest";
import { cleanText } from "#core/language/clean.ts";
import { readStatements } from "./statement.ts";

const answers: readonly (readonly [string, readonly string[]])[] = [
  ["scrap. 6.2% down to 2.9", ["scrap fell from 6.2% to 2.9%"]],
  ["trained 6 pms, 2 got promoted", ["I trained six PMs, and two got promoted"]],
  ["promoted 5 of my 8", ["I promoted five of my eight"]],
  ["promoted to principal in 2021", ["I was promoted to principal in 2021"]],
  ["got spoilage under 2%", ["I got spoilage under 2%"]],
  [
    "longest wait from 3 hrs 10 min to 22 min",
    ["longest wait went from 3 hours 10 minutes to 22 minutes"],
  ],
  ["cited in Hollis v. Kern Housing Auth.", ["cited in Hollis v. Kern Housing Auth"]],
  ["Coach of the Year 2019 and 2023", ["I was Coach of the Year in 2019 and 2023"]],
  ["31 schools, electric bills down 40%", ["31 schools: electric bills fell 40%"]],
  [
    "0 lawsuits in 4 yrs. turnover 96 to 71%",
    ["zero lawsuits in four years", "turnover went from 96% to 71%"],
  ],
  [
    "Pine Tea +41% in 18 mos; won the Ogden Effie silver",
    ["Pine Tea rose 41% in 18 months", "I won the Ogden Effie silver"],
  ],
  ["the blue. everybody knows the blue", ["everybody knows the blue"]],
  [
    "EU wallet - was 11 wks late when i got it, shipped 5 wks after, 9 countries",
    [
      "the EU wallet was 11 weeks late when I got it and shipped five weeks after, in nine countries",
    ],
  ],
  [
    "Under my direction, the time from application to keys fell from 26 months to 9.",
    ["Under my direction, the time from application to keys fell from 26 months to 9"],
  ],
];

test.for(answers)("%s", ([answer, statements]) => {
  expect(readStatements(cleanText(answer)).map(({ text }) => text)).toEqual(statements);
});

test("what is not understood stays a note in her words", () => {
  const [only] = readStatements("portfolio of odd jobs nobody claims");
  expect(only).toEqual({
    kind: "note",
    text: "portfolio of odd jobs nobody claims",
    figured: false,
  });
});
