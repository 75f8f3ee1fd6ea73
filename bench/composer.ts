import { readFileSync } from "node:fs";
import { z } from "zod";
import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { judgeResult } from "#core/checks/judge-text.ts";
import { compose } from "#core/composer/compose.ts";
import { formatResult } from "#core/result/result-text.ts";
import { isToolId, type ToolId } from "#core/tools/catalogue.ts";
import type { Material } from "#core/tools/definition.ts";
import { type Figure, figure, median, percentile } from "./support/report.ts";

const Personas = z.array(
  z.object({
    tool: z.string(),
    tone: z.string(),
    answers: z.record(z.string(), z.string()),
  }),
);
const rounds = 30;
const warmUp = 5;
const english = await loadEnglishWords();

/** Every persona of the golden cases; a case counts by its median round, so that a busy machine weighs less. */
export async function composer(): Promise<Figure[]> {
  const cases = Personas.parse(
    JSON.parse(readFileSync("tests/golden/cases/personas.json", "utf8")),
  );
  const measured = cases.flatMap(({ tool, tone, answers }) =>
    isToolId(tool) ? [measure(tool, { answers, tone })] : [],
  );
  const composing = measured.map((times) => times.composing);
  const checking = measured.map((times) => times.checking);
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

function measure(tool: ToolId, material: Material): { composing: number; checking: number } {
  const composing: number[] = [];
  const checking: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const result = compose(tool, material);
    const text = formatResult(result);
    const composed = performance.now();
    judgeResult({ tool, material }, result, english);
    composing.push(composed - started);
    checking.push(((performance.now() - composed) * 2000) / Math.max(text.length, 2000));
  }
  return { composing: median(composing.slice(warmUp)), checking: median(checking.slice(warmUp)) };
}

function milliseconds(values: readonly number[]): string {
  return `${median(values).toFixed(2)} / ${percentile(values, 0.99).toFixed(2)} ms`;
}
