import type { ToolDefinition } from "#core/tools/definition.ts";

export const careerPositioning = {
  title: "Career Positioning",
  slug: "career-positioning",
  tier: "open",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "role", text: "current role", asks: "current role", type: "text" },
    {
      id: "known",
      text: "what she is the person for",
      asks: "what she is the person for",
      type: "text",
    },
    { id: "evidence", text: "evidence", asks: "evidence", type: "text" },
    {
      id: "target",
      text: "the role she is positioning for",
      asks: "the role she is positioning for",
      type: "text",
    },
    { id: "decider", text: "who decides", asks: "who decides", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Strategic & Direct",
    "Executive Formal",
    "Diplomatic",
    "Achievement-Focused",
    "Data-Driven",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
