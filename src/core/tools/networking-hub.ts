import type { ToolDefinition } from "#core/tools/definition.ts";

export const networkingHub = {
  title: "Networking Hub",
  slug: "networking-hub",
  tier: "pro",
  comingSoon: true,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "who", text: "who she is", asks: "who she is", type: "text" },
    { id: "meet", text: "whom she wants to meet", asks: "whom she wants to meet", type: "text" },
    { id: "why", text: "why", asks: "why", type: "text" },
    { id: "common", text: "common ground", asks: "common ground", type: "text" },
    { id: "ask", text: "the ask", asks: "the ask", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Curious & Respectful",
    "Conversational",
    "Collaborative",
    "Professional & Brief",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
