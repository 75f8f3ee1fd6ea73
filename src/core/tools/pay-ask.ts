import type { ToolDefinition } from "#core/tools/definition.ts";

export const payAsk = {
  title: "Pay/Promotion Ask",
  slug: "pay-ask",
  tier: "free",
  comingSoon: false,
  intent: "Turn your results into a request with a figure, a reason and a date.",
  inputLabel: "Your pay or promotion ask",
  summary: "A figure, three reasons and a date, ready to say.",
  questions: [
    {
      id: "ask",
      text: "What do you have now, and what exactly are you asking for?",
      asks: "current and target pay or title",
      type: "text",
      placeholder: "I am at $142,000. I am asking for $160,000, with the same title.",
    },
    {
      id: "evidence",
      text: "What have you delivered since your last raise or title? Three results, with their numbers.",
      asks: "evidence since the last change",
      type: "text",
      placeholder:
        "Since June 2024: cut onboarding from 9 weeks to 5. Took over the Denver team of 11. Renewed Halvorsen, $2.4M a year.",
    },
    {
      id: "market",
      text: "Is there a market figure for this role, and who published it?",
      asks: "market figure if known",
      type: "text",
      placeholder: "The Radford median for my region is $163,000.",
    },
    {
      id: "decider",
      text: "Who decides?",
      asks: "who decides",
      type: "text",
      placeholder: "Maria Keller, COO",
    },
    {
      id: "timing",
      text: "When will you ask, and by what date must it be decided?",
      asks: "timing",
      type: "text",
      placeholder: "My review is on May 6. Budgets close on May 30.",
    },
    {
      id: "objection",
      text: "What will they say against it, in their words?",
      asks: "the likely objection",
      type: "text",
      placeholder: "“There is no budget until next year.”",
    },
  ],
  prompt:
    "Write the language for a pay or promotion conversation she will have with the person who decides. The opening names her exact figure or title at once, with the current one beside it when she gave it. The evidence is three points from her results since the last change, each figure beside its own noun. The answer to the objection quotes it, separates what it decides from what the work is worth, and asks for something that can be dated. The close is one next step with her own date. The spoken version has short sentences, at most one new figure in each, and states the ask at the start and again at the end. The written version is an e-mail with a subject line. The figure is hers alone: never round it, never trade it down, never suggest another. When she asks for a title, no pay figure appears. A market figure supports the ask and is never the ask itself. No reasons of need, tenure or cost of living, and nothing about what she deserves or hopes.",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Data-Driven",
    "Diplomatic",
    "Strategic & Direct",
    "Executive Formal",
  ],
  feedback:
    "Say the opening aloud once before the room hears it, and stop after the figure. In a 1:1 session we rehearse the ask, the objection and the silence after it. Book a session when you have your date.",
  contract: {
    sections: [
      {
        label: "Opening ask",
        promise: "Your exact figure or title, in the first sentence",
        needs: ["ask"],
        sentences: [1, 3],
        person: "first",
      },
      {
        label: "Evidence",
        promise: "Three points, each number beside what it counts",
        needs: ["evidence"],
        items: [3, 3],
      },
      {
        label: "Answer to the objection",
        promise: "The objection in their words, and your answer to it",
        needs: ["objection"],
        sentences: [2, 8],
      },
      {
        label: "Close",
        promise: "One next step with a date",
        needs: ["ask", "timing"],
        sentences: [1, 3],
      },
      {
        label: "Spoken version",
        promise: "All of it in 90 seconds, to say aloud",
        needs: ["ask", "evidence"],
        person: "first",
      },
      {
        label: "Written version",
        promise: "An e-mail to send after you have said it",
        needs: ["ask", "evidence"],
        person: "first",
      },
    ],
    special: ["exact-figure", "dated-close", "spoken-length"],
  },
} as const satisfies ToolDefinition;
