import type { ToolDefinition } from "#core/tools/definition.ts";

export const brandBio = {
  title: "Brand Bio",
  slug: "brand-bio",
  tier: "open",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "role", text: "role and field", asks: "role and field", type: "text" },
    { id: "audience", text: "whom she serves", asks: "whom she serves", type: "text" },
    {
      id: "result",
      text: "the result she is known for",
      asks: "the result she is known for",
      type: "text",
    },
    {
      id: "proof",
      text: "proof (a number, a name)",
      asks: "proof (a number, a name)",
      type: "text",
    },
    { id: "place", text: "where it will appear", asks: "where it will appear", type: "text" },
    { id: "person", text: "first or third person", asks: "first or third person", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Executive Formal",
    "Conversational",
    "Academic/Scholarly",
    "Story-Driven",
    "Professional & Brief",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
