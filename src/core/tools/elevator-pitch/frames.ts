import type { Slot } from "#core/composer/slots/slot.ts";
import { toWordSet } from "#core/language/word-lists.ts";

/** What is done for them, and no kind of people: "fishing families", "teaching assistants". */
const helpingVerbs = [
  "helping",
  "supporting",
  "showing",
  "getting",
  "giving",
  "finding",
  "translating",
];

export const pitchHelpSlot: Slot = {
  expects: ["thing", "person", "things", "i-clause", "clause", "act", "doing"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    { shapes: ["doing"], startsWith: helpingVerbs, template: "I {}.", verbForm: "base" },
    { shapes: [], startsWith: helpingVerbs, template: "I am {}." },
    { shapes: ["clause"], continuesStem: true, template: "I help {}." },
    { shapes: ["clause"], template: "{}." },
    { shapes: ["act"], continuesStem: true, template: "I help {}." },
    { shapes: ["thing", "things", "person"], template: "I help {}.", allowsCapital: true },
  ],
  neutral: "I help {}.",
};

export const pitchHowSlot: Slot = {
  expects: ["i-clause", "act", "deed", "doing", "clause", "thing"],
  frames: [
    { shapes: ["i-clause", "clause"], template: "{}." },
    { shapes: ["deed", "deeds"], template: "I {}.", verbForm: "past" },
    { shapes: ["act"], template: "I {}.", verbForm: "base" },
    { shapes: [], startsWith: ["by"], template: "I do it {}." },
  ],
  neutral: "How do I do it? {}.",
};

export const pitchProofSlot: Slot = {
  expects: ["clause", "thing", "change", "i-clause", "deed"],
  frames: [{ shapes: ["clause", "i-clause", "change", "money"], template: "{}." }],
  neutral: "The proof: {}.",
};

/** After the result a figure stands alone, as one would say it. */
export const pitchFigureSlot: Slot = { ...pitchProofSlot, frames: [], neutral: "{}." };

export const pitchNextSlot: Slot = {
  expects: ["thing", "act", "i-clause", "person", "things"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    { shapes: ["act"], startsWith: ["to"], template: "I would like {}." },
    {
      shapes: [],
      startsWith: ["want", "need", "hope", "would like"],
      template: "I {}.",
    },
    {
      shapes: [],
      startsWith: ["looking for", "searching for", "hoping for"],
      template: "I am {}.",
    },
    { shapes: [], startsWith: ["meeting"], template: "What I want next: {}." },
    { shapes: ["act"], continuesStem: true, template: "I would like to {}." },
    { shapes: ["doing"], template: "I would like to {}.", verbForm: "base" },
    { shapes: ["thing", "things"], template: "I am looking for {}." },
    {
      shapes: ["person"],
      startsWith: [
        "a",
        "an",
        "the",
        "one",
        "two",
        "three",
        "some",
        "more",
        "another",
        "other",
        "my",
      ],
      template: "I am looking for {}.",
    },
    {
      shapes: [],
      startsWith: ["people", "someone", "somebody", "anyone", "anybody", "women", "clients"],
      template: "I am looking for {}.",
      allowsBareNoun: true,
    },
  ],
  neutral: "What I want next: {}.",
};

/** The reason points back at the work, whatever its form. */
export const pitchWhySlot: Slot = {
  expects: ["clause", "i-clause", "thing"],
  frames: [],
  neutral: "Why do I do this work? {}.",
};

/** For places where people stand face to face, and only there. */
export const pitchGreeting = "It is good to meet you.";

const faceToFaceWords = toWordSet(
  "breakfast lunch dinner reception fair mixer meetup networking party coffee drinks elevator porch porches door doors doorstep table booth event gala",
);
const otherSettingWords = toWordSet(
  "stage panel talk keynote speech demo phone call zoom teams video online voicemail recruiter interview class audience boss manager board",
);

export function isFaceToFace(setting: string): boolean {
  const words = setting.toLowerCase().split(/\W+/);
  return (
    words.some((word) => faceToFaceWords.has(word)) &&
    !words.some((word) => otherSettingWords.has(word))
  );
}

/**
 * The coach’s opening of the casual version by tone, fit for a stage, a telephone and a table alike; the version ends
 * on the member’s own wish.
 */
export const pitchOpeningsByTone: Readonly<Record<string, string>> = {
  "Warm Confidence": "Let me tell you what I do.",
  Conversational: "Here is what I do.",
  "Confident & Direct": "First, the work.",
  "Story-Driven": "Here is how it went.",
  "Technical & Precise": "My work in short.",
  Heartfelt: "This is what I care about.",
};

/** What has no room in the chosen time, in the words of the answer. */
export function pitchLeftOut(words: readonly string[], seconds: number): string {
  const named = words.map((one) => `“${one.replaceAll(";", ",").replace(/[.\s]+$/, "")}”`);
  return `time for what does not fit into ${seconds} seconds: ${named.join(", ")}`;
}

export const pitchMissingLabels = {
  name: "your name",
  role: "your role",
  help: "whom you help",
  result: "one result you brought about",
  proof: "what proves it",
  how: "how you do it",
  next: "what you want next",
  secondResult: "a second result",
  why: "why you do this work",
} as const;
