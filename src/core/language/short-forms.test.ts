import { expect, test } from "vitest";
import { isShortFor } from "./short-forms.ts";

test.for([
  ["pts", "patient"],
  ["pts", "point"],
  ["mgrs", "manager"],
  ["mgmt", "management"],
  ["bldg", "building"],
  ["hh", "household"],
] as const)("%s is short for %s", ([short, full]) => {
  expect(isShortFor(short, full)).toBe(true);
});

test.for([
  ["pts", "nurse"],
  ["cats", "candidate"],
  ["rep", "report"],
  ["pts", "pot"],
  ["mgrs", "member"],
] as const)("%s is not short for %s", ([short, full]) => {
  expect(isShortFor(short, full)).toBe(false);
});
