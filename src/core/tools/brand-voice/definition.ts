import type { ToolSource } from "#core/tools/definition.ts";

export const brandVoice = {
  title: "Brand Voice Builder",
  slug: "brand-voice",
  tier: "pro",
  comingSoon: false,
  intent: "Write down how you sound, so that every page, post and letter sounds like you.",
  inputLabel: "Your voice",
  summary: "A one-page guide to how you sound.",
  questions: [
    {
      id: "words",
      text: "Three words people use for how you sound",
      asks: "three words people use for how she sounds",
      kind: "list",
      placeholder: "Unhurried",
    },
    {
      id: "refuse",
      text: "What do you refuse to sound like?",
      asks: "what she refuses to sound like",
      kind: "list",
      placeholder: "A press release",
    },
    {
      id: "reader",
      text: "Who reads you?",
      asks: "who reads her",
      kind: "line",
      placeholder: "School principals, and the parents who copy them in",
      fact: "serves",
    },
    {
      id: "sample",
      text: "Two paragraphs you wrote and still like",
      asks: "a sample of her writing",
      kind: "long",
      placeholder:
        "The bus was late again on Tuesday. I wrote down the time. Nobody argues with a time.",
    },
    {
      id: "beliefs",
      text: "What do you believe about your work that others in it do not say?",
      asks: "beliefs",
      kind: "list",
      placeholder: "Attendance is a transport problem.",
    },
  ],
  tones: [
    "Warm Confidence",
    "Story-Driven",
    "Heartfelt",
    "Technical & Precise",
    "Reflective & Exploratory",
    "Strategic & Visionary",
  ],
  feedback:
    "Hold your last three messages against the principles and change one line in each. In a 1:1 session we edit a page of yours together until it sounds like you. Book a session and bring the page.",
  contract: {
    sections: [
      {
        label: "Voice essence",
        promise: "How you sound, in a few sentences.",
        needs: ["words"],
        sentences: [1, 8],
      },
      {
        label: "Tone principles",
        promise: "Rules to check a draft against, each with a do and a don't.",
        needs: ["words"],
        items: [1, 6],
      },
      {
        label: "Language to use",
        promise: "Phrases and ways of putting things.",
        needs: ["sample"],
        items: [1, 6],
      },
      {
        label: "Language to retire",
        promise: "What you refuse to sound like, and what to say instead.",
        needs: ["refuse"],
        items: [1, 8],
      },
      {
        label: "Sample lines",
        promise: "New lines in your voice.",
        needs: ["words", "beliefs"],
        items: [1, 8],
      },
    ],
    special: [],
  },
  example: {
    words: "Exact\nGenerous\nUnhurried",
    refuse: "A press release\nA motivational poster\n“We are excited to share”",
    reader: "school principals and the parents who copy them in",
    sample:
      "The bus was late again on Tuesday. I wrote down the time. Nobody argues with a time.\n\nWe do not have an attendance problem. We have a bus that leaves before the children come.",
    beliefs:
      "Attendance is a transport problem.\nParents read the first line.\nA plan without a name on it is a wish.",
  },
  placement: { order: 70, path: "legacy", isOnHome: true, choosePath: { legacy: 1 } },
  shelf: { saved: "sample", position: "beliefs" },
  refine: {
    email: {},
    spoken: [],
    deadline: null,
    protectedQuestions: [],
    addedFact: { question: "beliefs" },
  },
  checks: {},
} as const satisfies ToolSource;
