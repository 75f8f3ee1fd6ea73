export const paths = ["legacy", "elevate"] as const;
export type Path = (typeof paths)[number];

export const pathTitles = { legacy: "Build My Legacy", elevate: "Elevate My Path" } as const;

/** The tools of each grid on the landing page, in the specification's order. */
export const landingTools = {
  legacy: [
    "brandBio",
    "boundaryScript",
    "offerPower",
    "brandVoice",
    "elevatorPitch",
    "networkingHub",
  ],
  elevate: [
    "boundaryScript",
    "careerPositioning",
    "payAsk",
    "exitStrategy",
    "plan30_60_90",
    "interviewBank",
    "resumeRewrite",
  ],
} as const;

export function readPath(value: string | null | undefined): Path {
  return value === "legacy" ? "legacy" : "elevate";
}

/** The tools of the choose-path page, in the specification's order; Client Proposal Script, no tool, follows Legacy's. */
export const choosePathTools = {
  legacy: ["brandVoice", "offerPower", "boundaryScript", "brandBio"],
  elevate: ["boundaryScript", "careerPositioning", "payAsk", "exitStrategy"],
} as const;

/** Every tool once, by the path it serves. */
export const toolsByPath = {
  legacy: ["brandBio", "offerPower", "brandVoice", "elevatorPitch", "networkingHub"],
  elevate: [
    "careerPositioning",
    "payAsk",
    "exitStrategy",
    "plan30_60_90",
    "interviewBank",
    "resumeRewrite",
  ],
  both: ["boundaryScript", "strategyPrep"],
} as const;
