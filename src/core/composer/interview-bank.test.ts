import { expect, test } from "vitest";
import { composeInterviewBank } from "./interview-bank.ts";
import { readStories } from "./interview-bank-stories.ts";
import { checkResult } from "#core/checks/check-result.ts";
import { formatResult } from "#core/result/result-text.ts";
import type { Answers } from "#core/tools/definition.ts";
import { interviewBank } from "#core/tools/interview-bank.ts";

type Case = { name: string; answers: Answers; facts: readonly string[]; never: readonly string[] };

const operations: Case = {
  name: "an operations director in full sentences",
  answers: {
    role: "Director of Operations, Fennimore Foods",
    description:
      "The Director of Operations owns three plants and a $40M operating budget, improves on-time delivery (currently 81%), leads six plant managers, and reports to the COO. Requirements: ten years in food manufacturing.",
    accomplishments:
      "On-time delivery at the Lodi plant was 78%. I moved the order cut-off to 2 p.m. and met with the carriers every Monday. It is 94% now.\nWhen our largest customer threatened to leave after a recall, I flew out the next morning and presented a corrective action plan. They renewed for three years.\nI consolidated two packaging lines into one without a layoff, which saved $1.1M a year.",
    dread:
      "Why have you stayed at one company for 17 years? Because every three years I was given a harder problem.",
    stage: "Second round, with the COO and the head of HR",
  },
  facts: [
    "78%",
    "94%",
    "2 p.m.",
    "every Monday",
    "three years",
    "$1.1M a year",
    "17 years",
    "a harder problem",
    "81%",
    "$40M",
    "Fennimore Foods",
  ],
  never: ["16 points", "ten years", "I led six plant managers"],
};
const informatics: Case = {
  name: "a physician in informatics",
  answers: {
    role: "Chief Medical Information Officer at Saint Brannoc Health",
    description:
      "We are seeking a physician leader who will lead clinical informatics, partner with IT on the EHR upgrade planned for 2026, and improve clinician satisfaction with the EHR. The CMIO manages a team of 12 informaticists and reports to the Chief Medical Officer.",
    accomplishments:
      "As Medical Director of Informatics, I led the redesign of our inbox workflow, which reduced after-hours charting from 86 minutes to 52 minutes per day.\nI built a physician builder program that has trained 31 physicians.\nDuring the 2022 downtime, I coordinated paper procedures across nine clinics for 63 hours with no serious safety events.",
    dread:
      "What is your biggest weakness? I used to rewrite other people's work; I now give comments and a deadline.",
    stage: "Final interview with the CMO, CIO, and two physicians",
  },
  facts: [
    "86 minutes",
    "52 minutes",
    "31 physicians",
    "nine clinics",
    "63 hours",
    "safety events",
    "comments and a deadline",
    "2026",
  ],
  never: ["perfectionist", "34 minutes", "I managed 12"],
};

test.for([operations, informatics])(
  "$name: questions in STAR form, from her own work",
  ({ answers, facts, never }) => {
    for (const tone of interviewBank.tones) {
      const result = composeInterviewBank({ answers, tone });
      const text = formatResult(result);
      const unmet = checkResult("interviewBank", text, answers).filter(({ ok }) => !ok);
      expect(unmet.map(({ detail }) => `${tone}: ${detail}`)).toEqual([]);
      expect(result.missing).toEqual([]);
      for (const fact of facts) expect(text).toContain(fact);
      for (const word of never) expect(text).not.toContain(word);
    }
  },
);

test("what others did never becomes her deed", () => {
  const answers = {
    role: "CFO, Marlin Foods",
    description: "Own treasury. Lead 9 analysts.",
    accomplishments:
      "the board voted and fired the CEO. i closed the books in 4 days during all of it",
    dread: "why did you leave Ardent so fast? they merged and cut my position",
    stage: "first call",
  };
  const text = formatResult(composeInterviewBank({ answers, tone: "Warm Confidence" }));
  expect(text).not.toMatch(/I (?:fired|voted|cut)/);
  expect(text).toContain("They merged and cut my position.");
});

test("a story is told once, and its other sides in other sentences", () => {
  const { sections } = composeInterviewBank({
    answers: operations.answers,
    tone: "Warm Confidence",
  });
  const items = (sections[0]?.blocks ?? []).flatMap((block) =>
    block.kind === "list" ? block.items : [],
  );
  const actions = items.filter((item) => item.startsWith("**Action:**"));
  expect(new Set(actions).size).toBe(actions.length);
});

test.for([
  ["1) cut waste from 9% to 4%\n2) hired 12 nurses\n3) wrote the manual", 3],
  ["merged 2 warehouses in 1 weekend. zero missed ships. trained 35 pickers in 4 days", 2],
  [
    "At Loomis I inherited a platform that failed twice a week. I paused features for six weeks. Incidents dropped from nine a month to one.",
    1,
  ],
  [
    "Situation: Audits took eleven weeks.\nTask: Cut that.\nAction: I trained the team.\nResult: Six weeks.",
    1,
  ],
] as const)("accomplishments are told apart: %s", ([answer, count]) => {
  expect(readStories(answer).length).toBe(count);
});
