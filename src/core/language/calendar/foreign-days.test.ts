import { expect, test } from "vitest";
import { translateDays } from "./foreign-days.ts";

test.for([
  ["lundi 11 janvier", "Monday 11 January"],
  ["el martes 3 de marzo", "el Tuesday 3 March"],
  ["tirsdag 1. september", "Tuesday 1 September"],
  ["quarta, 2 de dezembro", "quarta, 2 December"],
  ["Montag, 5. Oktober", "Monday, 5 October"],
  ["çarşamba 11 Kasım", "Wednesday 11 November"],
  ["четвъртък 26.11", "Thursday 26.11"],
  ["a jury in May", "a jury in May"],
] as const)("%s", ([given, english]) => {
  expect(translateDays(given)).toBe(english);
});
