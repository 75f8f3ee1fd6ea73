import { isBlank } from "#core/tools/is-blank.ts";
import {
  type Answers,
  type Material,
  type Question,
  signatureTone,
} from "#core/tools/definition.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** A question as a prompt names it. */
export type PromptQuestion = Pick<Question, "id" | "text">;

const toneQuestion = "Preferred tone";
const unanswered = "No response";

/** Lines of an answer that look like ours carry a backslash, so that they are read back as part of the answer. */
const reservedLine = /^\\*(?:Q:|A:|\s*No response\s*$)/;

/** The question-and-answer pairs of a prompt, the tone last; a blank answer reads "No response", as does one that is not asked for. */
export function formatPairs(
  questions: readonly Question[],
  answers: Answers,
  tone: string,
): string {
  const visible = visibleQuestions(questions, answers);
  const pairs = questions.map((question) =>
    formatPair(question.text, visible.includes(question) ? (answers[question.id] ?? "") : ""),
  );
  return [...pairs, formatPair(toneQuestion, tone)].join("\n\n");
}

function formatPair(question: string, answer: string): string {
  const text = isBlank(answer) ? unanswered : answer.split(newline).map(escapeLine).join("\n");
  return `Q: ${question}\nA: ${text}`;
}

/** How many of these questions a prompt asks. */
export function countPairs(questions: readonly PromptQuestion[], prompt: string): number {
  return findPairPlaces(questions, prompt.split(newline)).filter(({ id }) => id !== null).length;
}

/** Reads the pairs back, whoever wrote the prompt around them; null when it holds none of these questions. */
export function parsePairs(questions: readonly PromptQuestion[], prompt: string): Material | null {
  const lines = prompt.split(newline);
  const marks = findPairPlaces(questions, lines);
  if (marks.length === 0) return null;
  const answers: Record<string, string> = {};
  let tone: string = signatureTone;
  for (const [n, mark] of marks.entries()) {
    const next = marks[n + 1]?.line;
    const answer = parsePairAnswer(
      lines.slice(mark.line + 1, next),
      mark.id === null,
      next === undefined,
    );
    if (answer === "") continue;
    if (mark.id === null) tone = answer;
    else answers[mark.id] = answer;
  }
  return { answers, tone };
}

type PairPlace = { readonly id: string | null; readonly line: number };

/** Where the known questions stand, in their order; anything else that says "Q:" is part of an answer. */
function findPairPlaces(
  questions: readonly PromptQuestion[],
  lines: readonly string[],
): PairPlace[] {
  const known = [
    ...questions.map(({ id, text }) => ({ id, text })),
    { id: null, text: toneQuestion },
  ];
  const marks: PairPlace[] = [];
  let from = 0;
  for (const [line, text] of lines.entries()) {
    if (!text.startsWith("Q:") || !lines[line + 1]?.startsWith("A:")) continue;
    const questionText = text.slice(2).trim();
    const found = known.findIndex(
      (question, n) => n >= from && question.text.trim() === questionText,
    );
    if (found === -1) continue;
    marks.push({ id: known[found]?.id ?? null, line });
    from = found + 1;
  }
  return marks;
}

function parsePairAnswer(lines: readonly string[], isTone: boolean, isLast: boolean): string {
  const [first = "", ...rest] = lines;
  const opening = first.replace(/^A: ?/, "");
  if (isTone) return opening.trim() === unanswered ? "" : opening.trim();
  const text = [opening, ...(isLast ? beforeClosing(rest) : rest)];
  if (text.length > 1 && text.at(-1) === "") text.pop();
  if (text.join("\n").trim() === unanswered) return "";
  const answer = text.map(unescapeLine).join("\n");
  return isBlank(answer) ? "" : answer;
}

/** Without a tone pair nothing ends the last answer but the instructions that close a prompt. */
function beforeClosing(lines: readonly string[]): readonly string[] {
  const closing = lines.findIndex(
    (line, n) => lines[n - 1] === "" && /^(?:cultural\b|return calm\b)/i.test(line),
  );
  return closing === -1 ? lines : lines.slice(0, closing);
}

function escapeLine(line: string): string {
  return reservedLine.test(line) ? `\\${line}` : line;
}

function unescapeLine(line: string): string {
  return line.startsWith("\\") && reservedLine.test(line) ? line.slice(1) : line;
}

const newline = /\r\n?|\n/;
