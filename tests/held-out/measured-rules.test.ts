import { expect, test } from "vitest";
import { findEnglishFaults } from "#core/checks/english/find-english-faults.ts";
import * as determiners from "./doubled-determiners.ts";
import * as cases from "./wrong-case.ts";
import { readEvidence } from "#core/grounding/evidence.ts";
import * as promises from "./empty-promises.ts";
import * as wide from "./wide-claims.ts";
import * as laterVerbs from "./later-stronger-verbs.ts";
import * as verbs from "./stronger-verbs.ts";
import { groundText } from "#core/grounding/ground-text.ts";
import type { Receipt } from "#core/grounding/fact.ts";

type Text = string | verbs.AnswerAndOutput;

function isFaulty(text: Text): boolean {
  return typeof text === "string" && findEnglishFaults(text, []).length > 0;
}

function marks(is: (receipt: Receipt) => boolean) {
  return (text: Text) => {
    const [hers, said] = typeof text === "string" ? ["", text] : text;
    const receipts = groundText(said, readEvidence({ answer: hers }));
    return receipts.some((receipt) => receipt.problem !== null && is(receipt));
  };
}

const isPromoted = marks(({ problem }) => problem === "promoted");
const isPromise = marks(({ fact }) => fact.kind === "claim");

type Measured = readonly [
  name: string,
  isFound: (text: Text) => boolean,
  faulty: readonly Text[],
  clean: readonly Text[],
  /** Found of the faulty ones, and of the clean ones. */
  counts: readonly [found: number, falsely: number],
];

/** A rule that changes a count changes the record, here and in docs/decisions/0026. */
const measured: readonly Measured[] = [
  ["stronger verbs", isPromoted, verbs.strongerVerbs, verbs.fairVerbs, [32, 0]],
  [
    "stronger verbs, later",
    isPromoted,
    laterVerbs.laterStrongerVerbs,
    laterVerbs.laterFairVerbs,
    [14, 0],
  ],
  [
    "stronger verbs, last",
    isPromoted,
    laterVerbs.lastStrongerVerbs,
    laterVerbs.lastFairVerbs,
    [9, 0],
  ],
  ["empty promises", isPromise, promises.emptyPromises, promises.ownPromises, [24, 0]],
  [
    "empty promises, later",
    isPromise,
    promises.laterEmptyPromises,
    promises.laterOwnPromises,
    [10, 0],
  ],
  ["empty promises, last", isPromise, promises.lastEmptyPromises, promises.lastOwnPromises, [7, 0]],
  ["wide claims", isPromise, wide.wideClaims, wide.ownWholes, [9, 0]],
  ["wrong case", isFaulty, cases.wrongCases, cases.rightCases, [28, 0]],
  ["wrong case, later", isFaulty, cases.laterWrongCases, cases.laterRightCases, [12, 0]],
  ["wrong case, last", isFaulty, cases.lastWrongCases, cases.lastRightCases, [9, 1]],
  ["determiners", isFaulty, determiners.doubledDeterminers, determiners.rightDeterminers, [19, 1]],
  [
    "determiners, later",
    isFaulty,
    determiners.laterDoubledDeterminers,
    determiners.laterRightDeterminers,
    [12, 1],
  ],
  [
    "determiners, last",
    isFaulty,
    determiners.lastDoubledDeterminers,
    determiners.lastRightDeterminers,
    [10, 1],
  ],
];

test.for(measured)("%s: found and falsely called", ([, isFound, faulty, clean, counts]) => {
  expect([faulty.filter(isFound).length, clean.filter(isFound).length]).toEqual(counts);
});
