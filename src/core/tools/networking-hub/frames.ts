import type { Slot } from "#core/composer/slots/slot.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";

export const networkingFactSlot: Slot = {
  expects: ["i-clause", "deed", "clause", "act", "thing", "person", "doing"],
  frames: [
    { shapes: ["i-clause", "clause"], template: "{}." },
    { shapes: ["deed", "deeds"], template: "I {}.", verbForm: "past" },
    { shapes: ["act"], template: "I {}.", verbForm: "base" },
    { shapes: ["doing"], template: "I am {}.", verbForm: "gerund" },
  ],
  neutral: "My work: {}.",
};

const personOpeners = "someone somebody anyone anybody people others whoever a an the".split(" ");

export const networkingMeetSlot: Slot = {
  expects: ["person", "thing", "things"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    { shapes: [], startsWith: ["she", "he", "they"], template: "{}." },
    {
      shapes: ["person", "thing", "things", "clause"],
      template: "I would like to meet {}.",
      allowsCapital: true,
    },
    {
      shapes: [],
      startsWith: personOpeners,
      template: "I would like to meet {}.",
      allowsCapital: true,
      allowsBareNoun: true,
    },
  ],
  neutral: "Whom I would like to meet: {}.",
};

export const networkingKnowSlot: Slot = {
  expects: ["clause", "thing", "i-clause", "act"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    {
      shapes: [],
      startsWith: ["how", "what", "which", "why", "where", "when", "whether", "who", "whom", "if"],
      template: "I want to know {}.",
      allowsBareNoun: true,
    },
    { shapes: [], startsWith: ["about"], template: "I want to know {}." },
    { shapes: ["clause"], template: "{}." },
    { shapes: ["thing", "things"], template: "I would like to learn about {}." },
  ],
  neutral: "My question for them: {}.",
};

/** "We" and "both of us" mean the member and the contact: the label says so. */
export const networkingCommonSlot: Slot = {
  expects: ["clause", "i-clause", "thing"],
  frames: [
    { shapes: [], startsWith: ["he", "she", "they"], template: "{}." },
    { shapes: ["clause", "i-clause"], startsWith: ["his", "her", "their"], template: "{}." },
  ],
  neutral: "My connection to them: {}.",
};

/** "to read my résumé": it is unclear whether the member would do it, or they. */
const firstPersonObjects = ["me", "my", "us", "our"];
/** "to send her a sample": an act of the member. */
const ownActOpeners = ["send", "show", "bring", "give", "tell", "meet", "visit", "write"].flatMap(
  (verb) => ["her", "him", "them"].map((whom) => `to ${verb} ${whom}`),
);
const finiteVerbs = [
  "is",
  "are",
  "was",
  "would",
  "will",
  "can",
  "could",
  "should",
  "works",
  "helps",
];
const countOpeners =
  "a an one two three four five six seven eight nine ten fifteen twenty thirty forty half his her their";

/** What the member would ask of the contact. */
export const networkingAskSlot: Slot = {
  expects: ["thing", "act", "clause", "i-clause"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    {
      shapes: [],
      startsWith: ["could", "can", "would", "will", "may", "please", "let"],
      template: "{}.",
    },
    { shapes: [], startsWith: ["that"], template: "I would ask {}." },
    { shapes: [], startsWith: ownActOpeners, template: "I would like {}." },
    {
      shapes: ["act"],
      startsWith: ["to"],
      excludes: firstPersonObjects,
      template: "I would like {}.",
    },
    {
      shapes: ["act"],
      excludes: firstPersonObjects,
      template: "I would like to {}.",
      verbForm: "base",
      verbOnly: true,
    },
    {
      shapes: [],
      startsWith: ["who", "whom", "how", "what", "which"],
      template: "I would ask {}.",
    },
    { shapes: ["thing", "things"], excludes: finiteVerbs, template: "I would ask for {}." },
    {
      shapes: [],
      startsWith: countOpeners.split(" "),
      excludes: finiteVerbs,
      template: "I would ask for {}.",
    },
  ],
  neutral: "What I would ask of them: {}.",
};

/** An introduction is asked of the reader. */
export const networkingAskOfReaderSlot: Slot = {
  expects: ["thing", "act", "i-clause"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    { shapes: ["act"], template: "Could you {}?", verbForm: "base", verbOnly: true },
    { shapes: ["thing"], template: "Could you help me with {}?" },
  ],
  neutral: "What I ask for: {}.",
};

/** What the member would say to the contact, where the reader is somebody else. */
export const networkingQuotedSlot: Slot = {
  expects: [],
  frames: [],
  neutral: "What I would say to them: “{}.”",
};

/** The contact in our sentences: by the pronoun that the answers use; nobody where they name none. */
export type ContactPronoun = "her" | "him" | "them" | "nobody";

/** A slot whose sentences speak of them. */
export function slotForPronoun(slot: Slot, them: ContactPronoun): Slot {
  if (them === "them") return slot;
  const turned = (text: string) =>
    them === "nobody"
      ? text.replace(/ (?:to|for|of) them(?=:)/, "")
      : text.replace("ask for", `ask ${them} for`).replace("them:", `${them}:`);
  const sentences = slot.frames.map((frame) => ({ ...frame, template: turned(frame.template) }));
  return { ...slot, frames: sentences, neutral: turned(slot.neutral) };
}

export const feminineWords = /\b(?:she|her|hers)\b/i;
export const masculineWords = /\b(?:he|him|his)\b/i;
export const singularPersonWords = /\b(?:she|hers?|he|him|his)\b/i;
/** What says something by itself behind "nothing yet". */
export const networkingStandaloneShapes: ReadonlySet<Shape> = new Set([
  ...networkingCommonSlot.expects,
  "things",
  "person",
]);

/** The post behind its label belongs to the name. */
export const isWorkLabelSentence = (sentence: string): boolean => sentence.startsWith("My work: ");

/** "who did the same thing": refers to what the fact states. */
export const refersToOwnFact = /\b(?:the same|there|such|too)\b/i;

export const thirdPersonWords = /\b(?:she|he|they|her|him|them|his|their)\b/i;

const questionWords = regexAnyOf("how why when where what who");
const auxiliaryVerbs = regexAnyOf("do does did can could would should will is are");
/** "How do they judge": a question’s own order. */
export const invertedQuestion = new RegExp(
  String.raw`^(?:${questionWords}\s)?${auxiliaryVerbs}\s`,
  "i",
);

/** "your talk": the answer addresses the contact. */
export const secondPersonWords = /\b(?:you|your|yours)\b/i;

/** An introduction to the contact; "an introduction to the search firm she uses" is theirs to give. */
export const introductionPattern = /\bintro(?:duction|duce|s)?\b|\bput me in touch\b/i;
export const introductionToPattern =
  /\bintro(?:duction|s)? to (?!(?:\w+ of )?(?:her|him|them)\b)(.+)$/i;

/** "I do not know the name yet" */
export const unknownNamePattern = /\b(?:don['’]?t|do not) know (?:the|her|his|their) names?\b/i;

export const networkingMissingLabels = {
  name: "your name",
  role: "your role",
  fact: "one fact of your work",
  meet: "whom you want to meet",
  know: "what you want to learn from them",
  common: "what you have in common",
  ask: "the one thing you ask for",
  whom: "the name of whom you want to meet",
} as const;

/** "15 years at the national museum" */
export const yearsOfWorkPattern = /^\d+\+?\s(?:years|months)\s(?:at|in|as|with|on)\b/i;
export const yearsOfWorkTemplate = "I have spent {}.";
