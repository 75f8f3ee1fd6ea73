import type { Slot } from "#core/composer/slots/slot.ts";

/** The title, and where, if that is a name; else the letter does without. */
const noticeSlot = (word: string, from = "as"): Slot => ({
  expects: ["person", "thing", "i-clause"],
  frames: [
    {
      shapes: ["person", "thing"],
      template: `Please accept this as notice of my ${word} ${from} {}.`,
      allowsCapital: true,
      allowsBareNoun: true,
    },
  ],
  neutral: `Please accept this as notice of my ${word}.`,
});

export const exitResignSlot = noticeSlot("resignation");
export const exitRetireSlot = noticeSlot("retirement", "from my post as");

export const exitLastDaySlot: Slot = {
  expects: ["date", "clause", "thing"],
  frames: [
    {
      shapes: [],
      startsWith: "end middle beginning start mid early late last first around about when".split(
        " ",
      ),
      template: "My last day: {}.",
    },
    {
      shapes: ["date"],
      maxWords: 5,
      template: "My last day is {}.",
      allowsCapital: true,
      excludes: ["then", "later"],
    },
  ],
  neutral: "My last day: {}.",
};

export const exitNoticeOwedSlot: Slot = {
  expects: ["thing", "date", "clause"],
  frames: [
    {
      shapes: ["thing", "date"],
      template: "I owe {}.",
      contains: ["notice"],
      excludes: ["but", "my", "is", "think"],
      allowsBareNoun: true,
    },
    {
      shapes: ["thing", "date"],
      template: "My notice period is {}.",
      excludes: ["but", "notice", "think"],
      allowsBareNoun: true,
    },
  ],
  neutral: "My notice period: {}.",
};

export const exitReasonSlot: Slot = {
  expects: ["i-clause", "clause", "doing", "deed", "act", "thing"],
  frames: [
    { shapes: ["i-clause", "clause"], template: "{}." },
    { shapes: ["doing"], template: "I am {}.", verbForm: "gerund" },
    {
      shapes: [],
      startsWith: ["retiring", "moving", "relocating", "emigrating"],
      template: "I am {}.",
    },
    {
      shapes: ["deed"],
      startsWith: ["got", "took", "found", "accepted", "decided", "received", "bought", "wanted"],
      template: "I {}.",
      verbForm: "past",
    },
    { shapes: [], startsWith: ["to"], template: "I am leaving {}." },
    { shapes: [], startsWith: ["want", "need"], template: "I {}." },
    {
      shapes: ["act"],
      startsWith: ["prefer", "would like", "hope", "miss", "plan"],
      template: "I {}.",
      verbForm: "base",
    },
    {
      shapes: ["act"],
      template: "I am leaving to {}.",
      verbForm: "base",
      excludes: ["is", "are", "was"],
    },
  ],
  neutral: "My reason: {}.",
};

export const exitNoticeStepSlot: Slot = {
  expects: ["date", "clause", "i-clause", "thing"],
  frames: [{ shapes: ["date"], template: "{}: give notice." }],
  neutral: "Give notice: {}.",
};

/** Without a last day, the list hangs on the notice. */
export const exitNoticeLeadSlot: Slot = {
  expects: ["date", "clause", "i-clause", "thing"],
  frames: [{ shapes: ["date"], template: "{}: give notice. From then on, the hand-over:" }],
  neutral: "Give notice: {}. From then on, the hand-over:",
};

export const exitLastStepSlot: Slot = {
  expects: ["date", "clause", "thing"],
  frames: [
    {
      shapes: ["date"],
      maxWords: 5,
      template: "By {}, the hand-over is complete:",
      allowsCapital: true,
      excludes: ["then", "later", "around", "about", "when"],
    },
  ],
  neutral: "Last day: {}. Until then, the hand-over:",
};

/** Where there is nothing to hand over yet. */
export const exitLastDayStepSlot: Slot = {
  ...exitLastStepSlot,
  frames: [],
  neutral: "My last day: {}.",
};

export const exitChecklistCopy = {
  lead: "For you alone",
  owed: "Check the notice period: {}",
  contract: "My contract, read again",
} as const;

/** The coach’s sentences of one tone. */
export type ExitToneCopy = {
  readonly opening: string;
  /** Before the list, whether its items are things or acts. */
  readonly handover: string;
  readonly end: string;
  /** Instead of both where nothing is to be handed over. */
  readonly open: string;
  readonly team: string;
  readonly teamEnd: string;
};

export const exitCopyByTone: Readonly<Record<string, ExitToneCopy>> = {
  "Warm Confidence": {
    opening: "I want you to hear this from me first.",
    handover: "The hand-over, as I see it today:",
    end: "Tell me what is missing from this list, and I will add it.",
    open: "Tell me what you would like me to hand over first.",
    team: "I want you to hear it from me: I am leaving.",
    teamEnd: "Bring me your questions while I am here.",
  },
  "Executive Formal": {
    opening: "I want to put this in writing.",
    handover: "The hand-over consists of the following:",
    end: "Please let me know if the list should hold anything else.",
    open: "Please let me know what is to be handed over, and to whom.",
    team: "I am writing to let you know that I am leaving.",
    teamEnd: "Please bring open questions to me before I go.",
  },
  Diplomatic: {
    opening: "I have decided to leave, and I want to do it in good order.",
    handover: "My proposal for the hand-over:",
    end: "I would like to go through it with you.",
    open: "I would like to agree with you on what I hand over, and to whom.",
    team: "I have decided to leave, and I want the change to be easy for you.",
    teamEnd: "Please come to me with whatever you want to settle before I go.",
  },
  "Professional & Brief": {
    opening: "",
    handover: "The hand-over:",
    end: "Please tell me if anything is missing.",
    open: "Please name what I am to hand over, and to whom.",
    team: "I am leaving.",
    teamEnd: "Questions: to me, before I go.",
  },
  Collaborative: {
    opening: "I want to plan this with you.",
    handover: "A first list for the hand-over:",
    end: "Let us go through it together and settle what comes first.",
    open: "Let us settle together what I hand over, and to whom.",
    team: "I am leaving, and I would like us to plan the hand-over together.",
    teamEnd: "Tell me what you need from me before I go, and I will put it on the list.",
  },
  "Technical & Precise": {
    opening: "I am putting this in writing so that the dates are on record.",
    handover: "Hand-over, item by item:",
    end: "Please send me any item that is missing from this list.",
    open: "Please send me the items that I am to hand over.",
    team: "This is to let you know that I am leaving.",
    teamEnd: "Please send me open items before I go, so that each has an owner.",
  },
};

export const exitMissingLabels = {
  reason: "why you are leaving, as you would say it to anyone",
  sayable: "a reason you can give without what you will not discuss",
  noticeOn: "the day on which you give notice",
  lastDay: "your last day",
  noticeOwed: "the notice you owe",
  protect: "what has to be safe before you give notice",
  handover: "what you will hand over",
} as const;

/** An item to hand over that names a withheld topic: it stands in the plan, and in no message. */
export const exitUnsentItem = (item: string): string =>
  `by hand, if your manager may read it: “${item}”`;
