import type { ToolDefinition } from "#core/tools/definition.ts";

export const plan30_60_90 = {
  title: "30/60/90 Day Plan",
  slug: "306090-plan",
  tier: "pro",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "role", text: "role and company", asks: "role and company", type: "text" },
    { id: "start", text: "start date", asks: "start date", type: "text" },
    {
      id: "description",
      text: "job description (long text)",
      asks: "job description (long text)",
      type: "long",
    },
    {
      id: "priority",
      text: "the manager's top priority",
      asks: "the manager's top priority",
      type: "text",
    },
    { id: "stakeholders", text: "stakeholders", asks: "stakeholders", type: "text" },
    {
      id: "success",
      text: "what success looks like at 90 days",
      asks: "what success looks like at 90 days",
      type: "text",
    },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Action-Oriented",
    "Data-Driven",
    "Strategic & Visionary",
    "Executive Formal",
    "Collaborative",
    "Technical & Precise",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
