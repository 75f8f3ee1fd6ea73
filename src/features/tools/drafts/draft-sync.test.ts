import { check, constantFrom, integer, option, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { signatureTone } from "#core/tools/definition.ts";
import {
  clearedVersion,
  isBlankDraft,
  isSameDraft,
  decideSync,
  type SyncedDraft,
  type DraftContent,
} from "./draft-sync.ts";

const noon = "2025-11-21T12:00:00.000Z";
const blank = typed("");

function typed(text: string): DraftContent {
  return { answers: { decider: text }, tone: signatureTone };
}

function atAccount(text: string, version: number) {
  return { ...typed(text), version, updatedAt: noon };
}

function shared(text: string, version: number, editedAt = 0): SyncedDraft {
  return { typed: typed(text), version, editedAt };
}

const before = Date.parse(noon) - 1;
const after = Date.parse(noon) + 1;

test.for([
  ["nothing anywhere", blank, null, null, { kind: "local" }],
  ["a draft of this device alone", typed("A"), null, null, { kind: "local" }],
  ["a new device", blank, null, atAccount("A", 3), { kind: "pull" }],
  ["nothing changed", typed("A"), shared("A", 3), atAccount("A", 3), { kind: "same" }],
  ["changed elsewhere", typed("A"), shared("A", 3), atAccount("B", 4), { kind: "pull" }],
  ["changed here", typed("B"), shared("A", 3, after), atAccount("A", 3), { kind: "push" }],
  ["emptied here", blank, shared("A", 3, after), atAccount("A", 3), { kind: "push" }],
  ["cleared elsewhere", typed("A"), shared("A", 3), null, { kind: "clear" }],
  ["cleared elsewhere, changed here", typed("B"), shared("A", 3, after), null, { kind: "local" }],
  ["cleared here", blank, shared("", clearedVersion), null, { kind: "same" }],
  ["cleared here and brought back", typed("A"), shared("", clearedVersion), null, { kind: "push" }],
  [
    "changed here after it was changed elsewhere",
    typed("B"),
    shared("A", 3, after),
    atAccount("C", 4),
    { kind: "conflict", newer: "here" },
  ],
  [
    "changed elsewhere after it was changed here",
    typed("B"),
    shared("A", 3, before),
    atAccount("C", 4),
    { kind: "conflict", newer: "account" },
  ],
  [
    "two drafts that never met",
    typed("B"),
    null,
    atAccount("C", 4),
    { kind: "conflict", newer: "account" },
  ],
] as const)("%s", ([, here, common, account, meeting]) => {
  expect(decideSync(here, common, account)).toEqual(meeting);
});

const words = constantFrom("", "A", "B", "C");
const known = option(tuple(words, integer({ min: 1, max: 3 })), { nil: null });

test("words that stand on one side alone are never given up", () => {
  const isKept = property(
    words,
    known,
    known,
    constantFrom(before, after),
    (text, common, account, editedAt) => {
      const here = typed(text);
      const last = common && shared(common[0], common[1], editedAt);
      const there = account && atAccount(account[0], account[1]);
      const { kind } = decideSync(here, last, there);
      const isAlike = there !== null && isSameDraft(here, there);
      const isNewHere = !isBlankDraft(here) && !(last && isSameDraft(here, last.typed)) && !isAlike;
      const isNewThere = there && !(last && last.version === there.version) && !isAlike;
      return (
        !(isNewHere && /show|empty|rest/.test(kind)) &&
        !(isNewThere && /send|leave|rest/.test(kind))
      );
    },
  );
  expect(check(isKept).failed).toBe(false);
});
