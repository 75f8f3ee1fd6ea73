import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { pushBackLines } from "#core/tools/lists/push-back-lines.ts";
import { spokenSections } from "#core/tools/lists/spoken-sections.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { listPushBackLines } from "./push-back-lines.ts";
import type { RehearsalPart } from "./rehearsal-text.ts";
import { listSpokenParts } from "./spoken-parts.ts";

function pushBackOf(id: (typeof toolIds)[number]) {
  const { example: answers } = toolOf(id);
  const result = compose(id, { answers, tone: "Warm Confidence" });
  return listPushBackLines(id, listSpokenParts(result, spokenSections[id] ?? [], answers), answers);
}

test("three tools are pushed back against, and no other", () => {
  expect(toolIds.filter((id) => pushBackOf(id)).toSorted()).toEqual([
    "boundaryScript",
    "exitStrategy",
    "payAsk",
  ]);
});

test("the objection of a pay ask is the member’s own line", () => {
  expect(pushBackOf("payAsk")?.own).toEqual(["We have no budget until next year."]);
  expect(pushBackOf("exitStrategy")?.own).toEqual([]);
});

test("what the reply to a push-back quotes is the member’s own line, also over two breaths", () => {
  const part: RehearsalPart = {
    label: "If they push back",
    lines: [
      { text: "“You were always", isSentenceEnd: false },
      { text: "the one who helped.” I hear that.", isSentenceEnd: true },
    ],
    targetSeconds: 20,
    askLine: null,
    otherSide: null,
  };
  expect(listPushBackLines("boundaryScript", [part], {})?.own).toEqual([
    "You were always the one who helped.",
  ]);
  expect(listPushBackLines("boundaryScript", [{ ...part, label: "In writing" }], {})?.own).toEqual(
    [],
  );
});

test("our lines are calm, short, and hold no fact: no figure, no name, no exclamation mark", () => {
  for (const line of Object.values(pushBackLines).flat()) {
    expect(line.split(" ").length, line).toBeLessThanOrEqual(12);
    expect(line).toMatch(/[.?]$/);
    expect(line).not.toMatch(/\d|!|[a-z,] (?!I\b)[A-Z]/);
  }
});
