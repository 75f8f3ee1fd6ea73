import type { ToolDefinition } from "#core/tools/definition.ts";

export const offerPower = {
  title: "Offer Power",
  slug: "offer-power",
  tier: "free",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "offer", text: "the offer", asks: "the offer", type: "text" },
    { id: "audience", text: "for whom", asks: "for whom", type: "text" },
    { id: "change", text: "the change it makes", asks: "the change it makes", type: "text" },
    { id: "included", text: "what is included", asks: "what is included", type: "text" },
    { id: "price", text: "price", asks: "price", type: "text" },
    { id: "timing", text: "why now", asks: "why now", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Conversational",
    "Executive Formal",
    "Professional & Brief",
    "Story-Driven",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
