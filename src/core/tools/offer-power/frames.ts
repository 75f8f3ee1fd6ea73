import type { Slot } from "#core/composer/slots/slot.ts";

export const offerChangeSlot: Slot = {
  expects: ["act", "clause", "i-clause", "thing", "doing"],
  frames: [
    {
      shapes: [],
      startsWith: ["afterwards", "after that", "they"],
      template: "{}.",
    },
    { shapes: [], startsWith: ["you", "you’ll", "you’re", "you’ve"], template: "Afterwards {}." },
    {
      shapes: [],
      startsWith: ["can", "will", "no longer", "never"],
      template: "Afterwards you {}.",
    },
    { shapes: ["act"], template: "Afterwards you {}.", verbForm: "base" },
    { shapes: ["act"], continuesStem: true, template: "Afterwards you {}." },
    { shapes: [], startsWith: ["have", "know", "feel", "are"], template: "Afterwards you {}." },
    { shapes: ["clause", "i-clause", "condition"], template: "{}." },
  ],
  neutral: "What changes: {}.",
};

const addressedCondition = {
  shapes: [],
  startsWith: ["if", "unless", "when"],
  contains: ["you", "your", "you’re"],
};
const audienceSlot = (say: string): Slot => ({
  expects: ["thing", "person", "things", "clause"],
  frames: [
    { shapes: [], startsWith: ["for", "not for"], template: "It is {}." },
    { ...addressedCondition, template: say },
  ],
  neutral: "{}.",
});
export const offerAudienceSlot = audienceSlot("It is for you {}.");
export const offerNotForSlot = audienceSlot("It is not for you {}.");

export const offerPriceSlot: Slot = {
  expects: ["money", "thing", "clause"],
  frames: [],
  neutral: "{}.",
};

export const offerWhyNowSlot: Slot = {
  expects: ["clause", "thing", "date", "i-clause", "act"],
  frames: [
    { shapes: ["clause", "i-clause"], template: "{}." },
    { shapes: ["doing"], template: "I am {}.", verbForm: "gerund" },
    { shapes: [], startsWith: ["because"], template: "Why now: {}." },
  ],
  neutral: "Timing: {}.",
};

/** "No special reason, but …", "Not really a date." */
export const noDatePattern =
  /^not? (?:really |an? |real |special )*(?:date|reason)(?:,? but |\W*$)/i;

const undecidedWords =
  "still (?:deciding|thinking|choosing)|undecided|torn between|(?:can’t|cannot|not|haven’t|have not) decided?|" +
  "(?:haven’t|have not) named|(?:don’t|do not) have a name|no name|tb[cd]|or (?:maybe|perhaps)|I call it|either";

const undecidedPattern = new RegExp(
  String.raw`(?:^|[\s,;.(])(?:${undecidedWords})(?:[\s,;.)–-]|$)|\?\s*or\s`,
  "iu",
);

/** "Still deciding, either Salt Road or Tidewater": nothing that can stand on an offer page yet. */
export const isUndecided = (words: string): boolean => undecidedPattern.test(words);

/** The one invitation, by tone. */
export const offerInvitationsByTone: Readonly<Record<string, string>> = {
  "Warm Confidence": "If this is for you, write to me.",
  "Confident & Direct": "Write to me to begin.",
  Conversational: "Does it sound like you? Write to me.",
  "Executive Formal": "I invite you to write to me.",
  "Professional & Brief": "To begin, write to me.",
  "Story-Driven": "If you know this situation, write to me.",
};

export const offerMissingLabels = {
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
