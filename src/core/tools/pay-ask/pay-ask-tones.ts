/** The coach’s sentences of one tone; {} is what the ask is about. */
export type PayAskToneCopy = {
  readonly opening: string;
  readonly lead: string;
  readonly acknowledgement: string;
  readonly again: string;
  readonly close: string;
  readonly greeting: string;
  readonly end: string;
};

export const payAskCopyByTone: Readonly<Record<string, PayAskToneCopy>> = {
  "Warm Confidence": {
    opening: "Thank you for making the time. I want to use it to talk about {}.",
    lead: "Here is what stands behind it",
    acknowledgement: "I hear that.",
    again: "So that is my request.",
    close: "I would like to leave with a next step that we both put in the calendar.",
    greeting: "This is my request in writing.",
    end: "If you need anything more from me, I will send it.",
  },
  "Confident & Direct": {
    opening: "I have a request about {}, and I will start with it.",
    lead: "The reasons are results",
    acknowledgement: "",
    again: "My request stands as I made it.",
    close: "Please tell me today what the next step is.",
    greeting: "This is my request.",
    end: "Please confirm the decision in writing.",
  },
  "Data-Driven": {
    opening:
      "I want to talk about {}. I will begin with the request, and then go through the record.",
    lead: "This is the record",
    acknowledgement: "I have heard the point.",
    again: "That is the request, and that is the record.",
    close: "Please tell me what you want to check first, and I will send its source.",
    greeting: "Below are the request and the record behind it.",
    end: "All of it can be checked; tell me which source you need.",
  },
  Diplomatic: {
    opening: "I would like to talk with you about {}.",
    lead: "Let me set out what I am thinking of",
    acknowledgement: "I see why it comes up.",
    again: "With that in view, my request is the same.",
    close: "I would like us to agree on a next step that works for both sides.",
    greeting: "Here is my request, with what stands behind it.",
    end: "I am glad to talk through any part of it.",
  },
  "Strategic & Direct": {
    opening: "I want to settle {} in this conversation.",
    lead: "This is what it rests on",
    acknowledgement: "The point is fair to raise.",
    again: "That is the request.",
    close: "Please tell me who else has to agree, so that the decision does not wait.",
    greeting: "This puts the request on paper, so that it can be decided.",
    end: "Please tell me what has to be in place for the decision, and I will put it there.",
  },
  "Executive Formal": {
    opening: "I would like to discuss {}.",
    lead: "These are the results on which the request rests",
    acknowledgement: "I acknowledge the point.",
    again: "On this basis, I maintain my request.",
    close: "I would be grateful for a date by which the decision will be made.",
    greeting: "I set out my request below.",
    end: "I remain available for any question and look forward to your written decision.",
  },
};

/** What an objection is met with, in the answer and aloud. */
export const payAskObjectionCopy = {
  beside: "Here’s what I’d point to: {}.",
  true: "What would have to be true for a yes, and by when?",
  named: "I’d point to the work I’ve just described.",
  written: "I will send you this in writing today.",
} as const;

export const payAskOrdinals = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

export const payAskMissingLabels = {
  sum: "the sum or the title you are asking for",
  results: "what you have delivered, with its numbers",
  decider: "who decides",
  askOn: "when you will ask",
  decideBy: "by when it must be decided",
  objection: "the objection you expect",
  market: "the market figure, with its source",
} as const;
