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

/** The questions of other tools that ask for the same fact as this question: [tool, question]. */
export function sameFact(tool: string, question: string): readonly (readonly [string, string])[] {
  const group = sameFacts.find((one) =>
    Object.entries(one).some(([id, asked]) => id === tool && asked === question),
  );
  return Object.entries(group ?? {}).filter(([id]) => id !== tool);
}
