import type { ToolDefinition } from "#core/tools/definition.ts";

export const resumeRewrite = {
  title: "Resume Rewrite",
  slug: "resume-rewrite",
  tier: "pro",
  comingSoon: false,
  intent: "",
  inputLabel: "Your answers",
  summary: "",
  questions: [
    {
      id: "resume",
      text: "resume (upload, editable text)",
      asks: "resume (upload, editable text)",
      type: "file",
    },
    {
      id: "role",
      text: "current role and industry",
      asks: "current role and industry",
      type: "text",
    },
    { id: "target", text: "target role", asks: "target role", type: "text" },
    { id: "years", text: "years of experience", asks: "years of experience", type: "text" },
  ],
  prompt: "",
  tones: [
    "Warm Confidence",
    "Achievement-Focused",
    "Executive Formal",
    "Action-Oriented",
    "Story-Driven",
    "Professional & Brief",
    "Technical & Precise",
  ],
  feedback: "",
  contract: { sections: [], special: [] },
} as const satisfies ToolDefinition;
