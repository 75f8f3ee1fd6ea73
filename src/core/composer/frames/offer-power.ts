import type { Slot } from "#core/composer/slot.ts";

export const change: Slot = {
  expects: ["act", "clause", "i-clause", "thing", "doing"],
  frames: [
    {
      shapes: [],
      starts: ["afterwards", "after that", "they"],
      say: "{}.",
    },
    { shapes: [], starts: ["you", "you’ll", "you’re", "you’ve"], say: "Afterwards {}." },
    { shapes: [], starts: ["can", "will", "no longer", "never"], say: "Afterwards you {}." },
    { shapes: ["act"], say: "Afterwards you {}.", verb: "base" },
    { shapes: ["act"], goesOn: true, say: "Afterwards you {}." },
    { shapes: [], starts: ["have", "know", "feel", "are"], say: "Afterwards you {}." },
    { shapes: ["clause", "i-clause", "condition"], say: "{}." },
  ],
  neutral: "What changes: {}.",
};

const conditions = {
  shapes: [],
  starts: ["if", "unless", "when"],
  holds: ["you", "your", "you’re"],
};
const whom = (say: string): Slot => ({
  expects: ["thing", "person", "things", "clause"],
  frames: [
    { shapes: [], starts: ["for", "not for"], say: "It is {}." },
    { ...conditions, say },
  ],
  neutral: "{}.",
});
export const audience = whom("It is for you {}.");
export const notFor = whom("It is not for you {}.");

export const price: Slot = { expects: ["money", "thing", "clause"], frames: [], neutral: "{}." };

export const whyNow: Slot = {
  expects: ["clause", "thing", "date", "i-clause", "act"],
  frames: [
    { shapes: ["clause", "i-clause"], say: "{}." },
    { shapes: ["doing"], say: "I am {}.", verb: "gerund" },
    { shapes: [], starts: ["because"], say: "Why now: {}." },
  ],
  neutral: "Timing: {}.",
};

/** "No special reason, but …", "Not really a date." */
export const noDate = /^not? (?:really |an? |real |special )*(?:date|reason)(?:,? but |\W*$)/i;

const undecided =
  "still (?:deciding|thinking|choosing)|undecided|torn between|(?:can’t|cannot|not|haven’t|have not) decided?|" +
  "(?:haven’t|have not) named|(?:don’t|do not) have a name|no name|tb[cd]|or (?:maybe|perhaps)|I call it|either";

const open = new RegExp(String.raw`(?:^|[\s,;.(])(?:${undecided})(?:[\s,;.)–-]|$)|\?\s*or\s`, "iu");

/** "Still deciding, either Salt Road or Tidewater": nothing that can stand on her page yet. */
export const isOpen = (words: string): boolean => open.test(words);

/** The one invitation, by tone. */
export const invitations: Readonly<Record<string, string>> = {
  "Warm Confidence": "If this is for you, write to me.",
  "Confident & Direct": "Write to me to begin.",
  Conversational: "Does it sound like you? Write to me.",
  "Executive Formal": "I invite you to write to me.",
  "Professional & Brief": "To begin, write to me.",
  "Story-Driven": "If you know this situation, write to me.",
};

export const asks = {
  offer: "the name of your offer",
  audience: "who it is for",
  notFor: "who it is not for",
  change: "what is different for them afterwards",
  included: "what is included",
  moreIncluded: "what else is included, three things at least",
  price: "what it costs",
  settled: "what you left open ({})",
  name: "one name for your offer, as you decide (“{}”)",
  onePrice: "one price, as you decide (“{}”)",
} as const;
