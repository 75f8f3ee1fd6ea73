import { type ToolId, toolOf } from "#core/tools/catalogue.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** "I led it", "We’ve moved": what can stand as a sentence; "the team" can’t. */
const statement = /^(?:I|we)(?:[’'](?:m|ve|d|ll|re))?\s+\S/i;

/** The answers with one more statement, as a row or a sentence of its own; null where the tool takes none, or it’s none. */
export function addFact(tool: ToolId, answers: Answers, fact: string): Answers | null {
  const { addedFact } = toolOf(tool).refine;
  if (addedFact === null || !statement.test(fact)) return null;
  const { question: id, maxRows = Infinity, isListItem } = addedFact;
  const answer = answerOf(answers, id);
  if (isListItem) return { ...answers, [id]: addListItem(answer, fact) };
  const full = answer.split("\n").length >= maxRows;
  return { ...answers, [id]: answer === "" ? fact : `${answer}${full ? "; " : "\n"}${fact}` };
}

/** After the first line of a list, so that it belongs to the latest post; else a line at the end. */
function addListItem(text: string, fact: string): string {
  const listed = /^(\s*[-•*–]\s.*)$/m;
  return listed.test(text)
    ? text.replace(listed, (line) => `${line}\n- ${fact}`)
    : `${text}\n${fact}`;
}
