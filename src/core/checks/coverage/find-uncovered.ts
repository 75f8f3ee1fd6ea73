import { indexResult, type TextIndex } from "./text-index.ts";
import { findLostClauses, findScatteredClauses } from "./lost-clauses.ts";
import { type MissingWords, findMissingWords } from "./missing-words.ts";
import { readNotedAnswer } from "./noted-parts.ts";
import { splitAnswer } from "./split-answer.ts";
import { translateDays } from "#core/language/foreign-days.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import type { Result } from "#core/result/result.ts";
import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import {
  type Answers,
  answerOf,
  type Question,
  type ToolDefinition,
} from "#core/tools/definition.ts";

/** The composer places every word of an answer; a model may rephrase. */
export type TextWriter = "composer" | "model";

/** Words of an answer that a text has lost. */
export type UncoveredPart = { readonly id: string; readonly words: string };

/** Of the words of an answer so many stand in a model's text; every figure, date and name does. */
const minModelShare = 0.5;

/** A posting is used in part, what is withheld not at all. */
const neverRequired = new Set(["description", "withhold"]);

/** What of the answers the text does not hold, in the order of the questions. */
export function findUncovered(
  tool: ToolId,
  result: Result,
  answers: Answers,
  writer: TextWriter = "composer",
): readonly UncoveredPart[] {
  const text = indexResult(result);
  const { questions, checks }: ToolDefinition = toolOf(tool);
  const byClause = writer === "model" ? (checks.yieldingQuestions ?? []) : [];
  return questions
    .filter((question) => isRequired(question, answers, writer))
    .flatMap((question) => {
      const isByClause = byClause.includes(question.id);
      const typed = withoutStem(question, answers);
      const answer = writer === "model" ? translateDays(readNotedAnswer(typed).rest) : typed;
      const pieces = splitAnswer(answer, question.kind)
        .flatMap((words) => (isByClause ? words.split(clauseEnd) : [words]))
        .map((words) => findMissingWords(words, text));
      const lost = findUncoveredPieces(question, pieces, writer, isByClause);
      const named =
        writer === "composer"
          ? lost.map(({ piece }) => piece)
          : [...lost.flatMap(findLostClauses), ...findScattered(question, pieces, lost, text)];
      return named.map((words) => ({ id: question.id, words }));
    });
}

/** What the words of a text hold only apart from each other; a resume and a sample are rephrased or quoted in part. */
function findScattered(
  { id, kind }: Question,
  pieces: readonly MissingWords[],
  lost: readonly MissingWords[],
  text: TextIndex,
): readonly string[] {
  if (kind === "file" || id === "sample") return [];
  const others = pieces.filter((piece) => !lost.includes(piece));
  return others.flatMap((piece) => findScatteredClauses(piece, text));
}

/** Where one clause of a short spoken answer ends and the next begins. */
const clauseEnd = /[,;]\s+|\s[–—-]\s/u;

/** The answer without the stem of its field typed again: "I work in Lyon" behind "I work". */
function withoutStem({ id, stem }: Question, answers: Answers): string {
  const answer = answerOf(answers, id);
  const again = stem !== undefined && answer.toLowerCase().startsWith(`${stem.toLowerCase()} `);
  return again ? answer.slice(stem.length) : answer;
}

function isRequired(question: Question, answers: Answers, writer: TextWriter): boolean {
  const { id, manner, addressed, onlyWith } = question;
  if (addressed && writer === "model") return false;
  if (manner || neverRequired.has(id) || isAbsent(answerOf(answers, id))) return false;
  return !onlyWith || answerOf(answers, onlyWith.id) === onlyWith.is;
}

function findUncoveredPieces(
  { id, kind }: Question,
  pieces: readonly MissingWords[],
  writer: TextWriter,
  isByClause: boolean,
): readonly MissingWords[] {
  const incomplete = pieces.filter(({ words }) => words.length > 0);
  if (id === "sample" && pieces.some(({ total: all, words }) => all > 1 && words.length === 0))
    return [];
  if (writer === "composer") return incomplete;
  const byLine = kind === "list" || id === "resume";
  // Name and contact line: a model has the one in the headline and is instructed to leave the other out.
  const top: readonly MissingWords[] = id === "resume" ? pieces.slice(0, 3) : [];
  return incomplete
    .filter((one) => !top.includes(one))
    .filter(
      (one) =>
        one.facts.length > 0 ||
        (isByClause && one.words.length * 2 >= one.total) ||
        isTooSparse(byLine ? [one] : pieces),
    );
}

/** Whether a text holds less of some pieces than a model's text must. */
function isTooSparse(pieces: readonly MissingWords[]): boolean {
  const all = pieces.reduce((sum, { total: some }) => sum + some, 0);
  const missed = pieces.reduce((sum, { words }) => sum + words.length, 0);
  return all - missed < all * minModelShare;
}
