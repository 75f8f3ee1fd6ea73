import type { ToolSource } from "#core/tools/definition.ts";

const day30 = "Three to eight first actions, your manager’s priority at the head.";
const day60 = "Three to eight actions that put the first month to work.";
const day90 = "Three to eight actions that finish what the first sixty days began.";

export const plan30_60_90 = {
  title: "30/60/90 Day Plan",
  slug: "306090-plan",
  tier: "pro",
  comingSoon: false,
  intent: "Turns a new role into three months of dated work you can put in front of your manager.",
  inputLabel: "Your answers for the 30/60/90 day plan",
  summary: "Three months of work, in the order that matters.",
  questions: [
    {
      id: "role",
      text: "The role you are starting",
      asks: "the role she starts",
      kind: "line",
      placeholder: "Director of Nursing",
      group: "post",
      fact: "newRole",
    },
    {
      id: "organization",
      text: "Where",
      asks: "the organization she joins",
      kind: "line",
      placeholder: "Alder Creek Hospital in Reno",
      group: "post",
      fact: "newOrganization",
    },
    {
      id: "start",
      text: "Your first day",
      asks: "start date",
      kind: "day",
      placeholder: "Monday, September 14",
      group: "post",
    },
    {
      id: "description",
      text: "The job description, pasted as it is",
      asks: "job description (long text)",
      kind: "long",
      placeholder:
        "Leads a team of 12 nurse managers. Reduces overtime (currently 14%). Prepares the June survey.",
      fact: "description",
    },
    {
      id: "priority",
      text: "What does your manager want first?",
      asks: "the manager's top priority",
      kind: "line",
      placeholder: "The two vacant manager posts filled",
    },
    {
      id: "people",
      text: "Whose support does this work need?",
      asks: "stakeholders",
      kind: "list",
      placeholder: "Carla, chief nursing officer",
    },
    {
      id: "success",
      text: "What will be true on day 90? One line each, with its figure",
      asks: "what success looks like at 90 days",
      kind: "list",
      placeholder: "Both posts are filled",
    },
  ],
  tones: [
    "Warm Confidence",
    "Action-Oriented",
    "Data-Driven",
    "Strategic & Visionary",
    "Executive Formal",
    "Collaborative",
    "Technical & Precise",
  ],
  feedback:
    "The plan is yours to put on the table in week one. If you want to try it out loud before your manager sees it, book a 1:1 session: an hour to decide what goes first, what waits, and what you will need to be given.",
  contract: {
    sections: [
      { label: "Days 1–30", promise: day30, needs: ["priority"], items: [1, 7] },
      { label: "Days 31–60", promise: day60, needs: ["priority"], items: [1, 7] },
      { label: "Days 61–90", promise: day90, needs: ["priority"], items: [1, 7] },
      {
        label: "Success metrics",
        promise: "Three to five, each with a measure.",
        needs: ["success"],
        from: ["success"],
        items: [3, 5],
      },
    ],
    special: [],
  },
  example: {
    role: "Director of Nursing",
    organization: "Alder Creek Hospital in Reno",
    start: "Monday, September 14",
    description:
      "Leads a team of 12 nurse managers. Reduces overtime (currently 14%). Prepares the June survey. Plans the budget for agency staff. Coordinates training with the medical school.",
    priority: "The two vacant manager posts filled",
    people: "Carla, chief nursing officer\nBen in finance\nThe night supervisors",
    success: "Both posts are filled\nOvertime from 14% to under 10%\nThe survey file is complete",
  },
  placement: { order: 90, path: "elevate", isOnHome: true, choosePath: {} },
  shelf: {},
  refine: {
    email: {},
    spoken: [],
    deadline: null,
    protectedQuestions: [],
    addedFact: { question: "success" },
  },
  checks: {
    employerSections: ["Days 1–30", "Days 31–60", "Days 61–90", "Success metrics"],
  },
} as const satisfies ToolSource;
