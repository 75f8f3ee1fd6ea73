import type { ToolDefinition } from "#core/tools/definition.ts";

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
      text: "Which three words do colleagues use for you?",
      asks: "three words colleagues use for her",
      type: "text",
      placeholder: "Exact, generous, unhurried",
    },
    {
      id: "refuse",
      text: "You refuse to sound like … whom, or what?",
      asks: "what she refuses to sound like",
      type: "text",
      placeholder: "A press release; a motivational poster; “we are excited to share”",
    },
    {
      id: "audience",
      text: "Who reads you?",
      asks: "audience",
      type: "text",
      placeholder: "School principals, and the parents who copy them in",
    },
    {
      id: "sample",
      text: "Paste two paragraphs you wrote and still like.",
      asks: "a sample of her writing",
      type: "text",
      placeholder:
        "The bus was late again on Tuesday. I wrote down the time. Nobody argues with a time.",
    },
    {
      id: "beliefs",
      text: "What do you believe about your work that others in it do not say?",
      asks: "beliefs",
      type: "text",
      placeholder:
        "Attendance is a transport problem. Parents read the first line. A plan without a name on it is a wish.",
    },
  ],
  prompt:
    "Write a guide to her voice that she and others can write from. Voice essence: two to four sentences with her three words in it and the readers she named. Tone principles: three to five rules she can check a draft against, built from her words, her beliefs and what her sample does. Language to use: words and phrases of her own, quoted. Language to retire: what she refuses to sound like, in the words she would meet in her own drafts, not a general list. Sample lines: at least three, from her sample and her beliefs, unpolished where they are strong. One voice for all her readers. Nothing in it that would fit any other professional.",
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
        promise: "How you sound, in a few sentences",
        needs: ["words"],
        sentences: [1, 8],
      },
      {
        label: "Tone principles",
        promise: "Rules to check a draft against",
        needs: ["words"],
        items: [3, 6],
      },
      {
        label: "Language to use",
        promise: "Words and phrases of your own",
        needs: ["words", "beliefs"],
        items: [2, 6],
      },
      {
        label: "Language to retire",
        promise: "What you refuse to sound like",
        needs: ["refuse"],
        items: [1, 8],
      },
      {
        label: "Sample lines",
        promise: "At least three lines in your voice",
        needs: ["words", "beliefs"],
        items: [3, 8],
      },
    ],
    special: [],
  },
} as const satisfies ToolDefinition;
