import { toolIds, toolOf, type ToolId } from "#core/tools/catalogue.ts";

type FactQuestions = Partial<Record<ToolId, string>>;

const factQuestions = toolIds.flatMap((tool) =>
  toolOf(tool).questions.flatMap(({ id, fact, stem }) =>
    fact === undefined ? [] : [{ tool, id, fact, stem }],
  ),
);

/** The questions of different tools that ask for the same fact, by the fact's name in their definitions. */
export const sharedFacts: Readonly<Record<string, Readonly<FactQuestions>>> = groupByFact();

function groupByFact(): Record<string, FactQuestions> {
  const groups: Record<string, FactQuestions> = {};
  for (const { tool, id, fact } of factQuestions) groups[fact] = { ...groups[fact], [tool]: id };
  return groups;
}

/** Facts given as the end of "I am" or "I work" where a question has such a stem. */
const factsWithLeadIn = new Set(
  factQuestions.flatMap(({ fact, stem }) => (stem === "I am" || stem === "I work" ? [fact] : [])),
);

/** Questions that hold a bare title or employer where other tools' go on after "I am" and "I work", by tool. */
export const questionsWithoutLeadIn: Readonly<Record<string, readonly string[]>> = listBare();

function listBare(): Record<string, readonly string[]> {
  const bare: Record<string, readonly string[]> = {};
  for (const { tool, id, fact, stem } of factQuestions)
    if (stem === undefined && factsWithLeadIn.has(fact)) bare[tool] = [...(bare[tool] ?? []), id];
  return bare;
}
