/** How one tone says the recurring moves of a plan. The facts stand in the arguments and never change. */
export type PlanVoice = {
  /** Lines that open the three periods; "" where the tone goes straight to the list. */
  readonly openings: readonly [string, string, string];
  /** `what` is a clause that includes its "what". */
  readonly ask: (who: string, what: string) => string;
  readonly meet: (who: string) => string;
  readonly back: (who: string) => string;
  readonly list: (what: string, columns: string) => string;
  /** `what` is a noun phrase. */
  readonly show: (what: string, who: string) => string;
  readonly weekly: (who: string, about: string) => string;
  readonly dates: (who: string, each: string) => string;
  readonly first: (done: string, who: string) => string;
  readonly last: (done: string, who: string, names: string) => string;
  /** `from` is "" or ", 4.6%,". */
  readonly confirm: (noun: string, from: string) => string;
  readonly rank: (noun: string) => string;
  /** `aim` is an imperative without its stop: "Bring scrap under 4%". */
  readonly reach: (aim: string, who: string) => string;
  readonly time: (what: string) => string;
  readonly check: (what: string) => string;
  readonly metricTail: string;
};

const warm: PlanVoice = {
  openings: ["", "", ""],
  ask: (who, what) => `Ask ${who} ${what}.`,
  meet: (who) => `Meet ${who} in the first weeks, and ask what has to be different by day 90.`,
  back: (who) => `Go back to ${who} with what was done about each answer.`,
  list: (what, columns) => `List ${what}: ${columns}.`,
  show: (what, who) => `Show ${who} ${what}.`,
  weekly: (who, about) => `Tell ${who} every week where it stands: ${about}.`,
  dates: (who, each) => `Agree with ${who} on a date for each of ${each}.`,
  first: (done, who) => `Have the first ${done} by day 60, and tell ${who} the same day.`,
  last: (done, who, names) =>
    `Have the last ${done} by day 90, and give ${who} the proof in writing${names}.`,
  confirm: (noun, from) => `Confirm the starting figure for ${noun}${from} with whoever counts it.`,
  rank: (noun) =>
    `Rank what is behind ${noun} by size, and put one name on each of the largest causes.`,
  reach: (aim, who) => `${aim}, and show ${who} the result.`,
  time: (what) => `Put time in the calendar every week for this: ${what}.`,
  check: (what) => `Check that ${what}.`,
  metricTail: "",
};

