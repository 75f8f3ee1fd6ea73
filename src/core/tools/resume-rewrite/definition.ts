import type { ToolSource } from "#core/tools/definition.ts";

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
      kind: "file",
      placeholder:
        "Operations Manager, Fennimore Foods, 2019 to present. Cut order errors from 4% to 1.5%. Lead a team of 9.",
    },
    {
      id: "role",
      text: "Your role today",
      asks: "her current role",
      kind: "line",
      placeholder: "Operations manager",
      group: "post",
      fact: "role",
    },
    {
      id: "industry",
      text: "Industry",
      asks: "industry",
      kind: "line",
      placeholder: "food manufacturing",
      group: "post",
    },
    {
      id: "target",
      text: "The role this resume is for",
      asks: "target role",
      kind: "line",
      placeholder: "Plant director",
      group: "next",
      fact: "target",
    },
    {
      id: "reason",
      text: "Why that one?",
      asks: "why she wants that role",
      kind: "line",
      placeholder: "I want to make the decisions I have been carrying out.",
      group: "next",
    },
    {
      id: "years",
      text: "Years of experience",
      asks: "years of experience",
      kind: "line",
      placeholder: "12, counting the three in procurement",
    },
  ],
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
        promise: "Your name, your work, and how to reach you.",
        needs: ["role"],
      },
      {
        label: "Summary",
        promise: "Three or four lines.",
        needs: ["resume"],
        sentences: [1, 5],
      },
      {
        label: "Experience",
        promise: "Every job with its dates and all of your lines.",
        needs: ["resume"],
      },
      {
        label: "Education, certifications, languages",
        promise: "Each with its year and place.",
        needs: ["resume"],
        optional: true,
      },
      {
        label: "Personal statement",
        promise: "Two to four paragraphs in the first person.",
        needs: ["resume", "role", "target"],
        optional: true,
        maxWords: 400,
      },
    ],
    special: [],
  },
  example: {
    resume:
      "Odile Brandt-Amadi\n\nOperations Manager, Fennimore Foods, 2019 to present\n- Cut order errors from 4% to 1.5%\n- Lead a team of 9\n- Moved two warehouses into one without a day of closure\n\nBuyer, Hartwell & Sons, 2013 to 2019\n- Negotiated 60 supplier contracts a year\n- Set up the first supplier scorecard\n\nEducation\nB.A. Economics, University of Leeds, 2012",
    role: "Operations manager",
    industry: "food manufacturing",
    target: "Plant director",
    reason: "I want to make the decisions I have been carrying out.",
    years: "13",
  },
  placement: { order: 110, path: "elevate", isOnHome: true, choosePath: {} },
  shelf: { win: "resume" },
  refine: {
    email: {},
    spoken: ["Personal statement"],
    deadline: null,
    protectedQuestions: [],
    addedFact: { question: "resume", isListItem: true },
  },
  checks: {},
} as const satisfies ToolSource;
