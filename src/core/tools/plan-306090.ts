import type { ToolDefinition } from "#core/tools/definition.ts";

const day30 = "Three to five first actions, your manager’s priority at the head.";
const day60 = "Three to five actions that put the first month to work.";
const day90 = "Three to five actions that finish what the first sixty days began.";

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
      text: "Which role are you starting, and where?",
      asks: "role and company",
      type: "text",
      placeholder: "Director of Nursing, Alder Creek Hospital, Reno",
    },
    {
      id: "start",
      text: "When is your first day?",
      asks: "start date",
      type: "text",
      placeholder: "Monday, September 14",
    },
    {
      id: "description",
      text: "What does the job description say? Paste it as it is.",
      asks: "job description (long text)",
      type: "long",
      placeholder:
        "Leads a team of 12 nurse managers. Reduces overtime (currently 14%). Prepares the June survey.",
    },
    {
      id: "priority",
      text: "What does your manager want done first? My manager wants …",
      asks: "the manager's top priority",
      type: "text",
      placeholder: "Carla (CNO) wants the two vacant manager posts filled",
    },
    {
      id: "stakeholders",
      text: "Whose support does this work need? Names and roles.",
      asks: "stakeholders",
      type: "text",
      placeholder: "Carla (CNO), Ben in finance, the night supervisors",
    },
    {
      id: "success",
      text: "What will be true on day 90? One line for each result, with its figure.",
      asks: "what success looks like at 90 days",
      type: "text",
      placeholder: "Both posts filled, overtime from 14% to under 10%",
    },
  ],
  prompt:
    "Write a 30/60/90 day plan that she can hand to her manager. The manager’s top priority leads each of the three periods, in her words. Draw every action from the job description, her stakeholders and her measures of success; each can be done by one person by a date and opens with a verb. Name the people she names. A figure in the posting is the employer’s: it may be a starting point or a metric, never her achievement. Keep a choice she left open (“green, or an honest new date”) open. Leave out qualifications, benefits and asides. A metric restates her measure with its start, its end and its noun; where she gave no figure, make the result countable and say on which days it is counted.",
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
        items: [3, 5],
        verbFirst: true,
      },
      {
        label: "Days 31–60",
        promise: day60,
        needs: ["priority"],
        items: [3, 5],
        verbFirst: true,
      },
      {
        label: "Days 61–90",
        promise: day90,
        needs: ["priority"],
        items: [3, 5],
        verbFirst: true,
      },
      {
        label: "Success metrics",
        promise: "Three to five, each with a measure.",
        needs: ["success"],
        items: [3, 5],
        measured: true,
      },
    ],
    special: [],
  },
} as const satisfies ToolDefinition;
