import { isAnswered } from "./required-answers.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { type Answers, answerOf, type ToolDefinition } from "#core/tools/definition.ts";

/** How many items these questions were answered with; "name|role" counts once. */
export function countItemsGiven(
  tool: ToolDefinition,
  ids: readonly string[],
  answers: Answers,
): number {
  return ids.reduce((sum, id) => {
    const several = id.split("|");
    if (several.length > 1) return sum + (several.some((one) => isAnswered(answers, one)) ? 1 : 0);
    const kind = tool.questions.find((question) => question.id === id)?.kind ?? "line";
    return sum + splitItems(answerOf(answers, id), kind === "list" || kind === "long").length;
  }, 0);
}

/** A row is an item; an answer of one row is split where one idea certainly ends. */
function splitItems(answer: string, takesSeveral: boolean): readonly string[] {
  const lines = answer.split(/\n|;/).filter((line) => !isAbsent(line));
  if (!takesSeveral) return lines.slice(0, 1);
  return lines.length === 1 ? splitSentences(lines[0] ?? "") : lines;
}
