import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { judgeResult } from "#core/checks/judge-text.ts";
import { anyWord } from "#core/facts/find-facts.ts";
import { formatResult } from "#core/result/result-text.ts";
import { mergeTickedPieces } from "#core/shelf/shelf.ts";
import type { TickedPiece } from "./shelf-piece.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, signatureTone } from "#core/tools/definition.ts";

const onboarding = {
  key: "win:1",
  kind: "win",
  name: "Onboarding",
  text: "Cut onboarding from 9 weeks to 5",
} as const;
const renewal = {
  key: "win:2",
  kind: "win",
  name: "Halvorsen",
  text: "Renewed Halvorsen for $2.4M a year",
} as const;

function ticked(question: string): TickedPiece[] {
  return [onboarding, renewal].map((piece) => ({ piece, question }));
}

/** A text written from answers and ticked pieces, and where each of its facts came from. */
function written(tool: ToolId, answers: Answers, pieces: readonly TickedPiece[]) {
  const merged = mergeTickedPieces(toolOf(tool), answers, pieces);
  const material = { answers: merged, tone: signatureTone, ticked: pieces };
  const result = compose(tool, material);
  const { receipts, marks } = judgeResult({ tool, material }, result, anyWord);
  const fromOf = (words: string) => receipts.find(({ fact }) => fact.text === words)?.from;
  return { text: formatResult(result), marks, fromOf };
}

test("every place is a question of its tool", () => {
  for (const tool of toolIds) {
    const ids = toolOf(tool).questions.map(({ id }): string => id);
    for (const question of Object.values(toolOf(tool).shelf)) expect(ids).toContain(question);
  }
});

test("two wins become evidence of an ask, and each figure has its receipt", () => {
  const answers = { now: "$142,000", sum: "$160,000", decideBy: "May 30" };
  const { text, marks, fromOf } = written("payAsk", answers, ticked("results"));
  expect(text).toContain("ut onboarding from 9 weeks to 5");
  expect(text).toContain("enewed Halvorsen for $2.4M a year");
  expect(marks).toEqual([]);
  expect(fromOf("9")).toBe("win:1");
  expect(fromOf("$2.4M")).toBe("win:2");
  expect(fromOf("$160,000")).toBe("sum");
});

test("what she ticks stands before what she typed, and nothing typed is lost", () => {
  const tool = toolOf("payAsk");
  const own = { results: "Took over Denver.", sum: "$160,000" };
  expect(mergeTickedPieces(tool, own, ticked("results"))).toEqual({
    sum: "$160,000",
    results: `${onboarding.text}\n${renewal.text}\nTook over Denver.`,
  });
  expect(mergeTickedPieces(tool, { sum: "$160,000" }, [])).toEqual({ sum: "$160,000" });
});

test("wins ticked for one story are stories of their own, as long as one is free", () => {
  const merged = mergeTickedPieces(
    toolOf("interviewBank"),
    { story2Did: "Trained three." },
    ticked("story1Did"),
  );
  expect(merged).toEqual({
    story1Did: onboarding.text,
    story2Did: "Trained three.",
    story3Did: renewal.text,
  });
});

test("in a resume a win stands under the latest post, and never under another or an education", () => {
  const resume = [
    "Eastbay Tenants Together, Deputy Director, 2019 to present",
    "- Manage the programs team of 11",
    "Fruitvale School, Teacher, 2010 to 2015",
    "- Taught five sections",
  ].join("\n");
  const answers = { resume, role: "Deputy Director", industry: "nonprofit housing", years: "15" };
  const { text } = written("resumeRewrite", answers, ticked("resume"));
  const [, latest = "", earlier = ""] = text.split("### ");
  expect(latest).toContain("Renewed Halvorsen for $2.4M a year");
  expect(earlier).not.toContain("Halvorsen");
  expect(
    mergeTickedPieces(
      toolOf("resumeRewrite"),
      { resume: "A page without posts" },
      ticked("resume"),
    ),
  ).toEqual({
    resume: "A page without posts",
  });
});
