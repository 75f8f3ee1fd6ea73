import { expect, test } from "vitest";
import { findEnglishFaults } from "#core/composer/english/find-english-faults.ts";
import * as determiners from "./doubled-determiners.ts";
import * as cases from "./wrong-case.ts";

const isFaulty = (text: string) => findEnglishFaults(text, []).length > 0;

type Measured = readonly [
  name: string,
  faulty: readonly string[],
  clean: readonly string[],
  /** Found of the faulty ones, and of the clean ones. */
  counts: readonly [found: number, falsely: number],
];

/** A rule that changes a count changes the record, here and in docs/decisions/0026. */
const measured: readonly Measured[] = [
  ["wrong case", cases.wrongCases, cases.rightCases, [28, 0]],
  ["wrong case, later", cases.laterWrongCases, cases.laterRightCases, [12, 0]],
  ["wrong case, last", cases.lastWrongCases, cases.lastRightCases, [9, 1]],
  ["determiners", determiners.doubledDeterminers, determiners.rightDeterminers, [19, 1]],
  [
    "determiners, later",
    determiners.laterDoubledDeterminers,
    determiners.laterRightDeterminers,
    [12, 1],
  ],
  [
    "determiners, last",
    determiners.lastDoubledDeterminers,
    determiners.lastRightDeterminers,
    [10, 1],
  ],
];

test.for(measured)("%s: found and falsely called", ([, faulty, clean, counts]) => {
  expect([faulty.filter(isFaulty).length, clean.filter(isFaulty).length]).toEqual(counts);
});
