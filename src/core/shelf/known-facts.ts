import type { ToolId } from "#core/tools/catalogue.ts";

/** Questions of different tools that ask for the same fact: the question by the tool. */
export const sameFacts: readonly Partial<Readonly<Record<ToolId, string>>>[] = [
  { brandBio: "role", careerPositioning: "role", resumeRewrite: "role" },
  {
    brandBio: "audience",
    offerPower: "audience",
    elevatorPitch: "audience",
    brandVoice: "audience",
  },
  {
    brandBio: "proof",
    careerPositioning: "evidence",
    payAsk: "evidence",
    elevatorPitch: "result",
    interviewBank: "accomplishments",
  },
  { elevatorPitch: "who", networkingHub: "who" },
  { careerPositioning: "target", resumeRewrite: "target" },
  { careerPositioning: "decider", payAsk: "decider" },
  { plan30_60_90: "description", interviewBank: "description" },
];

/** A fact she gave to a tool. */
export type KnownFact = { readonly tool: string; readonly question: string; readonly text: string };

/** Whether a question asks for a fact that other tools ask for too. */
export function isShared(tool: string, question: string): boolean {
  return sameFact(tool, question).length > 0;
}

/** What she said elsewhere to the same question, each wording once, in the order given. */
export function toldElsewhere(
  tool: string,
  question: string,
  facts: readonly KnownFact[],
): readonly KnownFact[] {
  const others = sameFact(tool, question);
  const told = facts.filter(
    (fact) =>
      fact.text.trim() !== "" &&
      others.some(([id, asked]) => fact.tool === id && fact.question === asked),
  );
  return told.filter(
    ({ text }, place) => told.findIndex((one) => one.text.trim() === text.trim()) === place,
  );
}

/** The questions of other tools that ask for the same fact as this question: [tool, question]. */
export function sameFact(tool: string, question: string): readonly (readonly [string, string])[] {
  const group = sameFacts.find((one) =>
    Object.entries(one).some(([id, asked]) => id === tool && asked === question),
  );
  return Object.entries(group ?? {}).filter(([id]) => id !== tool);
}
