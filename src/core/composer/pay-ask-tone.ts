import type { PayFacts } from "./pay-ask-facts.ts";

/** How a tone opens, joins and closes. Every function returns finished sentences; "" says nothing. */
export type PayTone = {
  readonly opening: (facts: PayFacts) => readonly string[];
  /** The first words of the spoken version, before the ask. */
  readonly spokenLead: (facts: PayFacts) => string;
  readonly changed: (facts: PayFacts) => string;
  /** What stands over the points of the written version. */
  readonly support: string;
  readonly market: (facts: PayFacts) => string;
  readonly again: (facts: PayFacts) => string;
  readonly objectionLead: string;
  /** The last question or statement of the spoken version, after the ask was named again. */
  readonly spokenClose: (facts: PayFacts) => string;
  readonly close: (facts: PayFacts) => string;
  readonly inWriting: (facts: PayFacts) => string;
  readonly thanks: string;
  readonly formal: boolean;
};

export function topicOf({ about }: PayFacts): string {
  if (about === "title") return "my title";
  return about === "both" ? "my title and my pay" : about === "pay" ? "my pay" : "one request";
}

/** "you" or the body that decides, as the subject of "need". */
function whoNeeds({ decider }: PayFacts): string {
  return decider.body === "" ? "do you need" : `does ${decider.body} need`;
}

function limitOf({ timing }: PayFacts): string {
  return timing.limit === "" ? "" : ` ${timing.limit}`;
}

/** "what has changed since my last raise", or what she delivered when she named no start. */
function changes({ since }: PayFacts): string {
  return since === "" ? "what I have delivered" : `what has changed since ${since}`;
}

function when({ timing }: PayFacts): string {
  return timing.meeting === "" ? "the same day" : timing.meeting;
}

const warm: PayTone = {
  opening: (facts) => [
    `I am asking ${facts.ask}${facts.points.length === 0 ? "" : ", and I want to show you the work behind it"}.`,
  ],
  spokenLead: (facts) =>
    `Thank you for making this time. I want to use part of it to talk about ${topicOf(facts)}.`,
  changed: (facts) => `Let me tell you ${changes(facts)}.`,
  support: "What I have delivered:",
  market: ({ market }) => `There is an outside figure too. ${market}`,
  again: ({ short }) => `That is the work behind the ask, and the ask is ${short}.`,
  objectionLead: "I understand why that comes up.",
  spokenClose: (facts) => `What ${whoNeeds(facts)} from me to say yes?`,
  close: (facts) =>
    `What ${whoNeeds(facts)} from me to say yes to ${facts.short}${limitOf(facts)}?`,
  inWriting: (facts) =>
    `I will send you all of this in writing ${when(facts)}, so that you have it in front of you.`,
  thanks: "Thank you for giving this your attention.",
  formal: false,
};

const direct: PayTone = {
  opening: ({ ask }) => [`I am asking ${ask}.`],
  spokenLead: (facts) => `This is about ${topicOf(facts)}.`,
  changed: (facts) => `This is ${changes(facts)}.`,
  support: "The results:",
  market: ({ market }) => `The market: ${market.replace(/^The /, "the ")}`,
  again: ({ short }) => `So: ${short}.`,
  objectionLead: "",
  spokenClose: () => "I am asking for a decision, and I will work with the answer.",
  close: (facts) => `I am asking for your decision on ${facts.short}${limitOf(facts)}.`,
  inWriting: (facts) => `You will have this in writing ${when(facts)}.`,
  thanks: "",
  formal: false,
};

const data: PayTone = {
  opening: (facts) => [
    facts.about === "title" || facts.about === "other"
      ? `I am asking ${facts.ask}, and the record comes with it.`
      : `The figure first: I am asking ${facts.ask}.`,
  ],
  spokenLead: (facts) =>
    `I will give you the ask, then the record, then the date. The subject is ${topicOf(facts)}.`,
  changed: (facts) => (facts.since === "" ? "The record:" : `The record since ${facts.since}:`),
  support: "The record:",
  market: ({ market }) => `The comparison: ${market.replace(/^The /, "the ")}`,
  again: ({ short }) => `On that record, the ask is ${short}.`,
  objectionLead: "Let me answer with the record.",
  spokenClose: (facts) => `Which number ${whoNeeds(facts)} to see again?`,
  close: (facts) =>
    `Which number or document ${whoNeeds(facts)
      .replace("do you", "do you still")
      .replace(
        /^does (.*) need$/,
        "does $1 still need",
      )} to approve ${facts.short}${limitOf(facts)}?`,
  inWriting: (facts) => `The same record goes to you in writing ${when(facts)}.`,
  thanks: "",
  formal: false,
};

