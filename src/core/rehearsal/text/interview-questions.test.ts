import { expect, test } from "vitest";
import { compose } from "#core/composer/compose.ts";
import { parseResult } from "#core/result/result-text.ts";
import { spokenSections } from "#core/tools/lists/spoken-sections.ts";
import { toolOf } from "#core/tools/catalogue.ts";
import { listInterviewQuestions } from "./interview-questions.ts";

const { example } = toolOf("interviewBank");
const labels = spokenSections["interviewBank"] ?? [];

test("each question of the bank has its outline, and the dreaded one is known", () => {
  const result = compose("interviewBank", { answers: example, tone: "Warm Confidence" });
  const questions = listInterviewQuestions(result, labels, example);
  expect(questions).toHaveLength(4);
  expect(questions.map(({ isDreaded }) => isDreaded)).toEqual([false, false, false, true]);
  expect(questions[0]?.outline).toEqual([
    { part: "situation", text: "On-time delivery at the Lodi plant was 78%." },
    { part: "task", text: "Bring it above 90% before the winter season." },
    {
      part: "action",
      text: "I moved the cut-off to 2 p.m. and met the carriers every Monday.",
    },
    { part: "result", text: "It is 94% now." },
  ]);
  expect(questions[3]).toMatchObject({
    question: "Why is there a gap of two years?",
    outline: [{ part: null, text: "My mother was ill, and I was the one who could stay." }],
  });
});

test("where the question was typed in other words, the entry without a story is the dreaded one", () => {
  const label = labels[0] ?? "";
  const text = [
    `## ${label}`,
    "### 1. What did you change?",
    "- **Situation:** It was late.",
    "- **Action:** I moved it.",
    "### 2. Why did you stop for two years?",
    "My mother was ill.",
  ].join("\n");
  const questions = listInterviewQuestions(parseResult(text), labels, example);
  expect(questions.map(({ isDreaded }) => isDreaded)).toEqual([false, true]);
});

test("a result that asks nothing has no questions", () => {
  const { example: answers } = toolOf("payAsk");
  const result = compose("payAsk", { answers, tone: "Warm Confidence" });
  expect(listInterviewQuestions(result, spokenSections["payAsk"] ?? [], answers)).toEqual([]);
});
