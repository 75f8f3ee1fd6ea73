import { loadEnglishWords } from "#adapters/model/english-words.ts";
import { judgeText } from "#core/checks/judge-text.ts";
import { compose } from "#core/composer/compose.ts";
import { answerLimit } from "#core/prompt/input-limits.ts";
import { createMask } from "#core/masking/mask.ts";
import { diffWords } from "#core/result/diff-words.ts";
import { findVoiceHits } from "#core/voice/find-voice-hits.ts";
import { heldOutSound } from "../tests/held-out/voice-held-out.ts";
import { formatResult } from "#core/result/result-text.ts";
import { signatureTone } from "#core/tools/definition.ts";
import { type ToolId, toolIds, toolOf } from "#core/tools/catalogue.ts";
import { type Figure, figure } from "./support/report.ts";

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
const maxMs = 1000;

/** What reads a whole text, with the longest that it may take, in milliseconds. */
const readings: readonly [name: string, read: () => unknown, mostMs: number][] = [
  ["Voice, 2,000 characters", () => findVoiceHits(heldOutSound.join(" ").slice(0, 2000)), 2],
  ["Names hidden, 20,000 characters", () => hide("Anna Maria Lopez ".repeat(1_200)), 500],
  ["Versions compared, 20,000 characters", () => diffWords(words("a"), words("b")), 500],
];

/** The longest answers that are allowed, in every question at once: no tool may think for more than a second. */
export async function longestAnswers(): Promise<Figure[]> {
  return [
    ...toolIds.map(measureLongest),
    ...readings.map(([name, read, mostMs]) => {
      const time = Math.min(...Array.from({ length: 5 }, () => measureTime(read)));
      return figure(name, `${time.toFixed(1)} ms`, `<= ${mostMs} ms`, time <= mostMs);
    }),
  ];
}

function measureLongest(tool: ToolId): Figure {
  const times = shapes.map(([name, piece]) => ({ name, time: timeOf(tool, piece) }));
  const worst = times.toSorted((a, b) => b.time - a.time)[0];
  const time = worst?.time ?? 0;
  const value = `${Math.round(time)} ms (${worst?.name ?? ""})`;
  return figure(`Longest answers, ${tool}`, value, `<= ${maxMs} ms`, time <= maxMs);
}

const english = await loadEnglishWords();

function hide(text: string): string {
  return createMask([{ text, kind: "answer" }], english).hide(text);
}

function words(word: string): string {
  return Array.from({ length: 4_000 }, (_, n) => `${word}${n} `).join("");
}

function measureTime(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

function timeOf(tool: ToolId, piece: string): number {
  const answers = Object.fromEntries(
    toolOf(tool).questions.map((question) => {
      const length = Math.min(answerLimit(question), 40_000 / toolOf(tool).questions.length);
      return [question.id, `x${piece.repeat(Math.floor(length / piece.length) - 1)}`];
    }),
  );
  return measureTime(() => {
    const material = { answers, tone: signatureTone };
    judgeText({ tool, material }, formatResult(compose(tool, material)), english);
  });
}
