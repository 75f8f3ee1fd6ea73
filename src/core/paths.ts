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
