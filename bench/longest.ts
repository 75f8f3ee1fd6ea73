import { checkResult } from "#core/checks/check-result.ts";
import { compose } from "#core/composer/compose.ts";
import { answerLimit } from "#core/prompt/limits.ts";
import { formatResult } from "#core/result/result-text.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type Figure, figure } from "./report.ts";

/** Shapes that make careless patterns go back and forth. */
const shapes: readonly [name: string, piece: string][] = [
  ["one word", "a"],
  ["words", "word "],
  ["capitals", "LOUD WORDS HERE "],
  ["names", "Anna Maria Lopez "],
  ["sentences", "I lead the team that keeps the trains on time. "],
  ["commas", "led the team, cut costs, "],
  ["figures", "12 to 31, 5.2% -> 3%, "],
  ["spaces", " "],
  ["stops", "a. "],
  ["open quotes", "“a "],
  ["brackets", "("],
  ["lines", "- did a thing\n"],
  ["and", "and "],
  ["hyphens", "well-known-"],
];
const most = 1000;

/** The longest answers that are allowed, in every question at once: no tool may think for more than a second. */
export async function longest(): Promise<Figure[]> {
  return toolIds.map((tool) => {
    const times = shapes.map(([name, piece]) => ({ name, time: timeOf(tool, piece) }));
    const worst = times.toSorted((a, b) => b.time - a.time)[0];
    const time = worst?.time ?? 0;
    return figure(
      `Longest answers, ${tool}`,
      `${Math.round(time)} ms (${worst?.name ?? ""})`,
      `<= ${most} ms`,
      time <= most,
    );
  });
}

function timeOf(tool: ToolId, piece: string): number {
  const answers = Object.fromEntries(
    toolOf(tool).questions.map((question) => {
      const length = Math.min(answerLimit(question), 40_000 / toolOf(tool).questions.length);
      return [question.id, `x${piece.repeat(Math.floor(length / piece.length) - 1)}`];
    }),
  );
  const started = performance.now();
  const text = formatResult(compose(tool, { answers, tone: signatureTone }));
  checkResult(tool, text, answers);
  return performance.now() - started;
}
