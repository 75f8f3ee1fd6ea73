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
      id: "name",
      text: "Your name",
      asks: "her name",
      kind: "line",
      placeholder: "Adaeze Brandt",
      group: "who",
      fact: "name",
    },
    {
      id: "role",
      text: "Your role",
      asks: "her role",
      kind: "line",
      stem: "I am",
      placeholder: "a water engineer for the city",
      group: "who",
      fact: "role",
    },
    {
      id: "fact",
      text: "One fact of your work",
      asks: "one fact of her work",
      kind: "line",
      placeholder: "I mapped every lead pipe in the eastern districts.",
    },
    {
      id: "meet",
      text: "Whom do you want to meet?",
      asks: "whom she wants to meet",
      kind: "line",
      placeholder: "Joan Pell, head of water quality at Harrow Water",
    },
    {
      id: "know",
      text: "What do you want to learn from them?",
      asks: "what she wants to know",
      kind: "line",
      stem: "I want to know",
      placeholder: "how they told residents which streets came first",
    },
    {
      id: "common",
      text: "What do you have in common?",
      asks: "common ground",
      kind: "line",
      placeholder: "We both spoke at the Great Lakes water forum in 2022.",
    },
    {
      id: "ask",
      text: "The one thing you ask for",
      asks: "the ask",
      kind: "line",
      stem: "I ask for",
      placeholder: "a 20-minute call before May 10",
    },
  ],
  prompt:
    "Write three openers, each a whole message that can be sent alone: to a peer, to a mentor, and to the person who can make the introduction. The first two are written to somebody of the kind she wants to meet; the third asks for an introduction to them and says what she would ask of them. Where she names one person, the first two are both to that person: one speaks from the work, the other from the ground they share. Each holds one clear ask and at most one question. If she offers two forms of the same favor, each opener uses one. Her real question earns the reply; keep its words and turn only its pronouns to the reader. No flattery, no mention of how busy anyone is, no second ask.",
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
