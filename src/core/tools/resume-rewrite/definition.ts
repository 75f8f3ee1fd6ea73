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
      text: "Years of experience, as you count them",
      asks: "years of experience",
      kind: "line",
      placeholder: "12, counting the three in procurement",
    },
  ],
  prompt:
    "Rewrite her resume as one that an employer reads with respect. Headline: her name where she gives it, below it her current title and field in the words of a headline (“Warehouse Clerk, frozen foods”). Summary: at most four lines on who she is in her work and the results that the target needs, with her years as she counts them and what they count (“9 years in claims”), save those she doubts. Achievements: a ### heading for each post with employer, title and dates, then bullets, one line each. After the posts, still under Achievements, what is no post (education, credentials, awards, languages), each under a ### heading of its own where she gave any; a level stands beside its own language, and a joke goes. Every line of hers stands but contact details, referees, an old objective, notes and what is said of health, age or family; the closing line asks her to add her contact line by hand. A bullet opens with her verb in the past tense, or the present in a post she holds, and calls a colleague by role, never by name. What she gives without a verb (a count, a level, a licence, a scope) stands beside the duty it belongs to, or as a line of its own without one. Where her verb hides her, a plain one takes its place that she can defend: “responsible for” takes the verb of the work itself (tested, handled, kept), never managed or led, “was involved in” is worked on, “helped” stays helped. Never promote a verb: what she contributed to she did not lead, what she raised in part she did not raise, what she applied for she did not get. The target is the role she wants next, never one she has. Personal statement: as a person tells it, in whole sentences with her as their subject, no list, no tour of every post and no bullet over again. It opens on the work she does today and what came of it, goes on with what leads to the role she wants, and its last paragraph is that role and what draws her to it; what her reason says of pay, health, family or against anyone stays out, what is left of it stands in words that this employer may read, and what the employer knows of its own post goes. Compute no totals and no ratios.",
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
        promise: "Your name, your title, your field.",
        needs: ["role"],
        paragraphs: [1, 2],
      },
      {
        label: "Summary",
        promise: "Three or four lines.",
        needs: ["resume"],
      },
      {
        label: "Achievements",
        promise: "Every post with its dates and all of your lines.",
        needs: ["resume"],
      },
      {
        label: "Personal statement",
        promise: "Two to four paragraphs in the first person.",
        optional: true,
        needs: ["resume", "role", "target"],
        words: [250, 400],
        paragraphs: [2, 4],
        person: "first",
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
} as const satisfies ToolDefinition;
