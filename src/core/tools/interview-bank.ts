import type { ToolDefinition } from "#core/tools/definition.ts";

export const interviewBank = {
  title: "Interview Coaching Bank",
  slug: "interview-bank",
  tier: "pro",
  comingSoon: false,
  intent:
    "Turns what you have done into answers that hold up in the room, including the one you dread.",
  inputLabel: "Your answers for the interview coaching bank",
  summary: "Your own stories, ready for the questions to come.",
  questions: [
    {
      id: "role",
      text: "Which role is it, and where?",
      asks: "target role and company",
      type: "text",
      placeholder: "Director of Operations, Fennimore Foods",
    },
    {
      id: "description",
      text: "What does the job description say? Paste it as it is.",
      asks: "job description",
      type: "long",
      placeholder:
        "Owns three plants and a $40M budget. Improves on-time delivery (currently 81%). Leads 6 managers.",
    },
    {
      id: "accomplishments",
      text: "Which two or three results are yours? For each: how it was, what you did, how it is now.",
      asks: "two or three real accomplishments",
      type: "long",
      placeholder:
        "On-time delivery at the Lodi plant was 78%. I moved the cut-off to 2 p.m. and met the carriers every Monday. It is 94% now.",
    },
    {
      id: "dread",
      text: "Which question do you hope they skip, and what is the plain answer?",
      asks: "the question she dreads",
      type: "text",
      placeholder: "Why the two-year gap? My mother was ill, and I was the one who could stay.",
    },
    {
      id: "stage",
      text: "Which interview is this, and who is in the room?",
      asks: "interview stage",
      type: "text",
      placeholder: "Second round, with the COO and the head of HR",
    },
  ],
  prompt:
    "Prepare her for the interview she names. Write five or six behavioral questions as this employer would ask them, each under a ### heading with its number, each followed by four list items: Situation, Task, Action, Result, in bold. The answers are hers, in the first person and the past tense, built from her accomplishments alone. Where two or three accomplishments serve six questions, show a new side each time (the decision, the resistance, the speed, the safeguard) and repeat no sentence. The question she dreads has its own entry: what happened, then what she did, without defense and without an adjective. A result needs no percentage. The posting’s figures are the employer’s: they may stand in a question, a red flag or a question to ask, and never in an answer as hers. A part she did not give is asked for, not invented.",
  tones: [
    "Warm Confidence",
    "Confident & Direct",
    "Data-Driven",
    "Story-Driven",
    "Reflective & Exploratory",
  ],
  feedback:
    "Say each answer aloud once; the one that catches in your throat is the one to practice. Bring it to a 1:1 session and hear the follow-up question before the panel asks it.",
  contract: {
    sections: [
      {
        label: "Questions and your answers",
        promise:
          "Five or six behavioral questions, each with situation, task, action and result from your own work.",
        needs: ["accomplishments"],
      },
      {
        label: "Themes to return to",
        promise: "Three or four lines that tie your answers together.",
        needs: ["accomplishments"],
        items: [3, 4],
      },
      {
        label: "Red flags to watch for",
        promise: "Three signs in the room that the role is not what the posting says.",
        needs: ["role", "description"],
        items: [3, 3],
      },
      {
        label: "Questions to ask",
        promise: "Three, drawn from the posting.",
        needs: ["role", "description"],
        items: [3, 3],
      },
    ],
    special: ["star-parts"],
  },
} as const satisfies ToolDefinition;
