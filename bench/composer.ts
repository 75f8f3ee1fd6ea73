import { readFileSync } from "node:fs";
import { z } from "zod";
import { checkResult } from "#core/checks/check-result.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { isToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Figure, figure, median, percentile } from "./report.ts";

const Personas = z.array(
  z.object({
    tool: z.string(),
    tone: z.string(),
    answers: z.array(z.object({ asks: z.string(), answer: z.string() })),
  }),
);
const rounds = 20;

/** Every persona of the golden cases, composed and checked, after a warm-up. */
export async function composer(): Promise<Figure[]> {
  const cases = Personas.parse(JSON.parse(readFileSync("tests/golden/personas.json", "utf8")));
  const composing: number[] = [];
  const checking: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { tool, tone, answers } of cases) {
      if (!isToolId(tool)) continue;
      const { questions } = toolOf(tool);
      const given = Object.fromEntries(
        questions.map((question) => [
          question.id,
          answers.find((a) => a.asks === question.asks)?.answer ?? "",
        ]),
      );
      const started = performance.now();
      const text = formatResult(compose(tool, { answers: given, tone }));
      const composed = performance.now();
      checkResult(tool, text, given);
      const checked = performance.now();
      if (round === 0) continue;
      composing.push(composed - started);
      checking.push(((checked - composed) * 2000) / Math.max(text.length, 2000));
    }
  }
  return [
    figure(
      "Composer, p50 / p99",
      milliseconds(composing),
      "<= 20 ms p99",
      percentile(composing, 0.99) <= 20,
    ),
    figure(
      "Checks for 2,000 characters, p50 / p99",
      milliseconds(checking),
      "<= 5 ms",
      percentile(checking, 0.99) <= 5,
    ),
  ];
}

function milliseconds(values: readonly number[]): string {
  return `${median(values).toFixed(2)} / ${percentile(values, 0.99).toFixed(2)} ms`;
}
