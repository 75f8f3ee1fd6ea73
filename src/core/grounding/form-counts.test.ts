import { expect, test } from "vitest";
import { parseResult } from "#core/result/result-text.ts";
import type { ToolId } from "#core/tools/catalogue.ts";
import type { Answers } from "#core/tools/definition.ts";
import { receiptsOf } from "./check-grounding.ts";

const unsourced = (tool: ToolId, text: string, answers: Answers) =>
  receiptsOf(tool, parseResult(text), answers)
    .filter(({ problem }) => problem !== null)
    .map(({ fact }) => fact.text);

test.for<[string, ToolId, string, Answers]>([
  [
    "a day within the plan",
    "plan30_60_90",
    "## Days 31–60\n\n- By day 45, meet the six supervisors",
    { stakeholders: "six supervisors" },
  ],
  [
    "a decimal of a name",
    "resumeRewrite",
    "## Summary\n\nI test to WCAG 2.2.",
    { resume: "WCAG 2.2 audits" },
  ],
  [
    "what she refuses, in quotation marks",
    "brandVoice",
    "## Language to retire\n\n- “best in class since 1998”",
    { refuse: "a consultant" },
  ],
  ["two questions", "networkingHub", "## Peer\n\nI have two questions.", { ask: "a call" }],
  [
    "two things",
    "boundaryScript",
    "## In writing\n\nTwo things stay: the choir and my place.",
    { preserve: "the choir and my place" },
  ],
  [
    "twice, of two",
    "boundaryScript",
    "## In writing\n\nYou asked me twice.",
    { request: "asked two times" },
  ],
])("%s is no figure without a source", ([, tool, text, answers]) => {
  expect(unsourced(tool, text, answers)).toEqual([]);
});

test.for<[string, ToolId, string, Answers, string]>([
  [
    "a day beyond it",
    "plan30_60_90",
    "## Days 61–90\n\n- By day 120, the rota is out",
    { success: "the rota" },
    "120",
  ],
  [
    "another version",
    "resumeRewrite",
    "## Summary\n\nI test to WCAG 3.1.",
    { resume: "WCAG 2.2 audits" },
    "WCAG 3.1",
  ],
  [
    "a figure that is no quotation",
    "brandVoice",
    "## Language to retire\n\n- 40 years of jargon",
    { refuse: "jargon" },
    "40",
  ],
  [
    "two of anything else",
    "networkingHub",
    "## Peer\n\nI led two hospitals.",
    { fact: "I led a ward" },
    "two",
  ],
  [
    "twice, of nothing",
    "boundaryScript",
    "## In writing\n\nYou asked me twice.",
    { request: "asked me to stay" },
    "twice",
  ],
])("%s is still marked", ([, tool, text, answers, marked]) => {
  expect(unsourced(tool, text, answers)).toEqual([marked]);
});
