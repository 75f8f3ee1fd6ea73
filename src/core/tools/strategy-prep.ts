import type { ToolDefinition } from "#core/tools/definition.ts";

export const strategyPrep = {
  title: "Strategy Prep",
  slug: "strategy-prep",
  tier: "pro",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    {
      id: "decision",
      text: "the decision in front of her",
      asks: "the decision in front of her",
      type: "text",
    },
    { id: "options", text: "options", asks: "options", type: "text" },
    { id: "stakes", text: "what is at stake", asks: "what is at stake", type: "text" },
    { id: "constraints", text: "constraints", asks: "constraints", type: "text" },
    {
      id: "outcome",
      text: "what she wants from the hour",
      asks: "what she wants from the hour",
      type: "text",
    },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Strategic & Direct",
    "Reflective & Exploratory",
    "Data-Driven",
    "Diplomatic",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
