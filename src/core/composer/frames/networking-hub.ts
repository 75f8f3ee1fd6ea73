import type { Slot } from "#core/composer/slot.ts";
import type { Shape } from "#core/composer/shapes/shape.ts";
import { anyOf } from "#core/language/word-lists.ts";

export const fact: Slot = {
  expects: ["i-clause", "deed", "clause", "act", "thing", "person", "doing"],
  frames: [
    { shapes: ["i-clause", "clause"], say: "{}." },
    { shapes: ["deed", "deeds"], say: "I {}.", verb: "past" },
    { shapes: ["act"], say: "I {}.", verb: "base" },
    { shapes: ["doing"], say: "I am {}.", verb: "gerund" },
  ],
  neutral: "My work: {}.",
};

const somebody = "someone somebody anyone anybody people others whoever a an the".split(" ");

export const meet: Slot = {
  expects: ["person", "thing", "things"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    { shapes: [], starts: ["she", "he", "they"], say: "{}." },
    {
      shapes: ["person", "thing", "things", "clause"],
      say: "I would like to meet {}.",
      capital: true,
    },
    { shapes: [], starts: somebody, say: "I would like to meet {}.", capital: true, bare: true },
  ],
  neutral: "Whom I would like to meet: {}.",
};

export const know: Slot = {
  expects: ["clause", "thing", "i-clause", "act"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    {
      shapes: [],
      starts: ["how", "what", "which", "why", "where", "when", "whether", "who", "whom", "if"],
      say: "I want to know {}.",
      bare: true,
    },
    { shapes: [], starts: ["about"], say: "I want to know {}." },
    { shapes: ["clause"], say: "{}." },
    { shapes: ["thing", "things"], say: "I would like to learn about {}." },
  ],
  neutral: "My question for them: {}.",
};

/** "We" and "both of us" mean her and whom she wants to meet: the label says so. */
export const common: Slot = {
  expects: ["clause", "i-clause", "thing"],
  frames: [
    { shapes: [], starts: ["he", "she", "they"], say: "{}." },
    { shapes: ["clause", "i-clause"], starts: ["his", "her", "their"], say: "{}." },
  ],
  neutral: "My connection to them: {}.",
};

/** "to read my résumé": nobody can tell whether she would do it, or they. */
const toHer = ["me", "my", "us", "our"];
/** "to send her a sample": what she would do herself. */
const byHer = ["send", "show", "bring", "give", "tell", "meet", "visit", "write"].flatMap((verb) =>
  ["her", "him", "them"].map((whom) => `to ${verb} ${whom}`),
);
const finite = ["is", "are", "was", "would", "will", "can", "could", "should", "works", "helps"];
const counts =
  "a an one two three four five six seven eight nine ten fifteen twenty thirty forty half his her their";

/** What she would ask of the person she wants to meet. */
export const ask: Slot = {
  expects: ["thing", "act", "clause", "i-clause"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    { shapes: [], starts: ["could", "can", "would", "will", "may", "please", "let"], say: "{}." },
    { shapes: [], starts: ["that"], say: "I would ask {}." },
    { shapes: [], starts: byHer, say: "I would like {}." },
    { shapes: ["act"], starts: ["to"], without: toHer, say: "I would like {}." },
    { shapes: ["act"], without: toHer, say: "I would like to {}.", verb: "base", verbal: true },
    { shapes: [], starts: ["who", "whom", "how", "what", "which"], say: "I would ask {}." },
    { shapes: ["thing", "things"], without: finite, say: "I would ask for {}." },
    { shapes: [], starts: counts.split(" "), without: finite, say: "I would ask for {}." },
  ],
  neutral: "What I would ask of them: {}.",
};

/** An introduction is asked of the reader. */
export const askOfReader: Slot = {
  expects: ["thing", "act", "i-clause"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    { shapes: ["act"], say: "Could you {}?", verb: "base", verbal: true },
    { shapes: ["thing"], say: "Could you help me with {}?" },
  ],
  neutral: "What I ask for: {}.",
};

/** What she would say to them, where the reader is somebody else. */
export const toThem: Slot = {
  expects: [],
  frames: [],
  neutral: "What I would say to them: “{}.”",
};

/** Whom she wants to meet, in our sentences: by the pronoun that she uses herself; nobody where she named none. */
export type Pronoun = "her" | "him" | "them" | "nobody";

/** A slot whose sentences speak of them. */
export function about(slot: Slot, them: Pronoun): Slot {
  if (them === "them") return slot;
  const turned = (text: string) =>
    them === "nobody"
      ? text.replace(/ (?:to|for|of) them(?=:)/, "")
      : text.replace("ask for", `ask ${them} for`).replace("them:", `${them}:`);
  const sentences = slot.frames.map((frame) => ({ ...frame, say: turned(frame.say) }));
  return { ...slot, frames: sentences, neutral: turned(slot.neutral) };
}

export const ofHer = /\b(?:she|her|hers)\b/i;
export const ofHim = /\b(?:he|him|his)\b/i;
export const ofOne = /\b(?:she|hers?|he|him|his)\b/i;
/** What says something by itself behind "nothing yet". */
export const standsAlone: ReadonlySet<Shape> = new Set([...common.expects, "things", "person"]);

/** Her post behind its label belongs to her name. */
export const isWork = (sentence: string): boolean => sentence.startsWith("My work: ");

/** "who did the same thing": what her fact tells. */
export const likeHers = /\b(?:the same|there|such|too)\b/i;

export const speaksOfThem = /\b(?:she|he|they|her|him|them|his|their)\b/i;

const asking = anyOf("how why when where what who");
const helping = anyOf("do does did can could would should will is are");
/** "How do they judge": a question’s own order. */
export const inverted = new RegExp(String.raw`^(?:${asking}\s)?${helping}\s`, "i");

/** "your talk": she speaks to whom she wants to meet. */
export const addressing = /\b(?:you|your|yours)\b/i;

/** An introduction to whom she wants to meet; "an introduction to the search firm she uses" is theirs to give. */
export const introduction = /\bintro(?:duction|duce|s)?\b|\bput me in touch\b/i;
export const introductionTo = /\bintro(?:duction|s)? to (?!(?:\w+ of )?(?:her|him|them)\b)(.+)$/i;

/** "I do not know the name yet" */
export const unnamed = /\b(?:don['’]?t|do not) know (?:the|her|his|their) names?\b/i;

export const asks = {
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
export const yearsOfWork = /^\d+\+?\s(?:years|months)\s(?:at|in|as|with|on)\b/i;
export const ofYears = "I have spent {}.";
