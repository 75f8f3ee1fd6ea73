import type { ToolDefinition } from "#core/tools/definition.ts";

export const networkingHub = {
  title: "Networking Hub",
  slug: "networking-hub",
  tier: "pro",
  comingSoon: true,
  intent: "Open a conversation with the right person and ask for one thing.",
  inputLabel: "Facts for your openers",
  summary: "Three openers: to a peer, a mentor, an introducer.",
  questions: [
    {
      id: "who",
      text: "Who are you? Name, role, and one fact about your work.",
      asks: "who she is",
      type: "text",
      placeholder: "Adaeze Brandt, water engineer for the city, 8 years",
    },
    {
      id: "meet",
      text: "Whom do you want to meet?",
      asks: "whom she wants to meet",
      type: "text",
      placeholder:
        "Engineers who have replaced lead pipes citywide, above all Joan Pell at Harrow Water",
    },
    {
      id: "why",
      text: "Why them? I want to know …",
      asks: "why",
      type: "text",
      placeholder: "How they told residents which streets came first",
    },
    {
      id: "common",
      text: "What do you have in common?",
      asks: "common ground",
      type: "text",
      placeholder: "We both spoke at the Great Lakes water forum in 2022",
    },
    {
      id: "ask",
      text: "What is the one thing you ask for?",
      asks: "the ask",
      type: "text",
      placeholder: "A 20-minute call before May 10",
    },
  ],
  prompt:
    "Write three openers: to a peer, to a mentor, and to the person who can make the introduction. Each holds one clear ask and at most one question. If she offers two forms of the same favor, each opener uses one. The strongest common ground differs by reader: the work for a peer, the shared place for a mentor, the name for whoever introduces. Her real question earns the reply; keep it in her words. No flattery, no mention of how busy anyone is, no second ask.",
  tones: [
    "Warm Confidence",
    "Curious & Respectful",
    "Conversational",
    "Collaborative",
    "Professional & Brief",
  ],
  feedback:
    "An opener earns a reply; the conversation earns the next one. A 1:1 strategy session prepares the twenty minutes you asked for.",
  contract: {
    sections: [
      {
        label: "Peer",
        promise: "An opener to someone who does what you do, at most 70 words.",
        needs: ["ask"],
        words: [1, 70],
      },
      {
        label: "Mentor",
        promise: "An opener to someone ahead of you, on the ground you share.",
        needs: ["ask"],
        words: [1, 70],
      },
      {
        label: "Industry introduction",
        promise: "A request to the person who can introduce you.",
        needs: ["ask"],
        words: [1, 70],
      },
    ],
    special: ["one-ask-each"],
  },
} as const satisfies ToolDefinition;
