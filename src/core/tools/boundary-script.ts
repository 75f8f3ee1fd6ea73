import type { ToolDefinition } from "#core/tools/definition.ts";

export const boundaryScript = {
  title: "Boundary Script",
  slug: "boundary-script",
  tier: "open",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    {
      id: "request",
      text: "what is being asked of her",
      asks: "what is being asked of her",
      type: "text",
    },
    { id: "by", text: "by whom", asks: "by whom", type: "text" },
    { id: "refusal", text: "what she will not do", asks: "what she will not do", type: "text" },
    {
      id: "offer",
      text: "what she offers instead, if anything",
      asks: "what she offers instead, if anything",
      type: "text",
    },
    {
      id: "preserve",
      text: "what must be preserved",
      asks: "what must be preserved",
      type: "text",
    },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Diplomatic",
    "Professional & Brief",
    "Strategic & Direct",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
