import { expect, test } from "vitest";
import { readEvidence } from "#core/grounding/evidence.ts";
import { groundText } from "#core/grounding/ground-text.ts";
import { dayOrderOf, findTypedDays, findTypedYears } from "./typed-days.ts";

const marks = (answer: string, text: string) =>
  groundText(text, readEvidence({ answer }))
    .filter(({ problem }) => problem !== null)
    .map(({ fact }) => fact.text);

test.for([
  ["the depot shuts 28/2/31", "The depot shuts on February 28, 2031."],
  ["the depot shuts 28.2.31", "The depot shuts on 28 February 2031."],
  ["lease runs to 30-06-2032", "The lease runs to June 30, 2032."],
  ["grant letter of 2031/05/19", "The grant letter is of May 19, 2031."],
  ["licence good to 11/2033", "The licence is good to November 2033."],
  ["with them since 4.2019", "I have been with them since April 2019."],
  ["opened Sep-22, 40 seats", "It opened in September 2022 with 40 seats."],
  ["class of ’09, nursing", "I am of the class of 2009, nursing."],
  ["born 07.11.1971", "Born on November 7, 1971."],
  ["the hall is back by 28.11, max 9 closed days", "The hall is back by November 28."],
  ["permit till 13.10", "The permit runs until October 13."],
  ["from 3.9 we are four", "From September 3 we are four."],
  ["cook-off 3/9, ours again", "The cook-off is on September 3."],
  ["cook-off 3/9, ours again", "The cook-off is on March 9."],
  ["prize (2018, 2020 ,2023)", "The prize came in 2018, 2020 and 2023."],
  ["prize 2018,2020,2023", "The prize came in 2018, 2020 and 2023."],
] as const)("%s is what is meant by: %s", ([answer, text]) => {
  expect(marks(answer, text)).toEqual([]);
});

test.for([
  ["the depot shuts 28/2/31", "The depot shuts on February 27, 2031.", ["February 27"]],
  ["the depot shuts 28/2/31", "The depot shuts on February 28, 2032.", ["2032"]],
  ["born 07.11.1971", "Born on July 11, 1971.", ["July 11"]],
  ["review 5/4/31, then 19/4/31", "The review is on May 4, 2031.", ["May 4"]],
  ["prize (2018, 2020 ,2023)", "The prize came in 2019 and 2023.", ["2019"]],
  ["the score rose to 4.12 points", "The score rose on December 4.", ["December 4"]],
  ["we are open 24/7", "We are open on July 24.", ["July 24"]],
  ["the depot shuts 28 February 2031", "The depot shuts 28/2/30.", ["30"]],
] as const)("%s is not: %s", ([answer, text, open]) => {
  expect(marks(answer, text)).toEqual(open);
});

test("one day that can be read in one way alone decides the others", () => {
  expect(dayOrderOf("5/4 and 19/4")).toBe("day-first");
  expect(dayOrderOf("5/4 and 4/19")).toBe("month-first");
  expect(dayOrderOf("5/4, 6/6, 3/4")).toBeNull();
  expect(dayOrderOf("19/4 and 4/19")).toBeNull();
  expect(findTypedDays("5/4/31").map(({ readings }) => readings)).toEqual([["5-4", "4-5"]]);
});

test("shares, hours and lengths are no days", () => {
  expect(findTypedDays("24/7, 30/60/90, 15/20, 1.5, 2.10.4.1, 555-0148")).toEqual([]);
  expect(findTypedYears("5’11, the ’90s, 12/30 and 3.2018").map(({ value }) => value)).toEqual([
    2018,
  ]);
});

test.for([
  ["exam 14.06, the answer before", ["6-14"]],
  ["05.06 the answer, $12.10 an hour, 12.10 t", ["6-5"]],
] as const)("a day in two figures each needs no word before it: %s", ([text, readings]) => {
  expect(findTypedDays(text).flatMap((day) => day.readings)).toEqual(readings);
});
