import type { Slot } from "#core/composer/slot.ts";
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
    {
      shapes: [],
      starts: ["someone", "somebody", "anyone", "anybody", "people", "others", "a", "an", "the"],
      say: "I would like to meet {}.",
      capital: true,
      bare: true,
    },
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
  neutral: "My question: {}.",
};

/** "We" and "both of us" mean her and whom she wants to meet: the label says so. */
export const common: Slot = {
  expects: ["clause", "i-clause", "thing"],
  frames: [{ shapes: [], starts: ["he", "she", "they"], say: "{}." }],
  neutral: "My connection: {}.",
};

/** "to read my résumé": nobody can tell whether she would do it, or they. */
const toHer = ["me", "my", "us", "our"];

/** What she would ask of the person she wants to meet. */
export const ask: Slot = {
  expects: ["thing", "act", "clause", "i-clause"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    { shapes: [], starts: ["could", "can", "would", "will", "may", "please", "let"], say: "{}." },
    { shapes: ["act"], starts: ["to"], without: toHer, say: "I would like {}." },
    { shapes: ["act"], without: toHer, say: "I would like to {}.", verb: "base" },
    { shapes: [], starts: ["who", "whom", "how", "what", "which"], say: "I would ask {}." },
    { shapes: ["thing", "things"], say: "All I would ask for is {}." },
  ],
  neutral: "My request: {}.",
};

/** An introduction is asked of the reader. */
export const askOfReader: Slot = {
  expects: ["thing"],
  frames: [{ shapes: ["thing"], say: "Could you help me with {}?" }],
  neutral: "What I ask for: {}.",
};

/** What she would say to them, where the reader is somebody else. */
export const toThem: Slot = {
  expects: [],
  frames: [],
  neutral: "What I would say to them: “{}.”",
};

export const speaksOfThem = /\b(?:she|he|they|her|him|them|his|their)\b/i;

const asking = anyOf("how why when where what who");
const helping = anyOf("do does did can could would should will is are");
/** "How do they judge": a question’s own order. */
export const inverted = new RegExp(String.raw`^(?:${asking}\s)?${helping}\s`, "i");

/** "your talk": she speaks to whom she wants to meet. */
export const addressing = /\b(?:you|your|yours)\b/i;

export const asksReader = /\bintro(?:duction|duce|s)?\b|\bput me in touch\b/i;

export const messages = ["Peer", "Mentor", "Industry introduction"] as const;
export type Message = (typeof messages)[number];
type ByMessage = Readonly<Record<Message, string>>;

const byMessage = (peer: string, mentor: string, introducer: string): ByMessage => ({
  Peer: peer,
  Mentor: mentor,
  "Industry introduction": introducer,
});

/** Why this reader, said while there is room. */
export const leads = byMessage(
  "You know this work, so I am writing to you.",
  "I would value your advice.",
  "I am writing to ask for an introduction.",
);

/** The request to the reader; a message holds one question at most, so that hers leaves room for none. */
export const plainRequests = byMessage(
  "Please put me in touch.",
  "Please tell me how to begin.",
  "Please introduce me.",
);

export type Register = {
  readonly greeting: string;
  readonly requests: ByMessage;
  readonly end: string;
};

export const registers: Readonly<Record<string, Register>> = {
  "Warm Confidence": {
    greeting: "Hello",
    requests: byMessage(
      "Could you put me in touch?",
      "How would you go about it?",
      "Would you introduce me?",
    ),
    end: "Thank you for reading this.",
  },
  "Curious & Respectful": {
    greeting: "Hello",
    requests: byMessage(
      "Who could put me in touch?",
      "How would you begin?",
      "Can you introduce me?",
    ),
    end: "Thank you for considering it.",
  },
  Conversational: {
    greeting: "Hi",
    requests: byMessage("Who should I write to?", "What would you do?", "Could you introduce me?"),
    end: "Thanks.",
  },
  Collaborative: {
    greeting: "Hello",
    requests: byMessage(
      "Can you put me in touch?",
      "How would you do it?",
      "Could you make the introduction?",
    ),
    end: "I am glad to return the favor.",
  },
  "Professional & Brief": { greeting: "Hello", requests: plainRequests, end: "Thank you." },
};

export const asks = {
  name: "your name",
  role: "your role",
  fact: "one fact of your work",
  meet: "whom you want to meet",
  know: "what you want to learn from them",
  common: "what you have in common",
  ask: "the one thing you ask for",
} as const;

/** "15 years at the national museum" */
export const yearsOfWork = /^\d+\+?\s(?:years|months)\s(?:at|in|as|with|of|on)\b/i;
export const ofYears = "I have {}.";

/** What a message of 70 words has no room for. */
export function leftOut(
  left: readonly { readonly what: string; readonly from: readonly Message[] }[],
): readonly string[] {
  const named = left
    .filter(({ from }) => from.length > 0)
    .map(({ what, from }) => `${what} (${from.join(", ")})`);
  const lead = "shorter words, so that no message leaves anything out";
  return named.length === 0 ? [] : [`${lead}: ${named.join(", ")}`];
}
