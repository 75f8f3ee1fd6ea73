import { expect, test } from "vitest";
import { describeStartProblem } from "./start-problem.ts";
import { StartupError } from "./startup-error.ts";

test.for([
  [new StartupError("Set PORT."), "Set PORT."],
  [
    new Error("Failed query", { cause: Object.assign(new Error(), { code: "ENOSPC" }) }),
    "The disk of the records is full. Make room, then try again.",
  ],
  [
    Object.assign(new Error("terminated"), { code: "57P01" }),
    "The records cannot be reached. Check that the database runs, then try again.",
  ],
  [new TypeError("a fault of ours"), null],
] as const)("%s is printed as %s", ([error, sentence]) => {
  expect(describeStartProblem(error)).toBe(sentence);
});
