import type { ToolDefinition } from "#core/tools/definition.ts";

export const elevatorPitch = {
  title: "Elevator Pitch Builder",
  slug: "elevator-pitch",
  tier: "pro",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "who", text: "who she is", asks: "who she is", type: "text" },
    { id: "audience", text: "whom she helps", asks: "whom she helps", type: "text" },
    { id: "result", text: "the result with proof", asks: "the result with proof", type: "text" },
    { id: "next", text: "what she wants next", asks: "what she wants next", type: "text" },
    { id: "setting", text: "setting", asks: "setting", type: "text" },
    {
      id: "length",
      text: "length (15 seconds, 30 seconds, 1 minute)",
      asks: "length (15 seconds, 30 seconds, 1 minute)",
      type: "dropdown",
      options: ["15 seconds", "30 seconds", "1 minute"],
    },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Conversational",
    "Confident & Direct",
    "Story-Driven",
    "Technical & Precise",
    "Heartfelt",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