const diplomatic: PayTone = {
  opening: (facts) => [
    `I would like us to settle ${topicOf(facts)} in this conversation.`,
    `I am asking ${facts.ask}.`,
  ],
  spokenLead: (facts) =>
    `I appreciate the time. I would like us to look at ${topicOf(facts)} together and to agree on a next step.`,
  changed: (facts) => `You know much of this already, so I will be brief about ${changes(facts)}.`,
  support: "For your reference, what supports it:",
  market: ({ market }) => `It helps to have an outside reference. ${market}`,
  again: ({ short }) => `With that in view, I am asking for ${short}.`,
  objectionLead: "I take that seriously.",
  spokenClose: (facts) => `What ${whoNeeds(facts)} to see in order to get there?`,
  close: (facts) =>
    `What ${whoNeeds(facts)} to see in order to approve ${facts.short}${limitOf(facts)}?`,
  inWriting: (facts) =>
    `I will put this in writing ${when(facts)}, so that you can take it further.`,
  thanks: "Thank you for considering it with me.",
  formal: false,
};

/** ", and for a decision by November 17", where she has a date. */
function decisionOf(facts: PayFacts): string {
  return limitOf(facts) === "" ? "" : `, and for a decision${limitOf(facts)}`;
}

const strategic: PayTone = {
  opening: (facts) => [`I am asking ${facts.ask}${reviewOf(facts) || decisionOf(facts)}.`],
  spokenLead: (facts) => `I want to use part of today to talk about ${topicOf(facts)}.`,
  changed: (facts) => `Here is ${changes(facts)}.`,
  support: "What supports it:",
  market: ({ market }) => `The market stands beside it. ${market}`,
  again: ({ short }) => `I am asking for ${short}.`,
  objectionLead: "",
  spokenClose: (facts) => `What ${whoNeeds(facts)} from me to get there?`,
  close: (facts) => `What ${whoNeeds(facts)} from me to approve ${facts.short}${limitOf(facts)}?`,
  inWriting: (facts) => `You will have this from me in writing ${when(facts)}.`,
  thanks: "",
  formal: false,
};

const formal: PayTone = {
  opening: ({ ask }) => [`I am formally asking ${ask}.`],
  spokenLead: (facts) =>
    `Thank you for the time set aside for this. I wish to speak about ${topicOf(facts)}, and I will state the request first.`,
  changed: (facts) => `The basis of the request is ${changes(facts)}.`,
  support: "In support of this request:",
  market: ({ market }) => `For external reference: ${market.replace(/^The /, "the ")}`,
  again: ({ short }) => `On this basis, my request is for ${short}.`,
  objectionLead: "I acknowledge the point.",
  spokenClose: ({ decider }) =>
    `I ask that ${decider.body === "" ? "you" : decider.body} confirm it.`,
  close: (facts) =>
    `I ask that ${facts.decider.body === "" ? "you" : facts.decider.body} confirm ${facts.short}${limitOf(facts)}.`,
  inWriting: (facts) => `I will submit the request in writing ${when(facts)}.`,
  thanks: "Thank you for your consideration.",
  formal: true,
};

/** Said only when her own date is that of a review: "in this review". */
function reviewOf({ timing }: PayFacts): string {
  return /\breview\b/i.test(timing.why) ? ", in this review" : "";
}

const tones: Readonly<Record<string, PayTone>> = {
  "Confident & Direct": direct,
  "Data-Driven": data,
  Diplomatic: diplomatic,
  "Strategic & Direct": strategic,
  "Executive Formal": formal,
};

export function payTone(tone: string): PayTone {
  return tones[tone] ?? warm;
}
