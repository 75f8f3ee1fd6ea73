import type { ToolDefinition } from "#core/tools/definition.ts";

export const offerPower = {
  title: "Offer Power",
  slug: "offer-power",
  tier: "free",
  comingSoon: false,
  intent: "Say what you sell, for whom and at what price, and let the price stand.",
  inputLabel: "Your offer",
  summary: "A promise, a price and an invitation that hold.",
  questions: [
    {
      id: "offer",
      text: "What is the offer? Its name, its form, how long it runs.",
      asks: "the offer",
      type: "text",
      placeholder:
        "The Board-Ready Quarter: three months of private coaching for first-time directors",
    },
    {
      id: "audience",
      text: "Who is it for, and who is it not for?",
      asks: "for whom",
      type: "text",
      placeholder:
        "Women in their first year on a corporate board. Not for people still looking for a seat.",
    },
    {
      id: "change",
      text: "Afterwards, what do they do, or no longer do?",
      asks: "the change it makes",
      type: "text",
      placeholder: "They ask the hard question in the meeting instead of in the car park.",
    },
    {
      id: "included",
      text: "What is included? Three to five things.",
      asks: "what is included",
      type: "text",
      placeholder:
        "Six sessions of 60 minutes; notes on two board packs; messages answered within a day",
    },
    {
      id: "price",
      text: "What does it cost?",
      asks: "price",
      type: "text",
      placeholder: "$6,800, or two payments of $3,400",
    },
    {
      id: "timing",
      text: "Why now? A date or an event, if there is one.",
      asks: "why now",
      type: "text",
      placeholder: "Spring board meetings start in March, so begin by January 15.",
    },
  ],
  prompt:
    "Write the offer as it will stand on her page or in her proposal. The promise is one sentence that holds the change in her own words, with both halves of a before and after when she gave both. Who it is for and who it is not for come from her answer; when she named nobody it is not for, leave that section out and ask. What is included lists three to five things she named, none added. The price stands plainly with everything that belongs to it: no apology, no comparison, no investment, no sentence after it. The invitation is one; it carries urgency only when she gave a date or an event.",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Conversational",
    "Executive Formal",
    "Professional & Brief",
    "Story-Driven",
  ],
  feedback:
    "Say the price line aloud until it takes one breath, then stop there. In a 1:1 session we test the offer against the buyer you have in mind. Book a session before you send it.",
  contract: {
    sections: [
      {
        label: "The promise",
        promise: "The change, in one sentence",
        needs: ["offer"],
        sentences: [1, 1],
      },
      { label: "Who it is for", promise: "The people it is made for", needs: ["audience"] },
      {
        label: "Who it is not for",
        promise: "The people it is not made for",
        needs: ["audience"],
        owed: "if-given",
      },
      {
        label: "What is included",
        promise: "Three to five things, as you named them",
        needs: ["included"],
        items: [3, 5],
      },
      {
        label: "Price",
        promise: "Your price, and nothing after it",
        needs: ["price"],
        sentences: [1, 3],
      },
      {
        label: "The invitation",
        promise: "One invitation to begin",
        needs: ["offer"],
        sentences: [1, 3],
      },
    ],
    special: ["price-plain"],
  },
} as const satisfies ToolDefinition;
