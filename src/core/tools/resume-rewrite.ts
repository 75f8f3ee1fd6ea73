import type { ToolDefinition } from "#core/tools/definition.ts";

export const resumeRewrite = {
  title: "Resume Rewrite",
  slug: "resume-rewrite",
  tier: "pro",
  comingSoon: false,
  intent:
    "Rewrites your resume so that each line opens with what you did and keeps the figure that proves it.",
  inputLabel: "Your answers for the resume rewrite",
  summary: "Your record in verbs and figures, and a statement.",
  questions: [
    {
      id: "resume",
      text: "Your resume. Upload it or paste the text; edit it as you like.",
      asks: "resume (upload, editable text)",
      type: "file",
      placeholder:
        "Operations Manager, Fennimore Foods, 2019 to present. Cut order errors from 4% to 1.5%. Lead a team of 9.",
    },
    {
      id: "role",
      text: "What is your current role, and in which industry?",
      asks: "current role and industry",
      type: "text",
      placeholder: "Operations manager, food manufacturing",
    },
    {
      id: "target",
      text: "Which role is this resume for, and why that one?",
      asks: "target role",
      type: "text",
      placeholder: "Plant director. I want to make the decisions I have been carrying out.",
    },
    {
      id: "years",
      text: "How many years of experience do you count?",
      asks: "years of experience",
      type: "text",
      placeholder: "12, counting the three in procurement",
    },
  ],
  prompt:
    "Rewrite her resume. Headline: current title, employer, field. Summary: three or four lines. Achievements: a ### heading for each post with employer, title and dates, then bullets that open with a verb, one line each, only her facts; lose no employer, no date, no credential. Where her verb hides her (“responsible for”, “helped to”, “was involved in”), use one she can defend: manage, contributed to, worked on. Never promote a verb: what she contributed to she did not lead, what she raised in part she did not raise. Education and languages as plain lines. Contact details stay out. Personal statement: two to four paragraphs, 250 to 400 words, first person, her own reason for the target role at its head; every paragraph carries her facts. Compute no totals and no ratios. If her facts do not carry 250 words, write less and ask for what is missing.",
  tones: [
    "Warm Confidence",
    "Achievement-Focused",
    "Executive Formal",
    "Action-Oriented",
    "Story-Driven",
    "Professional & Brief",
    "Technical & Precise",
  ],
  feedback:
    "Read the bullets against the posting: the one it asks for belongs at the top of its list. In a 1:1 session we set the order for one employer and take the personal statement line by line.",
  contract: {
    sections: [
      {
        label: "Headline",
        promise: "Your title, your employer, your field.",
        needs: ["resume"],
        paragraphs: [1, 1],
      },
      {
        label: "Summary",
        promise: "Three or four lines.",
        needs: ["resume"],
      },
      {
        label: "Achievements",
        promise: "Every post with its dates, each line opening with a verb.",
        needs: ["resume"],
        verbFirst: true,
      },
      {
        label: "Personal statement",
        promise: "Two to four paragraphs in the first person.",
        needs: ["resume", "role", "target"],
        words: [250, 400],
        paragraphs: [2, 4],
        person: "first",
      },
    ],
    special: [],
  },
} as const satisfies ToolDefinition;
