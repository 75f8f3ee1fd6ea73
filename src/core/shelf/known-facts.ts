import type { ToolId } from "#core/tools/catalogue.ts";
import { isBlank } from "#core/tools/is-blank.ts";

/**
 * The questions of different tools that ask for the same fact, by the fact's name in their definitions. A page that
 * offers known facts knows these ids alone: the thirteen definitions stay on the server.
 */
export const sharedFacts: Readonly<Record<string, Partial<Readonly<Record<ToolId, string>>>>> = {
  name: { brandBio: "name", elevatorPitch: "name", networkingHub: "name" },
  role: {
    brandBio: "role",
    careerPositioning: "role",
    exitStrategy: "role",
    elevatorPitch: "role",
    resumeRewrite: "role",
    networkingHub: "role",
  },
  where: {
    brandBio: "where",
    careerPositioning: "where",
    exitStrategy: "organization",
    elevatorPitch: "where",
  },
  serves: {
    brandBio: "serves",
    offerPower: "audience",
    brandVoice: "reader",
    elevatorPitch: "help",
  },
  known: { brandBio: "known", elevatorPitch: "result" },
  proof: { brandBio: "proof", elevatorPitch: "proof" },
  results: { careerPositioning: "results", payAsk: "results" },
  target: { careerPositioning: "target", resumeRewrite: "target" },
  decider: { careerPositioning: "decider", payAsk: "decider" },
  newRole: { plan30_60_90: "role", interviewBank: "role" },
  newOrganization: { plan30_60_90: "organization", interviewBank: "organization" },
  description: { plan30_60_90: "description", interviewBank: "description" },
};

/** A fact she gave to a tool. */
export type KnownFact = { readonly tool: string; readonly question: string; readonly text: string };

/** Whether a question asks for a fact that other tools ask for too. */
export function isSharedQuestion(tool: string, question: string): boolean {
  return findQuestionsOfSameFact(tool, question).length > 0;
}

/** What she said elsewhere to the same question, each wording once, in the order given. */
export function findFactsToldElsewhere(
  tool: string,
  question: string,
  facts: readonly KnownFact[],
): readonly KnownFact[] {
  const others = findQuestionsOfSameFact(tool, question);
  const told = facts.filter(
    (fact) =>
      !isBlank(fact.text) &&
      others.some(([id, asked]) => fact.tool === id && fact.question === asked),
  );
  const worded = told.map((fact) => ({ ...fact, text: stripLeadIn(tool, question, fact.text) }));
  return worded.filter(
    ({ text }, place) => worded.findIndex((one) => one.text.trim() === text.trim()) === place,
  );
}

/** Fields that hold a bare title or house; elsewhere it goes on after "I am" and "I work". */
const fieldsWithoutLeadIn: Partial<Readonly<Record<string, readonly string[]>>> = {
  exitStrategy: ["role", "organization"],
  resumeRewrite: ["role"],
};

function stripLeadIn(tool: string, question: string, text: string): string {
  const isBare = fieldsWithoutLeadIn[tool]?.includes(question) ?? false;
  return isBare ? text.trim().replace(/^(?:an?|the|at|in|for|with)\s+/i, "") : text;
}

/** The questions of other tools that ask for the same fact as this question: [tool, question]. */
export function findQuestionsOfSameFact(
  tool: string,
  question: string,
): readonly (readonly [string, string])[] {
  const group = Object.values(sharedFacts).find((one) =>
    Object.entries(one).some(([id, asked]) => id === tool && asked === question),
  );
  return Object.entries(group ?? {}).filter(([id]) => id !== tool);
}
