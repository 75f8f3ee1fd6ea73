import type { ToolDefinition } from "#core/tools/definition.ts";

export const boundaryScript = {
  title: "Boundary Script",
  slug: "boundary-script",
  tier: "open",
  comingSoon: false,
  intent: "Say no once, plainly, and keep what matters to you intact.",
  inputLabel: "Facts for your boundary",
  summary: "A clear no: said, written, and held under pressure.",
  questions: [
    {
      id: "by",
      text: "Who asks?",
      asks: "who asks",
      kind: "line",
      placeholder: "Renata, head of sales",
      addressed: true,
      group: "asked",
    },
    {
      id: "request",
      text: "What do they ask of you?",
      asks: "what is being asked of her",
      kind: "line",
      stem: "They ask me to",
      placeholder: "take the client calls on Sunday evenings",
      group: "asked",
    },
    {
      id: "refusal",
      text: "What will you not do? Say “you”: they will read this.",
      asks: "what she will not do",
      kind: "line",
      stem: "I will not",
      placeholder: "take client calls on Sundays",
    },
    {
      id: "reason",
      text: "The reason, if you want one given",
      asks: "the reason she wants to give",
      kind: "line",
      placeholder: "I took three of them last month",
    },
    {
      id: "offer",
      text: "What can you do instead, if anything? Say “you”: they will read this.",
      asks: "what she offers instead, if anything",
      kind: "line",
      stem: "I can",
      placeholder: "call the client on Monday at 8 a.m.",
    },
    {
      id: "preserve",
      text: "What has to stay intact? They will read this.",
      asks: "what must be preserved",
      kind: "line",
      placeholder: "The renewal in May",
    },
  ],
  prompt:
    "Write three versions of one refusal: for saying in the moment, for sending in writing, and for the reply when they push back. Each version stands on its own: what is asked is named, and the refusal stands once, as one plain sentence among the first two, in the same words in all three, and nothing qualifies it. In the third, the very words they use come first where she quotes them, and the refusal answers them. Give her reason whole or not at all, and no other. Offer only what she offers. What she wants to preserve is named where there is room, in a sentence of its own that says it matters to her, never as something that will happen: warmth comes from the offer, never from delay. What she says about the other person as background is for you to know and not for them to read.",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Diplomatic",
    "Professional & Brief",
    "Strategic & Direct",
  ],
  feedback:
    "A boundary is kept in the second minute, when they ask again. A 1:1 strategy session rehearses that minute with you, in your own words.",
  contract: {
    sections: [
      {
        label: "In the moment",
        promise: "The refusal to say aloud, at most 60 words.",
        needs: ["refusal"],
        words: [1, 60],
      },
      {
        label: "In writing",
        promise: "The same refusal as a message you can send.",
        needs: ["refusal"],
        words: [1, 60],
      },
      {
        label: "If they push back",
        promise: "The reply that holds the line in the same words.",
        needs: ["refusal"],
        words: [1, 60],
      },
    ],
    special: ["refusal-in-each"],
  },
} as const satisfies ToolDefinition;
