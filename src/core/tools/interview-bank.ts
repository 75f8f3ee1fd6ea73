import type { ToolDefinition } from "#core/tools/definition.ts";

export const interviewBank = {
  title: "Interview Coaching Bank",
  slug: "interview-bank",
  tier: "pro",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    { id: "role", text: "target role and company", asks: "target role and company", type: "text" },
    { id: "description", text: "job description", asks: "job description", type: "long" },
    {
      id: "accomplishments",
      text: "two or three real accomplishments",
      asks: "two or three real accomplishments",
      type: "text",
    },
    { id: "dread", text: "the question she dreads", asks: "the question she dreads", type: "text" },
    { id: "stage", text: "interview stage", asks: "interview stage", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Data-Driven",
    "Story-Driven",
    "Reflective & Exploratory",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
