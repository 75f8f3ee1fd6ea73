import type { Slot } from "#core/composer/slot.ts";

/** "Two hours if you ask early" is a thing; a condition opens with its word. */
const conditions = "if when whenever unless provided assuming only even once as".split(" ");

export const refusal: Slot = {
  expects: ["act", "i-clause", "thing", "doing", "clause"],
  frames: [
    {
      shapes: [],
      starts: ["can’t", "cannot", "won’t", "will not", "don’t", "do not"],
      say: "I {}.",
    },
    { shapes: ["act"], starts: ["not"], say: "I will {}." },
    { shapes: ["act"], say: "I will not {}.", verb: "base" },
    { shapes: ["i-clause"], say: "{}." },
    { shapes: ["condition"], starts: conditions, say: "{}." },
    { shapes: ["doing"], starts: ["not"], say: "I am {}." },
    { shapes: ["thing", "things"], starts: ["no"], most: 3, say: "There will be {} from me." },
    { shapes: ["thing", "things"], starts: ["no"], say: "There will be {}." },
    { shapes: [], starts: ["no", "none", "nothing", "never", "not"], say: "My answer is no. {}." },
  ],
  neutral: "What I will not do: {}.",
};

export const reason: Slot = {
  expects: ["clause", "i-clause", "thing", "deed", "condition"],
  frames: [
    { shapes: [], starts: ["did", "had", "have", "was", "am"], say: "I {}." },
    { shapes: [], starts: ["because"], say: "This is {}." },
    { shapes: ["clause", "i-clause"], say: "{}.", without: ["because"] },
    { shapes: ["deed"], say: "I {}.", verb: "past" },
  ],
  neutral: "The reason: {}.",
};

export const offer: Slot = {
  expects: ["act", "i-clause", "clause", "condition", "thing", "doing"],
  frames: [
    { shapes: ["act"], starts: ["to"], say: "I offer {}." },
    { shapes: [], starts: ["can", "could", "will"], say: "I {}." },
    { shapes: ["act"], say: "I can {}.", verb: "base" },
    { shapes: ["i-clause", "clause"], say: "{}." },
    { shapes: ["condition"], starts: conditions, say: "{}." },
  ],
  neutral: "What I can do: {}.",
};

export const stake: Slot = {
  expects: ["thing", "things", "clause", "act", "i-clause"],
  frames: [
    { shapes: [], starts: ["that"], say: "What matters to me: {}." },
    { shapes: ["i-clause"], say: "{}." },
  ],
  neutral: "What matters to me: {}.",
};

const others = "he him his she her hers they them their theirs".split(" ");

/** What they ask, said to them; only where her words do not speak of them as somebody else. */
export const request: Slot = {
  expects: ["act", "clause", "thing", "i-clause"],
  frames: [
    {
      shapes: ["act"],
      say: "You ask me to {}.",
      verb: "base",
      without: others,
    },
    { shapes: ["thing", "things"], say: "You ask for {}.", without: others },
  ],
  neutral: "",
};

/** The coach's sentences of one tone; her own are the same in all. */
export type Register = {
  readonly opening: string;
  readonly writing: string;
  readonly again: string;
  readonly end: string;
};

export const registers: Readonly<Record<string, Register>> = {
  "Warm Confidence": {
    opening: "I want to be clear with you.",
    writing: "I want to answer you plainly.",
    again: "I hear you. It stays as I said.",
    end: "I wanted you to have this in writing.",
  },
  "Confident & Direct": { opening: "", writing: "", again: "My answer has not changed.", end: "" },
  Diplomatic: {
    opening: "Thank you for asking me directly.",
    writing: "Thank you for your message. I want you to have a clear answer.",
    again: "I understand that this matters to you. It stays as I said.",
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

export const asks = { refusal: "what you will not do" };

/** A pronoun that they would not understand, or that speaks of them as somebody else. */
export const named = (pronoun: string): string =>
  `whom or what you mean by “${pronoun}” (“you”, if it is the person who asks)`;

/** What has no room in any version. */
export const left = (sentence: string): string =>
  `room for what does not fit: “${sentence.replace(/[.\s]+$/, "")}”`;

/** What she tells of who asks, behind the name. */
export const aside = (told: string): string =>
  `by hand, if they may read it: “${told.replace(/[.\s]+$/, "")}”`;

export const no = "My answer is no.";
