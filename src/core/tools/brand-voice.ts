import type { ToolDefinition } from "#core/tools/definition.ts";

export const brandVoice = {
  title: "Brand Voice Builder",
  slug: "brand-voice",
  tier: "pro",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    {
      id: "words",
      text: "three words colleagues use for her",
      asks: "three words colleagues use for her",
      type: "text",
    },
    {
      id: "refuse",
      text: "what she refuses to sound like",
      asks: "what she refuses to sound like",
      type: "text",
    },
    { id: "audience", text: "audience", asks: "audience", type: "text" },
    {
      id: "sample",
      text: "a sample of her writing",
      asks: "a sample of her writing",
      type: "text",
    },
    { id: "beliefs", text: "beliefs", asks: "beliefs", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Story-Driven",
    "Heartfelt",
    "Technical & Precise",
    "Reflective & Exploratory",
    "Strategic & Visionary",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
