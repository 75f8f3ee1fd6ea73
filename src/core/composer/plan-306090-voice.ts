/** How one tone says the recurring moves of a plan. The facts stand in the arguments and never change. */
export type PlanVoice = {
  /** Lines that open the three periods; "" where the tone goes straight to the list. */
  readonly openings: readonly [string, string, string];
  /** `what` is a clause that follows "what", "which" or "who" and includes that word. */
  readonly ask: (who: string, what: string) => string;
  readonly meet: (who: string) => string;
  readonly list: (what: string, columns: string) => string;
  /** `what` is a noun phrase. */
  readonly show: (what: string, who: string) => string;
  readonly weekly: (who: string, about: string) => string;
  readonly metricTail: string;
};

const voices: Readonly<Record<string, PlanVoice>> = {
  "Warm Confidence": {
    openings: ["", "", ""],
    ask: (who, what) => `Ask ${who} ${what}.`,
    meet: (who) =>
      `Meet ${who} in the first weeks, and ask what has to be different by day 90.`,
    list: (what, columns) => `List ${what}: ${columns}.`,
    show: (what, who) => `Show ${who} ${what}.`,
    weekly: (who, about) => `Tell ${who} every week where it stands: ${about}.`,
    metricTail: "",
  },
  "Action-Oriented": {
    openings: ["", "Finish something.", "Finish the rest, or give it a date."],
    ask: (who, what) => `Pin down with ${who} ${what}.`,
    meet: (who) =>
      `See ${who} in the first days. One question each: what has to be different by day 90?`,
    list: (what, columns) => `List ${what}: ${columns}.`,
    show: (what, who) => `Give ${who} ${what}.`,
    weekly: (who, about) => `Send ${who} one note every week: ${about}.`,
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
    list: (what, columns) => `Tabulate ${what}: ${columns}.`,
    show: (what, who) => `Send ${who} ${what}.`,
    weekly: (who, about) => `Report to ${who} once a week, always in the same columns: ${about}.`,
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
    list: (what, columns) => `Map ${what}: ${columns}.`,
    show: (what, who) => `Bring ${who} ${what}, and say what it opens next.`,
    weekly: (who, about) => `Keep ${who} in view of the whole, once a week: ${about}.`,
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
    list: (what, columns) => `Prepare a register of ${what}: ${columns}.`,
    show: (what, who) => `Present to ${who} ${what}.`,
    weekly: (who, about) => `Submit a weekly note to ${who}: ${about}.`,
    metricTail: "",
  },
  Collaborative: {
    openings: ["Begin with the people who know.", "Decide together.", "Finish together."],
    ask: (who, what) => `Work out with ${who} ${what}.`,
    meet: (who) =>
      `Sit down with ${who} in the first weeks, and agree on what each side needs by day 90.`,
    list: (what, columns) => `Ask the team to list ${what}: ${columns}.`,
    show: (what, who) => `Go through ${what} with ${who}.`,
    weekly: (who, about) => `Sit down with ${who} once a week: ${about}.`,
    metricTail: "",
  },
  "Technical & Precise": {
    openings: ["Due: day 30.", "Due: day 60.", "Due: day 90."],
    ask: (who, what) => `Specify with ${who} ${what}.`,
    meet: (who) => `Interview ${who}, and log what each requires by day 90.`,
    list: (what, columns) => `Log ${what}: ${columns}.`,
    show: (what, who) => `Report to ${who} ${what}.`,
    weekly: (who, about) => `Issue a weekly status to ${who}: ${about}.`,
    metricTail: "",
  },
};

const plainVoice = voices["Warm Confidence"];

/** The voice of a tone; an unknown tone speaks in Warm Confidence. */
export function planVoice(tone: string): PlanVoice {
  const voice = voices[tone] ?? plainVoice;
  if (voice === undefined) throw new Error("Warm Confidence has a voice");
  return voice;
}
