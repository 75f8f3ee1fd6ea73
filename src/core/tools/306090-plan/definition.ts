import type { ToolDefinition } from "#core/tools/definition.ts";

const day30 = "Three to eight first actions, your manager’s priority at the head.";
const day60 = "Three to eight actions that put the first month to work.";
const day90 = "Three to eight actions that finish what the first sixty days began.";
const work = ["description", "people", "success"];

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
      addressed: true,
      group: "post",
      fact: "newRole",
    },
    {
      id: "organization",
      text: "Where",
      asks: "the organization she joins",
      kind: "line",
      placeholder: "Alder Creek Hospital in Reno",
      addressed: true,
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
  prompt:
    "Write a plan that she can hand to her manager and to everyone it names, as somebody who has run such work would write it. The manager’s first priority leads the first period as work that begins there, an action for each thing in it (“invoices paid on time” becomes “Start getting invoices paid on time”); the later periods carry it on where her facts say how. Next comes the work on each of her measures of success, then what else of the posting a manager would look for in these months. A posting’s catch-alls, qualifications, hours and benefits are no actions, and a phrase of it that makes no sentence with a plain verb (keep, check, manage, prepare, review) is left out. An action is one whole sentence on one piece of work; a count or a place stands in it only where it reads as one with its noun. Periods follow the order in which things can happen: what starts in one period is not finished in an earlier one, and a duty of every day begins in the first. Each person stands once: with the work she gives them, or else met in the first period, by name and role, with no subject made up; whom she works with already she talks to and does not meet. No calendar date but one of hers. A figure in the posting is the employer’s: a starting point or a metric, never her achievement. A choice she left open stays open. Success metrics hold every measure she gave, two in one line where there are too many, each with its start, its end and its noun; where she gave no figure, the line says what is true by day 90 and counts nothing, and one about a person is said as they may read it (“Odom is still on the team”).",
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
      {
        label: "Days 1–30",
        promise: day30,
        needs: ["priority"],
        from: ["priority"],
        shared: work,
        items: [3, 8],
        verbFirst: true,
      },
      {
        label: "Days 31–60",
        promise: day60,
        needs: ["priority"],
        from: ["priority"],
        shared: work,
        items: [3, 8],
        verbFirst: true,
      },
      {
        label: "Days 61–90",
        promise: day90,
        needs: ["priority"],
        from: ["priority"],
        shared: work,
        items: [3, 8],
        verbFirst: true,
      },
      {
        label: "Success metrics",
        promise: "Three to five, each with a measure.",
        needs: ["success"],
        from: ["success"],
        items: [3, 5],
        measured: true,
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
    formNumbers: [1, 30, 60, 90],
    formCounts: /\bdays?\s+(?:[1-9]|[1-8]\d|90)\b(?![.,]?\d)/gi,
    employerSections: ["Days 1–30", "Days 31–60", "Days 61–90", "Success metrics"],
  },
} as const satisfies ToolDefinition;
