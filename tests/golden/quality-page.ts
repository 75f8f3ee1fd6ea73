import { checkResult } from "#core/checks/check-result.ts";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { casesOf, type GoldenCase } from "./golden-cases.ts";
import { points, type Reading, readingOf, textOf } from "./readings.ts";

const heads: Record<(typeof points)[number], string> = {
  grammar: "Grammar",
  herWords: "Her words",
  specificity: "Specific",
  order: "Order",
  rhythm: "Rhythm",
  noPadding: "No padding",
  directness: "Direct",
  completeness: "Complete",
  tone: "Tone",
  usable: "Usable",
};

/** The page that shows, for every golden case, what goes in, what comes out, its checks, and how it reads. */
export function qualityPage(readings: Record<string, Reading>): string {
  const cases = toolIds.flatMap((tool) => casesOf(tool));
  return [
    "# How the language reads",
    "",
    "Written by `npm run quality` from the golden cases in `tests/golden`; nothing here is edited by hand.",
    "The offline composer wrote every text. Marks run from 1 (poor) over 3 (usable after an edit) to 5 (sent as it stands),",
    "on the editor’s ten points, given by the one who read the text aloud; they belong to exactly the text shown.",
    "",
    ...summary(cases, readings),
    ...toolIds.flatMap((tool) => [
      "",
      `## ${toolOf(tool).title}`,
      ...casesOf(tool).flatMap((one) => section(one, readings)),
    ]),
    "",
  ].join("\n");
}

function summary(cases: readonly GoldenCase[], readings: Record<string, Reading>): string[] {
  const names = points.map((point) => heads[point]);
  return [
    `| Case | Tool | Checks | ${names.join(" | ")} | Of 50 |`,
    `|---|---|---|${names.map(() => "---|").join("")}---|`,
    ...cases.map((one) => {
      const text = textOf(one);
      const reading = readingOf(readings, one.id, text);
      const checks = checkResult(one.tool, text, one.answers);
      const met = `${checks.filter(({ ok }) => ok).length} of ${checks.length}`;
      const marks = reading?.marks ?? points.map(() => "–");
      const total = reading === null ? "not read since it changed" : sum(reading.marks);
      return `| ${one.id} | ${toolOf(one.tool).title} | ${met} | ${marks.join(" | ")} | ${total} |`;
    }),
  ];
}

function sum(marks: readonly number[]): number {
  return marks.reduce((total, mark) => total + mark, 0);
}

function section(one: GoldenCase, readings: Record<string, Reading>): string[] {
  const text = textOf(one);
  const reading = readingOf(readings, one.id, text);
  return [
    "",
    `### ${one.id} (${one.tone})`,
    "",
    ...toolOf(one.tool).questions.flatMap(({ id, asks }) => {
      const answer = inShort(one.answers[id] ?? "");
      return answer === "" ? [] : [`- ${asks}: ${answer}`];
    }),
    "",
    "````text",
    text,
    "````",
    "",
    ...checkResult(one.tool, text, one.answers).map(
      ({ ok, detail }) => `- ${ok ? "met" : "**unmet**"}: ${detail}`,
    ),
    "",
    ...(reading === null ? ["Not read since it changed."] : said(reading)),
  ];
}

function said({ marks, reason, weakest }: Reading): string[] {
  const each = points.map((point, at) => `${heads[point]} ${marks[at]}`).join(", ");
  return [`${each}.`, "", `${reason} Weakest: “${weakest}”`];
}

/** An answer in one line of at most 120 characters. */
function inShort(answer: string): string {
  const line = answer.trim().replaceAll(/\s+/g, " ");
  return line.length <= 120 ? line : `${line.slice(0, 117).trimEnd()} …`;
}
