import { expect, test } from "vitest";
import { cleanText } from "#core/language/clean.ts";
import { readRefusal } from "./boundary-refusal.ts";
import { readRequest } from "./boundary-request.ts";

const none = "";
const refusals: readonly (readonly [refusal: string, request: string, line: string])[] = [
  ["i wont do staffing on my days off. period.", none, "I will not do staffing on my days off."],
  [
    "not chairing it",
    "chair the audit committee again",
    "I am not chairing the audit committee again.",
  ],
  ["being the notetaker", "take notes in the exec mtg", "I will not be the notetaker."],
  [
    "no calls after 6 unless its an emergency",
    none,
    "I do not take calls after 6 unless it is an emergency.",
  ],
  ["no more than 3 total", "take on 2 more interns", "I will not take on more than three total."],
  [
    "only one of them. not both",
    "run the food drive AND the gala",
    "I will run only one of them, not both.",
  ],
  ["mornings only", none, "I will not go past my limit: mornings only."],
  ["i dont want to travel on fridays", none, "I will not travel on Fridays."],
  ["We do not publish individual salaries.", none, "We do not publish individual salaries."],
  ["I leave at 5.", none, "My answer is no: I leave at 5."],
  ["No voy a traducir sin pago", none, "No voy a traducir sin pago."],
];

test.for(refusals)("%s", ([refusal, request, line]) => {
  const asked = readRequest(cleanText(request), null);
  expect(readRefusal(cleanText(refusal), asked)?.line).toBe(line);
});

test("side doors are closed beside the refusal, not in it", () => {
  const refusal = readRefusal(
    "not chairing it. not co-chairing either",
    readRequest("chair the gala", null),
  );
  expect(refusal).toEqual({
    line: "I am not chairing the gala.",
    doors: "I am not co-chairing either.",
  });
});

test("background about the one who asks is not a fact of the request", () => {
  const request = readRequest(
    cleanText("take notes every week. im the only woman so guess who gets asked"),
    null,
  );
  expect(request).toEqual({
    act: "take notes every week",
    naming: "You asked me to take notes every week",
    fact: null,
    speech: null,
  });
});
