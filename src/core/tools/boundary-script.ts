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
      id: "request",
      text: "What are you being asked to do?",
      asks: "what is being asked of her",
      type: "text",
      placeholder: "Take the client calls on Sunday evenings, three in the last month",
    },
    {
      id: "by",
      text: "Who is asking?",
      asks: "by whom",
      type: "text",
      placeholder: "Renata, head of sales",
    },
    {
      id: "refusal",
      text: "What will you not do? I will not …",
      asks: "what she will not do",
      type: "text",
      placeholder: "I do not take client calls on Sundays",
    },
    {
      id: "offer",
      text: "What do you offer instead, if anything? I can …",
      asks: "what she offers instead, if anything",
      type: "text",
      placeholder: "Monday from 8 a.m., or an e-mail I answer first thing",
    },
    {
      id: "preserve",
      text: "What has to stay intact?",
      asks: "what must be preserved",
      type: "text",
      placeholder: "Our working relationship, and the renewal in May",
    },
  ],
  prompt:
    "Write three versions of one refusal: for saying in the moment, for sending in writing, and for the reply when they push back. The refusal stands in the first two sentences of each version, in the same words every time, and nothing qualifies it. Give at most one reason. Offer only what she offers. What she wants to preserve sets the manner: warmth comes from the offer, never from delay. What she says about the other person as background is for you to know and not for them to read. The push-back version answers the very words they use, if she quotes them, then repeats the refusal.",
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
