import { expect, test } from "vitest";
import { readNotedAnswer } from "./noted-parts.ts";

test.for([
  ["a shop in Ghent, mine alone since Bram left (not to print)", "a shop in Ghent"],
  ["He is a good baker but he gambles a little. dont write that", ""],
  [
    "He owes us 4,000. He gambles. Do not mention that.\nThe lease ends in May",
    "He owes us 4,000.\nThe lease ends in May",
  ],
  ["we shared a cabin once but he forgot, skip it", ""],
  ["ran the fair (the one in Lyon)", "ran the fair (the one in Lyon)"],
  ["I do not write reports. I hold 3 meetings", "I do not write reports. I hold 3 meetings"],
  ["It was our accountant (pls write the office only)", ""],
  ["Not to say that I fell in 2014", ""],
  [
    "Ran the night shift when Bo was ill (leave Bo’s name off)",
    "Ran the night shift when  was ill",
  ],
  ["The rent is not paid (don't put this in what they print)", ""],
  [
    "I drove from 5. You don't have to put that in, just the hours",
    "I drove from 5. You don’t have to put that in, just the hours",
  ],
  [
    "They come in April (they don't say when, they don't say)",
    "They come in April (they don’t say when, they don’t say)",
  ],
  [
    "drive past the school and drop the kids off, it is no stop",
    "drive past the school and drop the kids off, it is no stop",
  ],
  ["Rust tells the truth. dont print that. Ok print it", "Rust tells the truth."],
  ["Kindly don't give dock numbers", ""],
  ["They told me: do not use the lift", "They told me: do not use the lift"],
] as const)("of “%s” the text owes “%s”", ([answer, rest]) => {
  expect(readNotedAnswer(answer).rest).toBe(rest);
});

test.for([
  ["It was our accountant (pls write the office only)", "It was our accountant"],
  ["Two visits with me. (Don't mention I was with the ministry)", "I was with the ministry"],
  ["Ran the night shift when Bo was ill (leave Bo’s name off)", "Bo"],
  [
    "the index was used in the Ortega case (ask me before naming it, it is open)",
    "the index was used in the Ortega case",
  ],
  ["let go in 2012 with everyone, dont need that on there", "let go in 2012 with everyone"],
  [
    "I promised my aunt to take mother. This please only for talking, don't write it in paper",
    "This please only for talking",
  ],
  ["£41,000. Would settle at 38 but don't put that", "Would settle at 38"],
  [
    "It is my name on the list. (The inspector came, but leave her out of it)",
    "The inspector came",
  ],
] as const)("“%s” keeps out “%s”", ([answer, noted]) => {
  expect(readNotedAnswer(answer).noted).toEqual([noted]);
});
