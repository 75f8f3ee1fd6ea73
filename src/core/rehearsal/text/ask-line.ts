import { findFigures } from "#core/language/figures.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import type { BreathLine } from "./rehearsal-text.ts";

const asking =
  /\b(?:ask|asking|asks|request|requesting|propose|proposing|target|move|bring|set|adjust|raise)\b/i;

/**
 * The place of the line that ends the last sentence in which the sum, or else the title, of the answers is asked for;
 * null where the answers name neither or no sentence asks.
 */
export function findAskLine(lines: readonly BreathLine[], answers: Answers): number | null {
  const sentences = sentencesOf(lines);
  const isAsk = (text: string) => asking.test(text) && namesAsked(text, answers);
  return sentences.findLast(({ text }) => isAsk(text))?.end ?? null;
}

function namesAsked(text: string, answers: Answers): boolean {
  const sums = findFigures(answerOf(answers, "sum")).map(({ value }) => value);
  if (sums.length > 0)
    return findFigures(text).some(({ value }) => sums.some((sum) => isSameSum(value, sum)));
  const title = answerOf(answers, "title");
  return title !== "" && text.toLowerCase().includes(title.toLowerCase());
}

/** "160" in an answer is "$160,000" in the text. */
function isSameSum(value: number, asked: number): boolean {
  return value === asked || value === asked * 1000;
}

type Sentence = { readonly text: string; readonly end: number };

function sentencesOf(lines: readonly BreathLine[]): Sentence[] {
  const sentences: Sentence[] = [];
  let text = "";
  for (const [place, line] of lines.entries()) {
    text = text === "" ? line.text : `${text} ${line.text}`;
    if (!line.isSentenceEnd && place < lines.length - 1) continue;
    sentences.push({ text, end: place });
    text = "";
  }
  return sentences;
}
