import type { Slot } from "#core/composer/slots/slot.ts";

/** "Two hours if you ask early" is a thing; a condition opens with its word. */
const conditionOpeners = "if when whenever unless provided assuming only even once as".split(" ");

export const boundaryRefusalSlot: Slot = {
  expects: ["act", "i-clause", "thing", "doing", "clause"],
  frames: [
    {
      shapes: [],
      startsWith: ["can’t", "cannot", "won’t", "will not", "don’t", "do not"],
      template: "I {}.",
    },
    { shapes: ["act"], startsWith: ["not"], template: "I will {}." },
    { shapes: ["act"], template: "I will not {}.", verbForm: "base" },
    { shapes: ["i-clause"], template: "{}." },
    { shapes: ["condition"], startsWith: conditionOpeners, template: "{}." },
    { shapes: ["doing"], startsWith: ["not"], template: "I am {}." },
    {
      shapes: ["thing", "things"],
      startsWith: ["no"],
      maxWords: 3,
      template: "There will be {} from me.",
    },
    { shapes: ["thing", "things"], startsWith: ["no"], template: "There will be {}." },
    {
      shapes: [],
      startsWith: ["no", "none", "nothing", "never", "not"],
      template: "My answer is no. {}.",
    },
  ],
  neutral: "What I will not do: {}.",
};

export const boundaryReasonSlot: Slot = {
  expects: ["clause", "i-clause", "thing", "deed", "condition"],
  frames: [
    { shapes: [], startsWith: ["did", "had", "have", "was", "am"], template: "I {}." },
    { shapes: [], startsWith: ["because"], template: "This is {}." },
    { shapes: ["clause", "i-clause"], template: "{}.", excludes: ["because"] },
    { shapes: ["deed"], template: "I {}.", verbForm: "past" },
  ],
  neutral: "The reason: {}.",
};

export const boundaryOfferSlot: Slot = {
  expects: ["act", "i-clause", "clause", "condition", "thing", "doing"],
  frames: [
    { shapes: ["act"], startsWith: ["to"], template: "I offer {}." },
    { shapes: [], startsWith: ["can", "could", "will"], template: "I {}." },
    { shapes: ["act"], template: "I can {}.", verbForm: "base" },
    { shapes: ["i-clause", "clause"], template: "{}." },
    { shapes: ["condition"], startsWith: conditionOpeners, template: "{}." },
  ],
  neutral: "What I can do: {}.",
};

export const boundaryStakeSlot: Slot = {
  expects: ["thing", "things", "clause", "act", "i-clause"],
  frames: [
    { shapes: [], startsWith: ["that"], template: "What matters to me: {}." },
    { shapes: ["i-clause"], template: "{}." },
  ],
  neutral: "What matters to me: {}.",
};

const thirdPersonPronouns = "he him his she her hers they them their theirs".split(" ");

/** What they ask, addressed to them; only where the answer does not speak of them as somebody else. */
export const boundaryRequestSlot: Slot = {
  expects: ["act", "clause", "thing", "i-clause"],
  frames: [
    {
      shapes: ["act"],
      template: "You’ve asked me to {}.",
      verbForm: "base",
      excludes: thirdPersonPronouns,
    },
    {
      shapes: ["thing", "things"],
      template: "You’ve asked for {}.",
      excludes: thirdPersonPronouns,
    },
  ],
  neutral: "",
};

/** The coach's sentences of one tone; the member’s are the same in all. */
export type BoundaryToneCopy = {
  readonly opening: string;
  readonly writing: string;
  readonly again: string;
  readonly end: string;
};

export const boundaryCopyByTone: Readonly<Record<string, BoundaryToneCopy>> = {
  "Warm Confidence": {
    opening: "I want to be clear with you.",
    writing: "I want to answer you plainly.",
    again: "I hear you. My answer is the same.",
    end: "I wanted you to have this in writing.",
  },
  "Confident & Direct": { opening: "", writing: "", again: "My answer has not changed.", end: "" },
  Diplomatic: {
    opening: "Thank you for asking me directly.",
    writing: "Thank you for your message. I want you to have a clear answer.",
    again: "I understand this matters to you. My answer is the same.",
    end: "I am glad to talk about how we go on from here.",
  },
  "Professional & Brief": {
    opening: "",
    writing: "This is short, and in writing.",
    again: "The answer stands.",
    end: "",
  },
  "Strategic & Direct": {
    opening: "Here is where I stand.",
    writing: "Here is where I stand, so that you can plan.",
    again: "I have heard the case for it. I still stand where I stood.",
    end: "Please plan with that.",
  },
};

export const boundaryMissingLabels = { refusal: "what you will not do" };

/** A pronoun that they would not understand, or that speaks of them as somebody else. */
export const boundaryUnclearPronoun = (pronoun: string): string =>
  `whom or what you mean by “${pronoun}” (“you”, if it is the person who asks)`;

/** What fits in no version. */
export const boundaryLeftOut = (sentence: string): string =>
  `room for what does not fit: “${sentence.replace(/[.\s]+$/, "")}”`;

/** What the answer adds about the person who asks, behind the name. */
export const boundaryAside = (remark: string): string =>
  `by hand, if they may read it: “${remark.replace(/[.\s]+$/, "")}”`;

export const boundaryPlainRefusal = "My answer is no.";
