import type { ToolDefinition } from "#core/tools/definition.ts";

export const careerPositioning = {
  title: "Career Positioning",
  slug: "career-positioning",
  tier: "open",
  comingSoon: false,
  intent: "Name what you are the person for, prove it, and point it at the role you want.",
  inputLabel: "Facts for your positioning",
  summary: "A statement, three proof points and a headline.",
  questions: [
    {
      id: "role",
      text: "What is your current role, and where?",
      asks: "current role",
      type: "text",
      placeholder: "Senior manager, claims operations, at Northfold Mutual",
    },
    {
      id: "known",
      text: "What are you the person for? They call me when …",
      asks: "what she is the person for",
      type: "text",
      placeholder: "A migration is behind schedule and nobody agrees on why",
    },
    {
      id: "evidence",
      text: "What are three results that show it, each with a number or a name?",
      asks: "evidence",
      type: "long",
      placeholder:
        "Claims migration closed in 14 months, $1.2M under budget. Backlog from 9,000 files to 1,100. Trained five team leads",
    },
    {
      id: "target",
      text: "Which role are you positioning for?",
      asks: "the role she is positioning for",
      type: "text",
      placeholder: "Vice President, Claims",
    },
    {
      id: "decider",
      text: "Who decides?",
      asks: "who decides",
      type: "text",
      placeholder: "The chief operating officer, in the March review",
    },
  ],
  prompt:
    "Write a positioning statement of one or two sentences, three proof points, and one line for a profile headline. The statement says the pattern first, what she is called for, then the fact that proves it and the role it points to. Each proof point is one result with its figure, period and noun. If she gave fewer than three results, write those and ask for the rest. Who decides sets the emphasis and is not addressed. The headline says what she does in her own words, without buzzwords.",
  tones: [
    "Warm Confidence",
    "Strategic & Direct",
    "Executive Formal",
    "Diplomatic",
    "Achievement-Focused",
    "Data-Driven",
  ],
  feedback:
    "Your position is set; the next question is who hears it first. A 1:1 strategy session maps the people who decide, and what each of them needs to hear.",
  contract: {
    sections: [
      {
        label: "Positioning statement",
        promise: "One or two sentences: what you are the person for, and where it points.",
        needs: ["role"],
        sentences: [1, 2],
      },
      {
        label: "Proof points",
        promise: "Three results, each with its own figure or name.",
        needs: ["evidence"],
        items: [3, 3],
      },
      {
        label: "Profile headline",
        promise: "One line for a profile, at most 120 characters.",
        needs: ["role"],
        characters: [1, 120],
      },
    ],
    special: [],
  },
} as const satisfies ToolDefinition;
