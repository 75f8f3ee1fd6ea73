import type { ToolDefinition } from "#core/tools/definition.ts";

export const exitStrategy = {
  title: "Exit Strategy",
  slug: "exit-strategy",
  tier: "free",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "reason", text: "why she is leaving", asks: "why she is leaving", type: "text" },
    { id: "timing", text: "timing and notice", asks: "timing and notice", type: "text" },
    {
      id: "protect",
      text: "what she wants to protect (reference, bonus, equity, relationships)",
      asks: "what she wants to protect (reference, bonus, equity, relationships)",
      type: "text",
    },
    {
      id: "handover",
      text: "what she will hand over",
      asks: "what she will hand over",
      type: "text",
    },
    {
      id: "private",
      text: "what she will not discuss",
      asks: "what she will not discuss",
      type: "text",
    },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Executive Formal",
    "Diplomatic",
    "Professional & Brief",
    "Collaborative",
    "Technical & Precise",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
