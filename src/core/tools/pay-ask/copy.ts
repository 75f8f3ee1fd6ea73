import type { Register } from "#core/composer/draft/register.ts";

/** Our sentences of one register around the member’s ask; `you` is how the member addresses whoever decides, or "". */
type PayAskCopy = {
  readonly opening: (you: string) => string;
  readonly topic: (topic: string) => string;
  readonly spokenOpening: (you: string) => string;
  readonly rests: string;
  readonly settle: string;
  readonly thanks: string;
  readonly written: string;
  readonly results: string;
};

const thankYou = (you: string, rest: string) =>
  you === "" ? `Thank you ${rest}` : `${you}, thank you ${rest}`;

export const payAskCopy: Readonly<Record<Register, PayAskCopy>> = {
  warm: {
    opening: (you) => thankYou(you, "for making the time."),
    topic: (topic) => `I’d like to talk about ${topic}.`,
    spokenOpening: (you) => thankYou(you, "for making the time today. I’ll come straight to it."),
    rests: "Here’s what that rests on.",
    settle: "I’d like us to settle this well.",
    thanks: "Thank you for hearing me out.",
    written: "Thank you for taking the time to read this.",
    results: "These are the results I’d like you to weigh:",
  },
  direct: {
    opening: (you) => (you === "" ? "" : `${you}, I’ll be direct.`),
    topic: (topic) => `This is about ${topic}.`,
    spokenOpening: (you) =>
      you === "" ? "I’ll come straight to it." : `${you}, I’ll come straight to it.`,
    rests: "Here’s the case for it.",
    settle: "I’d like a clear answer.",
    thanks: "Thank you.",
    written: "I’ll come straight to the point.",
    results: "The case for it:",
  },
  formal: {
    opening: (you) => thankYou(you, "for meeting with me."),
    topic: (topic) => `I would like to discuss ${topic}.`,
    spokenOpening: (you) => thankYou(you, "for meeting with me today."),
    rests: "My request rests on the following.",
    settle: "I would like us to reach a clear decision.",
    thanks: "Thank you for your consideration.",
    written: "Thank you for considering this request.",
    results: "I would ask you to consider these results:",
  },
};

/** What stands behind an objection, by its words; the reply goes by it. */
export const objectionKinds = [
  ["money", /\b(?:budget|money|afford|freeze|frozen|costs?|tight|funds?|funding|cuts)\b/iu],
  [
    "timing",
    /\b(?:not now|later|next (?:year|quarter|cycle|review)|wait|timing|too soon|early)\b/iu,
  ],
  ["record", /\b(?:ready|experience|degree|senior enough|prove|proven|show|qualified)\b/iu],
  [
    "rules",
    /\b(?:fair|everyone|everybody|others|policy|band|range|precedent|agreement|scale|hands are tied|rules?)\b/iu,
  ],
] as const;
export type ObjectionKind = (typeof objectionKinds)[number][0] | "any";

export const objectionReplies: Readonly<Record<ObjectionKind, string>> = {
  money:
    "I understand, and I know you have a budget to keep. I’d still like us to agree on what’s right first, because then the rest is planning: which budget it comes from, and which date it starts. What would you need to take it forward?",
  timing:
    "I understand that the calendar matters. Let’s put a date on it, then, so that this doesn’t stay open. What has to happen between now and that date, and can we write it down today?",
  record:
    "Thank you for being direct with me. What exactly would you need to see? Let’s write it down, so that we’re both working from the same list.",
  rules:
    "I understand that you have to be able to explain this to other people. That’s why I’d like it decided on the work. Which rule would we be working within, and who can make the call if it doesn’t fit?",
  any: "I hear that, and I’d like to understand it well. What would have to change for you to say yes? Let’s start there, because that’s the part we can work on together.",
};

export const refusals = {
  no: "Thank you for telling me plainly. I’d like to understand it: what was it that decided this for you? And what would you need to see for the answer to be yes next time? Let’s set the day when we look at it again.",
  notNow:
    "I can work with a date. Which one do you have in mind, and what has to be in place by then? Let’s put it in writing today, so that we both have the same words.",
  less: (asked: string) =>
    `Thank you. That’s a step, and I want to be clear that what I asked for is ${asked}. What can we do about the difference, and by when?`,
};

export const payAskNotes = {
  noRoom: (askOn: string, decideBy: string) =>
    `You ask on ${askOn} and want the answer by ${decideBy}. Check that this leaves them room, or move one of the two.`,
  noMarket:
    "You have no market figure yet. Find one with a source before you go in: it answers “Why this number?”",
  noSource: (market: string) =>
    `Be ready to say where ${market} comes from. A figure without a source is easy to wave away.`,
  noFigure:
    "None of your results has a number in it. One that can be counted would carry the whole ask.",
};

export const payAskMissing = { ask: "the sum or the title you’re asking for" };
