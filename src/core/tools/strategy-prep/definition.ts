import type { ToolDefinition } from "#core/tools/definition.ts";

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
  prompt:
    "Write the one-page brief she brings to a strategy session, as her own paper: “I” throughout, in the sentences she would say across the table. The decision is one sentence: one choice that can be said aloud (“whether to …, … or …”), with all of her alternatives, each short and all in one form. What you know holds her facts and limits alone: whole sentences, what belongs together in one item, what has a date first, in the order of the dates; what she has not read or had confirmed is said to be so; and last what is at stake for her, whole and in her words, however personal. What you need to find out holds what she has not read, asked, been told or had confirmed. The questions to bring are for the adviser, not for those who hold the facts: how to weigh, what to ask for, in what order, what would settle it. Each is one short sentence that she can say without looking down, on one thing; together they serve the decision, or, where she says what the hour is for, that alone; none is her wish turned into a question. What you want from the hour keeps her wish in her words. No recommendation, no list of advantages and drawbacks.",
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
        promise: "What you are deciding, in one sentence",
        needs: ["decision"],
        sentences: [1, 1],
      },
      {
        label: "What you know",
        promise: "The facts you have, sorted",
        needs: ["facts"],
        items: [1, 10],
      },
      {
        label: "What you need to find out",
        promise: "What is open, each as something you can ask",
        needs: ["decision"],
        items: [1, 8],
      },
      {
        label: "Three questions to bring",
        promise: "Questions an hour can work on",
        needs: ["decision"],
        items: [3, 3],
      },
      {
        label: "What you want from the hour",
        promise: "What you want to leave with",
        needs: ["outcome"],
        sentences: [1, 4],
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
} as const satisfies ToolDefinition;
