import type { ToolDefinition } from "#core/tools/definition.ts";

export const exitStrategy = {
  title: "Exit Strategy",
  slug: "exit-strategy",
  tier: "free",
  comingSoon: false,
  intent: "Leave on your date and your terms, with every message written before you give notice.",
  inputLabel: "Your exit",
  summary: "Two messages, a dated hand-over, one line for why.",
  questions: [
    {
      id: "reason",
      text: "Which role are you leaving, and why?",
      asks: "why she is leaving",
      type: "text",
      placeholder:
        "I am Director of Claims. I want to run a whole business line, and I have accepted a role that does.",
    },
    {
      id: "timing",
      text: "On what date do you give notice, what is your last day, and what notice do you owe?",
      asks: "timing and notice",
      type: "text",
      placeholder: "Notice on Monday, May 4. Last day Friday, May 29. My contract says four weeks.",
    },
    {
      id: "protect",
      text: "What do you want safe before you go: a reference, a bonus, equity, people?",
      asks: "what she wants to protect (reference, bonus, equity, relationships)",
      type: "text",
      placeholder:
        "The bonus pays on April 30. A reference from Ruth, my manager. 600 options vest on May 1.",
    },
    {
      id: "handover",
      text: "What will you hand over?",
      asks: "what she will hand over",
      type: "text",
      placeholder: "The renewal calendar; the audit files; the Hartwell account",
    },
    {
      id: "private",
      text: "What will you not discuss?",
      asks: "what she will not discuss",
      type: "text",
      placeholder: "Where I am going, and my pay",
    },
  ],
  prompt:
    "Write everything she needs to leave well. The message to the manager gives notice, the last day and what is handed over, in that order, with no apology and no emotion she did not ask for. The message to the team holds only what the whole team may know: no promotion or performance matter, no names of people those concern, nothing from her list of what she will not discuss. The hand-over plan is in dated steps: her own dates, or weeks counted between two of them; never a new calendar date. The checklist, under Before you give notice, has items that begin with [ ] and puts in plain words what must be secured first; when money or vesting has a date, notice waits for it. Why did you leave is one true, positive sentence in her own words. What she will not discuss appears nowhere in the result, not even to say that it will not be discussed. A reason that is nobody's business (health, exhaustion, a conflict) stays out of every line; ask for the reason she is willing to give.",
  tones: [
    "Warm Confidence",
    "Executive Formal",
    "Diplomatic",
    "Professional & Brief",
    "Collaborative",
    "Technical & Precise",
  ],
  feedback:
    "Read the checklist before the messages: the order protects you. In a 1:1 session we set the day, the room and the one sentence you repeat. Book a session before you give notice.",
  contract: {
    sections: [
      {
        label: "Message to your manager",
        promise: "Your notice, ready to send, with your last day",
        needs: ["timing"],
        person: "first",
      },
      {
        label: "Message to your team",
        promise: "What the team may know, and nothing more",
        needs: ["timing"],
        person: "first",
      },
      {
        label: "Hand-over plan",
        promise: "Dated steps from notice to your last day",
        needs: ["timing", "handover"],
        items: [1, 8],
      },
      {
        label: "Before you give notice",
        promise: "A checklist of what to secure first",
        needs: ["timing", "protect"],
        items: [3, 8],
      },
      {
        label: "Why did you leave",
        promise: "One true line, to say every time",
        needs: ["reason", "handover"],
        sentences: [1, 1],
        person: "first",
      },
    ],
    special: ["dated-steps"],
  },
} as const satisfies ToolDefinition;
