import { expect, test } from "vitest";
import { readAddressee, speakTo } from "./addressee.ts";

const people: readonly (readonly [string, string | null])[] = [
  ["Marcy, director of inpatient services, my boss", "Marcy"],
  ["our COO, Brad", "Brad"],
  ["charge nurse, Kim", "Kim"],
  ["VP Product, Dirk", "Dirk"],
  ["Mrs. Eleanor Voss, a donor of many years", "Mrs. Voss"],
  ["Dean Whitaker", "Dean Whitaker"],
  ["my brother Teo", "Teo"],
  ["PTA board", null],
  ["my boss", null],
];

test.for(people)("%s is greeted as %s", ([by, greeting]) => {
  expect(readAddressee(by)?.greeting ?? null).toBe(greeting);
});

const kim = readAddressee("charge nurse, Kim");
const said: readonly (readonly [string, string | null])[] = [
  ["I can send her the deck by Friday", "I can send you the deck by Friday"],
  ["a signed report on his desk", "a signed report on your desk"],
  ["Kim’s trust", "your trust"],
  ["she can call me", "you can call me"],
  ["I told Priya she can do it", null],
  ["they renew in June", null],
];

test.for(said)("to Kim: %s", ([text, expected]) => {
  expect(speakTo(text, kim)).toBe(expected);
});

test("without an addressee nobody is guessed", () => {
  expect(speakTo("I can send her the deck", null)).toBeNull();
  expect(speakTo("I can send the deck", null)).toBe("I can send the deck");
});