const voices: Readonly<Record<string, PlanVoice>> = {
  "Warm Confidence": warm,
  "Action-Oriented": {
    openings: [
      "Start with what was asked for.",
      "Finish something.",
      "Finish the rest, or give it a date.",
    ],
    ask: (who, what) => `Pin down with ${who} ${what}.`,
    meet: (who) =>
      `See ${who} in the first days. One question each: what has to be different by day 90?`,
    back: (who) => `Report back to ${who}: done, not done, by when.`,
    list: (what, columns) => `List ${what}: ${columns}.`,
    show: (what, who) => `Give ${who} ${what}.`,
    weekly: (who, about) => `Send ${who} one note every week: ${about}.`,
    dates: (who, each) => `Get a date from ${who} for each of ${each}.`,
    first: (done, who) => `Have the first ${done} by day 60. Tell ${who} the same day.`,
    last: (done, who, names) => `Have the last ${done} by day 90. Give ${who} the proof${names}.`,
    confirm: (noun, from) =>
      `Pin down the starting figure for ${noun}${from} with whoever counts it.`,
    rank: (noun) => `Name the largest causes behind ${noun}, put a person on each, and start.`,
    reach: (aim, who) => `${aim}. Show ${who}.`,
    time: (what) => `Block time every week for this: ${what}.`,
    check: (what) => `Make sure that ${what}.`,
    metricTail: "",
  },
  "Data-Driven": {
    openings: [
      "Set the starting figures.",
      "Read every figure against day 1.",
      "Close on the figures.",
    ],
    ask: (who, what) => `Record with ${who} ${what}.`,
    meet: (who) =>
      `Meet ${who} in the first weeks, and record the one figure each of them watches.`,
    back: (who) => `Report to ${who} what has moved since the first conversation, in figures.`,
    list: (what, columns) => `Tabulate ${what}: ${columns}.`,
    show: (what, who) => `Send ${who} ${what}.`,
    weekly: (who, about) => `Report to ${who} once a week, always in the same columns: ${about}.`,
    dates: (who, each) => `Record a date with ${who} for each of ${each}.`,
    first: (done, who) => `Have the first ${done} by day 60, and send ${who} the new count.`,
    last: (done, who, names) =>
      `Have the last ${done} by day 90, and send ${who} the final count, with the proof${names}.`,
    confirm: (noun, from) =>
      `Record the starting figure for ${noun}${from} with its source and its date.`,
    rank: (noun) =>
      `Rank the causes of ${noun} by size, and give each of the largest a figure and a name.`,
    reach: (aim, who) => `${aim}, and send ${who} the figure beside the one of day 1.`,
    time: (what) => `Set a weekly count for this: ${what}.`,
    check: (what) => `Verify by count that ${what}.`,
    metricTail: "; read at days 30, 60 and 90",
  },
  "Strategic & Visionary": {
    openings: [
      "The first month is for seeing the whole.",
      "The second month is for choosing what carries furthest.",
      "The third month is for making it last.",
    ],
    ask: (who, what) => `Settle with ${who} ${what}.`,
    meet: (who) =>
      `Hear ${who} in the first weeks: what has to be different by day 90, and what that makes possible.`,
    back: (who) => `Return to ${who} with what their answers have changed in this plan.`,
    list: (what, columns) => `Map ${what}: ${columns}.`,
    show: (what, who) => `Bring ${who} ${what}, and say what it opens next.`,
    weekly: (who, about) => `Keep ${who} in view of the whole, once a week: ${about}.`,
    dates: (who, each) =>
      `Settle a date with ${who} for each of ${each}, and the order they go in.`,
    first: (done, who) =>
      `Have the first ${done} by day 60, and show ${who} what it teaches about the rest.`,
    last: (done, who, names) =>
      `Have the last ${done} by day 90, and give ${who} what keeps it from coming back, with the proof${names}.`,
    confirm: (noun, from) =>
      `Take the starting figure for ${noun}${from} and ask what else it holds back.`,
    rank: (noun) => `Find what drives ${noun}, and choose the cause that moves the most.`,
    reach: (aim, who) => `${aim}, and tell ${who} what that makes possible next.`,
    time: (what) => `Keep room every week for what lasts: ${what}.`,
    check: (what) => `See that ${what}, in a way that will hold.`,
    metricTail: "",
  },
  "Executive Formal": {
    openings: [
      "The first thirty days establish the facts.",
      "The second thirty days put decisions into effect.",
      "The final thirty days deliver and report.",
    ],
    ask: (who, what) => `Establish with ${who} ${what}.`,
    meet: (who) =>
      `Hold introductory meetings with ${who} in the first weeks, and establish what each requires by day 90.`,
    back: (who) => `Hold second meetings with ${who}, and report what has been done on each point.`,
    list: (what, columns) => `Prepare a register of ${what}: ${columns}.`,
    show: (what, who) => `Present to ${who} ${what}.`,
    weekly: (who, about) => `Submit a weekly note to ${who}: ${about}.`,
    dates: (who, each) => `Confirm with ${who} a date for each of ${each}.`,
    first: (done, who) => `Have the first ${done} by day 60, and confirm it to ${who} in writing.`,
    last: (done, who, names) =>
      `Have the last ${done} by day 90, and submit the evidence to ${who}${names}.`,
    confirm: (noun, from) =>
      `Verify the starting figure for ${noun}${from} with the person who holds it.`,
    rank: (noun) =>
      `Establish the principal causes of ${noun}, and assign responsibility for each.`,
    reach: (aim, who) => `${aim}, and report the result to ${who}.`,
    time: (what) => `Reserve time each week for the following: ${what}.`,
    check: (what) => `Confirm that ${what}.`,
    metricTail: "",
  },
  Collaborative: {
    openings: ["Begin with the people who know.", "Decide together.", "Finish together."],
    ask: (who, what) => `Work out with ${who} ${what}.`,
    meet: (who) =>
      `Sit down with ${who} in the first weeks, and agree on what each side needs by day 90.`,
    back: (who) => `Sit down again with ${who}, and decide together what comes next.`,
    list: (what, columns) => `Ask the team to list ${what}: ${columns}.`,
    show: (what, who) => `Go through ${what} with ${who}.`,
    weekly: (who, about) => `Sit down with ${who} once a week: ${about}.`,
    dates: (who, each) => `Work out a date with ${who} for each of ${each}, and say who helps.`,
    first: (done, who) => `Have the first ${done} by day 60, and tell ${who} who did it.`,
    last: (done, who, names) =>
      `Have the last ${done} by day 90, and go through the proof with ${who}${names}.`,
    confirm: (noun, from) =>
      `Go over the starting figure for ${noun}${from} with the people who count it.`,
    rank: (noun) =>
      `Ask the people closest to ${noun} what is behind it, and let each take one cause.`,
    reach: (aim, who) => `${aim}, and show the result to the people who did it, then to ${who}.`,
    time: (what) => `Spend time every week, in person, on this: ${what}.`,
    check: (what) => `Check with those it concerns that ${what}.`,
    metricTail: "",
  },
  "Technical & Precise": {
    openings: ["Due: day 30.", "Due: day 60.", "Due: day 90."],
    ask: (who, what) => `Specify with ${who} ${what}.`,
    meet: (who) => `Interview ${who}, and log what each requires by day 90.`,
    back: (who) => `Update ${who}: requirement, status, date.`,
    list: (what, columns) => `Log ${what}: ${columns}.`,
    show: (what, who) => `Report to ${who} ${what}.`,
    weekly: (who, about) => `Issue a weekly status to ${who}: ${about}.`,
    dates: (who, each) => `Specify a date with ${who} for each of ${each}.`,
    first: (done, who) => `Have the first ${done}; report date and evidence to ${who}.`,
    last: (done, who, names) =>
      `Have the last ${done}; file the evidence and report to ${who}${names}.`,
    confirm: (noun, from) =>
      `Define how ${noun} is counted; log the starting figure${from.replace(/,$/u, "")}.`,
    rank: (noun) => `Analyze ${noun} by cause; assign an owner and a date to each of the largest.`,
    reach: (aim, who) => `${aim}; report value, date and source to ${who}.`,
    time: (what) => `Schedule a weekly slot for this: ${what}.`,
    check: (what) => `Verify that ${what}.`,
    metricTail: "",
  },
};

/** The voice of a tone; an unknown tone speaks in Warm Confidence. */
export function planVoice(tone: string): PlanVoice {
  return voices[tone] ?? warm;
}
