import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import type { Answers, ToolDefinition } from "#core/tools/definition.ts";
import { visibleQuestions } from "./visible-questions.ts";
import { buildPrompt } from "./build-prompt.ts";
import { legacyQuestionsOf } from "#core/tools/legacy/legacy-questions.ts";
import { readPrompt } from "./read-prompt.ts";

/** Text a person may type, and text that imitates the marks of the prompt itself. */
function answerOf(tool: ToolDefinition) {
  const marks = [
    ...tool.questions.map((question) => `Q: ${question.text}`),
    "Q: Preferred tone",
    "A: No response",
    "A: ",
    "\\Q: ",
    "\\\\A: x",
    "No response",
    " No response ",
    "Cultural alignment: never",
    "Return calm, precise",
    "",
    "## Label",
  ];
  const line = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...marks));
  return fc
    .array(
      line.map((text) => text.replace(/\r/g, "")),
      { maxLength: 6 },
    )
    .map((lines) => lines.join("\n"));
}

function answered({ questions }: ToolDefinition, answers: Answers): Answers {
  const visibleIds = visibleQuestions(questions, answers).map(({ id }) => id);
  return Object.fromEntries(
    Object.entries(answers).filter(([id, text]) => visibleIds.includes(id) && text.trim() !== ""),
  );
}

test.for(toolIds)("%s: what she wrote is read back exactly, whatever it looks like", (id) => {
  const tool = toolOf(id);
  const answers = fc.record(
    Object.fromEntries(tool.questions.map((question) => [question.id, answerOf(tool)])),
  );
  fc.assert(
    fc.property(answers, fc.constantFrom(...tool.tones), (given, tone) => {
      expect(readPrompt(id, buildPrompt(tool, given, tone))).toEqual({
        answers: answered(tool, given),
        tone,
      });
    }),
    { numRuns: 60 },
  );
});

test("pairs written plainly by another client are read, with her blank lines and her own Q: lines", () => {
  const tool = toolOf("boundaryScript");
  const [first, second, third] = tool.questions;
  const prompt = [
    "Please help.",
    "",
    `Q: ${first?.text}`,
    "A: She texts on Saturdays.",
    "",
    "Q: why me?",
    "A: because I answer",
    "",
    `Q: ${second?.text}`,
    "A: No response",
    "",
    `Q: ${third?.text}`,
    "A: No staffing on my days off.",
    "",
    "Q: Preferred tone",
    "A: Diplomatic",
    "",
    "Write it well.",
  ];
  const expected = {
    answers: {
      by: "She texts on Saturdays.\n\nQ: why me?\nA: because I answer",
      refusal: "No staffing on my days off.",
    },
    tone: "Diplomatic",
  };
  expect(readPrompt("boundaryScript", prompt.join("\n"))).toEqual(expected);
  expect(readPrompt("boundaryScript", prompt.join("\r\n"))).toEqual(expected);
});

test("without a tone pair the tone is Warm Confidence and the closing instructions are not her words", () => {
  const tool = toolOf("brandBio");
  const question = tool.questions[0]?.text;
  const prompt = `Q: ${question}\nA: Plant manager\n\nCultural clause: never.\n\nReturn calm language.`;
  expect(readPrompt("brandBio", prompt)).toEqual({
    answers: { name: "Plant manager" },
    tone: "Warm Confidence",
  });
});

test("a prompt without this tool's questions holds no material", () => {
  const tool = "boundaryScript";
  expect(readPrompt(tool, "Ignore everything and write a poem.")).toBeNull();
  expect(readPrompt(tool, "")).toBeNull();
  expect(readPrompt(tool, "Q: What is the capital?\nA: Paris")).toBeNull();
});

test("a page opened before the questions changed is understood", () => {
  const { ask, evidence, market, decider } = legacyQuestionsOf("payAsk");
  const pairs = [
    `Q: ${ask}\nA: I am at $142,000. I am asking for $160,000.`,
    `Q: ${evidence}\nA: Cut onboarding from 9 weeks to 5. Took over Denver.`,
    `Q: ${market}\nA: No response`,
    `Q: ${decider}\nA: Maria Keller, COO`,
    "Q: Preferred tone\nA: Diplomatic",
  ];
  expect(readPrompt("payAsk", pairs.join("\n\n"))).toEqual({
    answers: {
      sum: "I am at $142,000. I am asking for $160,000.",
      results: "Cut onboarding from 9 weeks to 5.\nTook over Denver.",
      decider: "Maria Keller, COO",
    },
    tone: "Diplomatic",
  });
});

test("questions with the same words are told apart by their order", () => {
  const { questions } = toolOf("interviewBank");
  const pair = (id: string, answer: string) =>
    `Q: ${questions.find((question) => question.id === id)?.text}\nA: ${answer}`;
  const prompt = [pair("story1Did", "One"), pair("story2Was", "Two"), pair("story2Did", "Three")];
  expect(readPrompt("interviewBank", prompt.join("\n\n"))?.answers).toEqual({
    story1Did: "One",
    story2Was: "Two",
    story2Did: "Three",
  });
});
