import type { Slot } from "#core/composer/slots/slot.ts";

/** Steps that stand in a plan of any tone, each with what makes it true. */
export const planSteps = {
  /** Where people are named. */
  meet: "Meet: {}",
  again: "Go back to the people I met with what I have found",
  /** Where day 90 has goals, the first of them with a figure. */
  record: "Write down where each success metric stands on day 1",
  half: "Check each success metric halfway, and name what is off",
  final: "Check each success metric on day 90, and put a date on what is open",
  /** Where no priority is named. */
  begin: "Agree with my manager on what comes first",
  report: "Report to my manager what is done, what is open, what I need",
  /** A goal with its date, and what the posting names without a verb. */
  dated: "Confirm: {}",
  take: "Take on: {}",
} as const;

export const planPriorityHeading = "First priority";

/** What the manager wants, under that heading. */
export const planWishSlot: Slot = {
  expects: ["act", "thing", "clause", "i-clause"],
  frames: [
    { shapes: [], startsWith: ["that", "to"], template: "What my manager wants first is {}." },
  ],
  neutral: "{}.",
};

/** The same where the answer speaks of the manager as "she" or "he". */
export const planReportedWishSlot: Slot = {
  expects: ["act", "thing", "clause", "i-clause"],
  frames: [],
  neutral: "What my manager wants first: {}.",
};

/** Over the duties of the posting in each window, and over its figures that name no day. */
export const planPostingHeading = "From the posting, in focus this month";
/** Over lines of the posting that cannot be turned into steps for certain. */
export const planQuotedHeading = "What the posting says";
export const planTargetsHeading = "From the posting, without a date";

/** The plan’s own steps by tone: three that name the first priority, and the last of the plan. */
export type PlanToneCopy = {
  readonly agree: string;
  readonly report: string;
  readonly close: string;
  readonly next: string;
};

export const planCopyByTone: Readonly<Record<string, PlanToneCopy>> = {
  "Warm Confidence": {
    agree: "Agree with my manager on what done looks like for the first priority",
    report: "Report where the first priority stands: what is done, what is open, what I need",
    close: "Say where the first priority stands, and by when the rest is done",
    next: "Agree with my manager on the next quarter",
  },
  "Action-Oriented": {
    agree: "Start on the first priority in week one",
    report: "Report what is done on the first priority, and what blocks the rest",
    close: "Say what is done on the first priority, and by when the rest is",
    next: "Set the next quarter with my manager",
  },
  "Data-Driven": {
    agree: "Agree with my manager on how the first priority is measured",
    report: "Report how far the first priority has come since day 1",
    close: "Report the first priority on day 90 beside day 1",
    next: "Agree on the measures of the next quarter",
  },
  "Strategic & Visionary": {
    agree: "Agree with my manager on what comes after the first priority",
    report: "Report where the first priority stands, and what it opens",
    close: "Say where the first priority stands, and what it makes possible",
    next: "Write the next year on one page",
  },
  "Executive Formal": {
    agree: "Confirm the first priority and reporting lines with my manager",
    report: "Report progress on the first priority",
    close: "Complete the first priority, or submit a revised date",
    next: "Propose priorities for the following quarter",
  },
  Collaborative: {
    agree: "Agree with my manager on how we keep each other informed of the first priority",
    report: "Report on the first priority together with those who work on it",
    close: "Close the first priority with those who did it, or put a new date on what is open",
    next: "Plan the next quarter together",
  },
  "Technical & Precise": {
    agree: "Define done for the first priority in one sentence",
    report: "Report the first priority against its definition of done",
    close: "Verify that the first priority meets its definition, or put a new date on it",
    next: "Define the items of the next quarter",
  },
};

export const planMissingLabels = {
  role: "the role you are starting",
  start: "your first day",
  description: "the job description",
  duties: "the duties of the job description, one a line",
  priority: "what your manager wants first",
  people: "whose support this work needs",
  success: "what will be true on day 90, with its figures",
  remark: "by hand, if readers of the plan may see it, “{}”",
  /** What the posting says beside the work. */
  rest: "by hand, if the plan needs it, from the posting: {}",
} as const;
