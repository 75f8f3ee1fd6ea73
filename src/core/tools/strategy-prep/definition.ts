import type { ToolSource } from "#core/tools/definition.ts";

export const strategyPrep = {
  title: "Strategy Prep",
  slug: "strategy-prep",
  tier: "pro",
  comingSoon: false,
  intent:
    "Arrive at your hour with the decision named, the facts sorted and three questions ready.",
  inputLabel: "Your decision",
  summary: "One decision, what you know, three questions.",
  questions: [
    {
      id: "decision",
      text: "What do you have to decide?",
      asks: "the decision in front of her",
      kind: "line",
      placeholder: "Whether to take the director’s post in Lyon or rebuild the team here",
    },
    {
      id: "options",
      text: "Your options, one a line",
      asks: "options",
      kind: "list",
      placeholder: "Lyon",
    },
    {
      id: "facts",
      text: "What do you know? One fact a line",
      asks: "what she knows",
      kind: "list",
      placeholder: "Lyon pays €140,000 and wants an answer by March 3.",
    },
    {
      id: "stake",
      text: "What is at stake for you?",
      asks: "what is at stake",
      kind: "line",
      placeholder: "My son starts school in September.",
    },
    {
      id: "limits",
      text: "What limits you: dates, money, promises, papers you have not read",
      asks: "limits (dates, money, promises)",
      kind: "list",
      placeholder: "The lease runs to June.",
    },
    {
      id: "outcome",
      text: "When the hour ends, what do you want to have?",
      asks: "what she wants from the hour",
      kind: "line",
      placeholder: "A list of what to ask Lyon before March 3",
    },
  ],
  tones: [
    "Warm Confidence",
    "Strategic & Direct",
    "Reflective & Exploratory",
    "Data-Driven",
    "Diplomatic",
  ],
  feedback:
    "Send the three questions ahead, so that the hour starts at the first answer. Your 1:1 session is built on this page. Book it for a day before your earliest date.",
  contract: {
    sections: [
      {
        label: "The decision",
        promise: "What you're deciding, in one sentence.",
        needs: ["decision"],
        sentences: [1, 1],
      },
      {
        label: "What you know",
        promise: "Your facts, sorted.",
        needs: ["facts"],
        items: [1, 10],
      },
      {
        label: "What you need to find out",
        promise: "What's open, and who could answer it.",
        needs: ["decision"],
        items: [1, 8],
      },
      {
        label: "Three questions to bring",
        promise: "Questions an hour can work on.",
        needs: ["decision"],
        items: [1, 3],
      },
      {
        label: "What you want from the hour",
        promise: "What you want to leave with.",
        needs: ["outcome"],
        sentences: [1, 4],
      },
      {
        label: "First words",
        promise: "How you open the hour, at most 70 words.",
        needs: ["decision"],
        maxWords: 70,
      },
      {
        label: "First draft",
        promise: "The message that has to follow, where there is one.",
        needs: ["outcome"],
        optional: true,
      },
    ],
    special: [],
  },
  example: {
    decision: "Whether to take the director’s post in Lyon or rebuild the team here",
    options: "Lyon\nStay",
    facts:
      "Lyon pays €140,000 and wants an answer by March 3.\nHere I would have a team of nine; the budget is not confirmed.",
    stake: "My son starts school in September.",
    limits: "The lease runs to June.\nI have not read the relocation terms.",
    outcome: "A list of what to ask Lyon before March 3",
  },
  placement: { order: 130, path: "both", isOnHome: false, choosePath: {} },
  shelf: { win: "facts", move: "facts" },
  refine: {
    email: {},
    spoken: ["The decision", "Three questions to bring", "What you want from the hour"],
    deadline: null,
    protectedQuestions: ["decision"],
    addedFact: { question: "facts" },
  },
  checks: {},
} as const satisfies ToolSource;
