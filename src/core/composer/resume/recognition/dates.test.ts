import { expect, test } from "vitest";
import { findDateSpan, yearRangeOf } from "./dates.ts";

test.each([
  ["06.2019 – obecnie", "06.2019 – obecnie", true],
  ["01.03.2019 – 31.05.2022 Nurse", "01.03.2019 – 31.05.2022", false],
  ["2019-03 – 2021-05 | Clerk", "2019-03 – 2021-05", false],
  ["Clerk, 2012-14", "2012-14", false],
  ["marzo de 2019 a la fecha", "marzo de 2019 a la fecha", true],
  ["mars 2019 – aujourd’hui", "mars 2019 – aujourd’hui", true],
  ["Teller 09/17 - 12/20", "09/17 - 12/20", false],
  ["Cook 2015 thru 2018", "2015 thru 2018", false],
  ["2018 -> 2020 Porter", "2018 -> 2020", false],
])("the years of “%s”", (line, years, open) => {
  const span = findDateSpan(line);
  expect(line.slice(span?.start, span?.end)).toBe(years);
  expect(span?.open).toBe(open);
});

test.each(["Matric 2010", "score 03/12 in the audit", "Form 22-07"])(
  "no years of a post: %s",
  (line) => {
    expect(findDateSpan(line)).toBeNull();
  },
);

test("a year of two figures ends in its century", () => {
  expect(yearRangeOf("Kuwait 2010-11")).toEqual([2010, 2011]);
  expect(yearRangeOf("Porter, 2018 to date")).toEqual([2018, Infinity]);
});
