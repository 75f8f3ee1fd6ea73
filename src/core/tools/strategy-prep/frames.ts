import type { Slot } from "#core/composer/slots/slot.ts";

/** A question, which is closed as one. */
export const strategyQuestionPattern =
  /^(?:should|do|does|am|is|are|can|could|would|will) (?:I|we|it|my|the)\b/i;
const questionOpeners = "whether|which|what to|what i should|when|where to|who|how|if".split("|");

export const strategyDecisionSlot: Slot = {
  expects: ["act", "thing", "clause", "i-clause", "doing"],
  frames: [
    {
      shapes: [],
      startsWith: questionOpeners,
      template: "I have to decide {}.",
      allowsBareNoun: true,
    },
    { shapes: [], startsWith: ["to"], template: "I have to decide whether {}." },
    { shapes: ["act"], template: "I have to decide whether to {}.", verbForm: "base" },
    { shapes: ["i-clause", "clause"], template: "{}." },
  ],
  neutral: "{}.",
};

export const strategyStakeSlot: Slot = {
  expects: ["thing", "things", "clause", "i-clause"],
  frames: [],
  neutral: "At stake: {}.",
};

export const strategyOutcomeSlot: Slot = {
  expects: ["act", "thing", "i-clause", "clause"],
  frames: [
    { shapes: ["i-clause", "clause"], template: "{}." },
    { shapes: ["act"], startsWith: ["to"], template: "I want {}." },
    { shapes: ["act"], template: "I want to {}.", verbForm: "base" },
  ],
  neutral: "{}.",
};

/** Before the first of what is open, where two options or more are named. */
export const strategyEachOptionTemplate = "For each option: {}";

/** What is still open, the first of it asked of every option in the same words; no answer enters it. */
export const strategyOpenQuestionsByTone: Readonly<Record<string, readonly string[]>> = {
  "Warm Confidence": ["What do I not know yet, and who can tell me?", "Whom have I not asked yet?"],
  "Strategic & Direct": [
    "What do I not know yet, and by when do I need it?",
    "Is there a date that comes first, and what follows from it?",
  ],
  "Reflective & Exploratory": [
    "What would I want to know a year from now?",
    "Who has done this before, and what would they tell me?",
  ],
  "Data-Driven": [
    "Which figure is missing, and where can it be found?",
    "What is certain, and what is a guess?",
  ],
  Diplomatic: [
    "Who is affected and has not been heard yet?",
    "What can still be asked for without closing a door?",
  ],
};

/** Three questions an hour can work on; no answer enters them. */
export const strategyQuestionsByTone: Readonly<Record<string, readonly [string, string, string]>> =
  {
    "Warm Confidence": [
      "What would I decide if I had to decide today, and what holds me back from it?",
      "Which fact would change my mind, and how do I get it?",
      "What do I say first, to whom, once it is decided?",
    ],
    "Strategic & Direct": [
      "What is still mine to take if my first choice falls through?",
      "What do I have to know before I answer, and in what order do I ask?",
      "What is my first move once it is decided, and by when?",
    ],
    "Reflective & Exploratory": [
      "What would I regret not having tried?",
      "What am I protecting, and from what?",
      "What would be enough for me to say yes, or no?",
    ],
    "Data-Driven": [
      "Which figures decide this, and are they certain?",
      "What does it cost me if it goes wrong?",
      "At what point would I change my decision?",
    ],
    Diplomatic: [
      "Who has to be able to live with this, and what do they need to hear?",
      "What can I ask for that nobody has offered yet?",
      "How do I say no to one side and keep the relationship?",
    ],
  };

export const strategyMissingLabels = {
  decision: "what you have to decide",
  options: "your options",
  other: "the other option",
  facts: "what you know",
  stake: "what is at stake for you",
  limits: "what limits you",
  outcome: "what you want to have when the hour ends",
} as const;
