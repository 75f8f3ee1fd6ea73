import type { ToolDefinition } from "#core/tools/definition.ts";

export const elevatorPitch = {
  title: "Elevator Pitch Builder",
  slug: "elevator-pitch",
  tier: "pro",
  comingSoon: false,
  intent: "Introduce yourself in the time you have, and end on what you want.",
  inputLabel: "Facts for your pitch",
  summary: "Two versions to say aloud, timed to 15s, 30s or 1 minute.",
  questions: [
    {
      id: "who",
      text: "Who are you? Name, role, and where you do it.",
      asks: "who she is",
      type: "text",
      placeholder: "Renata Ojeda, energy lawyer at a regional utility, 11 years",
    },
    {
      id: "audience",
      text: "Whom do you help?",
      asks: "whom she helps",
      type: "text",
      placeholder: "Towns that want solar and are told the grid is full",
    },
    {
      id: "result",
      text: "What result do you bring, and what proves it?",
      asks: "the result with proof",
      type: "text",
      placeholder: "Connection permits went from 14 months to 5, for 23 towns",
    },
    {
      id: "next",
      text: "What do you want next?",
      asks: "what she wants next",
      type: "text",
      placeholder: "A seat on the state siting board. To meet two of its members",
    },
    {
      id: "setting",
      text: "Where will you say it?",
      asks: "setting",
      type: "text",
      placeholder: "Conference reception, standing, loud",
    },
    {
      id: "length",
      text: "How long should it be?",
      asks: "length (15 seconds, 30 seconds, 1 minute)",
      type: "dropdown",
      options: ["15 seconds", "30 seconds", "1 minute"],
    },
  ],
  prompt:
    "Write two versions of one spoken pitch, Classic and Casual, for the length she chose at 140 words a minute. Classic opens on who she is; Casual opens on the problem of the people she helps. They differ in opening and rhythm, not only in words. One figure to a sentence, no clause that needs a second breath. Close on the one thing the listener can do. Open each version with a line that shows its spoken seconds. If her facts do not reach the length, keep it shorter and ask for the missing fact; never restate a fact to fill time.",
  tones: [
    "Warm Confidence",
    "Conversational",
    "Confident & Direct",
    "Story-Driven",
    "Technical & Precise",
    "Heartfelt",
  ],
  feedback:
    "You have the words; the room decides the pace. Bring this to a 1:1 strategy session, say it aloud twice, and leave with the version that is yours.",
  contract: {
    sections: [
      {
        label: "Classic",
        promise: "Opens on who you are, at the length you choose.",
        needs: ["who"],
      },
      {
        label: "Casual",
        promise: "Opens on the people you help, for a conversation.",
        needs: ["who"],
      },
    ],
    special: ["pitch-length"],
  },
} as const satisfies ToolDefinition;
