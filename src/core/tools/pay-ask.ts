import type { ToolDefinition } from "#core/tools/definition.ts";

export const payAsk = {
  title: "Pay/Promotion Ask",
  slug: "pay-ask",
  tier: "free",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    {
      id: "ask",
      text: "current and target pay or title",
      asks: "current and target pay or title",
      type: "text",
    },
    {
      id: "evidence",
      text: "evidence since the last change",
      asks: "evidence since the last change",
      type: "text",
    },
    { id: "market", text: "market figure if known", asks: "market figure if known", type: "text" },
    { id: "decider", text: "who decides", asks: "who decides", type: "text" },
    { id: "timing", text: "timing", asks: "timing", type: "text" },
    { id: "objection", text: "the likely objection", asks: "the likely objection", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Data-Driven",
    "Diplomatic",
    "Strategic & Direct",
    "Executive Formal",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
