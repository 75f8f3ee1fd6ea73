import type { Slot } from "#core/composer/slots/slot.ts";

export const brandVoiceWordsSlot: Slot = {
  expects: ["things", "thing", "clause", "i-clause"],
  frames: [{ shapes: ["clause", "i-clause"], template: "{}." }],
  neutral: "The words for my voice: {}.",
};

export const brandVoiceReaderSlot: Slot = {
  expects: ["person", "thing", "things", "clause"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    {
      shapes: ["person", "thing", "things"],
      template: "I write for {}.",
      maxWords: 14,
      excludes: ["they", "also", "mostly", "mainly", "usually"],
    },
  ],
  neutral: "Who reads it: {}.",
};

/** Before what the voice refuses, as typed: writers, texts, phrases, "like a bank", "sounding like a bank". */
export const brandVoiceRetiredLead = "Not in my voice:";

/** The tests of one tone; {} are the words for the voice, or the sentence that holds them in quotation marks. */
export type BrandVoiceToneCopy = {
  readonly test: string;
  readonly lines: string;
  readonly strike: string;
};

export const brandVoiceCopyByTone: Readonly<Record<string, BrandVoiceToneCopy>> = {
  "Warm Confidence": {
    test: "Read every draft aloud and check it against this: {}.",
    lines: "Read the sample lines first, so that the draft goes on in the same voice.",
    strike: "Strike what this page retires, and say the thing itself.",
  },
  "Story-Driven": {
    test: "Tell it to one person first, and listen for this: {}.",
    lines: "Tell it as the sample lines are told.",
    strike: "Where a retired phrase comes up, tell what happened instead.",
  },
  Heartfelt: {
    test: "Before it goes out, check it against this: {}.",
    lines: "Read the sample lines aloud, and let the draft follow them.",
    strike: "Let go of what this page retires.",
  },
  "Technical & Precise": {
    test: "Check each paragraph against this: {}.",
    lines: "Compare each paragraph with the sample lines.",
    strike: "Delete each phrase that this page retires.",
  },
  "Reflective & Exploratory": {
    test: "Ask of each paragraph where it keeps to this, and where it does not: {}.",
    lines: "Ask which of the sample lines the draft would stand beside.",
    strike: "Notice where a retired phrase comes back, and ask why.",
  },
  "Strategic & Visionary": {
    test: "Hold the first and the last sentence to this: {}.",
    lines: "Let no headline say what the sample lines would not.",
    strike: "Keep what this page retires out of headlines and first lines above all.",
  },
};

export const brandVoiceMissingLabels = {
  words: "three words people use for how you sound",
  refuse: "what you refuse to sound like",
  reader: "who reads you",
  sample: "two paragraphs of yours",
  beliefs: "what you believe about your work",
} as const;
