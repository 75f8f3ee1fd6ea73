import { questionsWithoutLeadIn, sharedFacts } from "#core/tools/lists/shared-facts.ts";
import { isBlank } from "#core/tools/is-blank.ts";

/** A fact given to a tool. */
export type KnownFact = { readonly tool: string; readonly question: string; readonly text: string };

/** Whether a question asks for a fact that other tools ask for too. */
export function isSharedQuestion(tool: string, question: string): boolean {
  return findQuestionsOfSameFact(tool, question).length > 0;
}

/** Answers given elsewhere to the same question, each wording once, in the order given. */
export function findFactsToldElsewhere(
  tool: string,
  question: string,
  facts: readonly KnownFact[],
): readonly KnownFact[] {
  const others = findQuestionsOfSameFact(tool, question);
  const matches = facts.filter(
    (fact) =>
      !isBlank(fact.text) &&
      others.some(([id, otherQuestion]) => fact.tool === id && fact.question === otherQuestion),
  );
  const worded = matches.map((fact) => ({ ...fact, text: stripLeadIn(tool, question, fact.text) }));
  return worded.filter(
    ({ text }, place) => worded.findIndex((one) => one.text.trim() === text.trim()) === place,
  );
}

function stripLeadIn(tool: string, question: string, text: string): string {
  const isBare = questionsWithoutLeadIn[tool]?.includes(question) ?? false;
  return isBare ? text.trim().replace(/^(?:an?|the|at|in|for|with)\s+/i, "") : text;
}

/** The questions of other tools that ask for the same fact as this question: [tool, question]. */
export function findQuestionsOfSameFact(
  tool: string,
  question: string,
): readonly (readonly [string, string])[] {
  const group = Object.values(sharedFacts).find((one) =>
    Object.entries(one).some(([id, otherQuestion]) => id === tool && otherQuestion === question),
  );
  return Object.entries(group ?? {}).filter(([id]) => id !== tool);
}
