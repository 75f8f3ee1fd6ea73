import { expect, test } from "vitest";

import { findDates, tidyDates, withWeekdayComma } from "./dates.ts";
import { findFigures, numberWord, sayMoney, tidyFigures, wordNumber } from "./figures.ts";

test.for([
  ["184.5k", "$184,500"],
  ["12k flat and travel", "$12,000 flat and travel"],
  ["from 1.2M to $640k", "from $1.2M to $640,000"],
  ["9,600 or 3 x 3,200", "$9,600 or 3 x $3,200"],
  ["$1-5M", "$1M to $5M"],
  ["$38 million", "$38 million"],
  ["150k followers, 12k a month", "150,000 followers, $12,000 a month"],
  ["4M+ daily active users", "4M+ daily active users"],
  ["in 2024 I led 22 people", "in 2024 I led 22 people"],
] as const)("%s as money is %s", ([text, money]) => {
  expect(sayMoney(text)).toBe(money);
});

test("only marked figures are tidied, and the value stays", () => {
  expect(tidyFigures("$1.2k, 14 %, 31 days, 900k births")).toBe(
    "$1,200, 14%, 31 days, 900,000 births",
  );
  expect(findFigures("$1.2M and 8.5%").map((figure) => [figure.value, figure.kind])).toEqual([
    [1_200_000, "money"],
    [8.5, "percent"],
  ]);
});

test("small numbers have words", () => {
  expect([numberWord(4), numberWord(14), wordNumber("Nine"), wordNumber("many")]).toEqual([
    "four",
    "14",
    9,
    null,
  ]);
});

test.for([
  ["nov 20 or 12/12", "November 20 or 12/12"],
  ["due in sept", "due in September"],
  ["mar 31, march on, mar the finish", "March 31, march on, mar the finish"],
  ["fri at 6pm", "Friday at 6 p.m."],
  ["sat and sun", "Saturday and Sunday"],
  ["til q2", "til Q2"],
  ["M-Th", "Monday through Thursday"],
] as const)("%s reads %s", ([text, date]) => {
  expect(tidyDates(text)).toBe(date);
});

test("dates are found as she gave them", () => {
  expect(findDates("from Monday, March 1 to 9 October, Q2 and 12/12")).toEqual([
    "Monday, March 1",
    "9 October",
    "Q2",
    "12/12",
  ]);
  expect(withWeekdayComma("Friday March 26")).toBe("Friday, March 26");
});
