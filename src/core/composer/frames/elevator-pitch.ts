import type { Slot } from "#core/composer/slot.ts";
import { setOf } from "#core/language/word-lists.ts";

/** What she does for them, and no kind of people: "fishing families", "teaching assistants". */
const efforts = ["helping", "supporting", "showing", "getting", "giving", "finding", "translating"];

export const help: Slot = {
  expects: ["thing", "person", "things", "i-clause", "clause", "act", "doing"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    { shapes: ["doing"], starts: efforts, say: "I {}.", verb: "base" },
    { shapes: [], starts: efforts, say: "I am {}." },
    { shapes: ["clause"], goesOn: true, say: "I help {}." },
    { shapes: ["clause"], say: "{}." },
    { shapes: ["act"], goesOn: true, say: "I help {}." },
    { shapes: ["thing", "things", "person"], say: "I help {}.", capital: true },
  ],
  neutral: "I help {}.",
};

export const how: Slot = {
  expects: ["i-clause", "act", "deed", "doing", "clause", "thing"],
  frames: [
    { shapes: ["i-clause", "clause"], say: "{}." },
    { shapes: ["deed", "deeds"], say: "I {}.", verb: "past" },
    { shapes: ["act"], say: "I {}.", verb: "base" },
    { shapes: [], starts: ["by"], say: "I do it {}." },
  ],
  neutral: "How do I do it? {}.",
};

export const proof: Slot = {
  expects: ["clause", "thing", "change", "i-clause", "deed"],
  frames: [{ shapes: ["clause", "i-clause", "change", "money"], say: "{}." }],
  neutral: "The proof: {}.",
};

/** After the result a figure stands alone, as one would say it. */
export const figure: Slot = { ...proof, frames: [], neutral: "{}." };

export const next: Slot = {
  expects: ["thing", "act", "i-clause", "person", "things"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    { shapes: ["act"], starts: ["to"], say: "I would like {}." },
    {
      shapes: [],
      starts: ["want", "need", "hope", "would like"],
      say: "I {}.",
    },
    { shapes: [], starts: ["looking for", "searching for", "hoping for"], say: "I am {}." },
    { shapes: [], starts: ["meeting"], say: "What I want next: {}." },
    { shapes: ["act"], goesOn: true, say: "I would like to {}." },
    { shapes: ["doing"], say: "I would like to {}.", verb: "base" },
    { shapes: ["thing", "things"], say: "I am looking for {}." },
    {
      shapes: ["person"],
      starts: ["a", "an", "the", "one", "two", "three", "some", "more", "another", "other", "my"],
      say: "I am looking for {}.",
    },
    {
      shapes: [],
      starts: ["people", "someone", "somebody", "anyone", "anybody", "women", "clients"],
      say: "I am looking for {}.",
      bare: true,
    },
  ],
  neutral: "What I want next: {}.",
};

/** Her reason points back at the work, whatever its form. */
export const why: Slot = {
  expects: ["clause", "i-clause", "thing"],
  frames: [],
  neutral: "Why do I do this work? {}.",
};

/** Said where people stand face to face, and only there. */
export const greeting = "It is good to meet you.";

const faceToFace = setOf(
  "breakfast lunch dinner reception fair mixer meetup networking party coffee drinks elevator porch porches door doors doorstep table booth event gala",
);
const elsewhere = setOf(
  "stage panel talk keynote speech demo phone call zoom teams video online voicemail recruiter interview class audience boss manager board",
);

export function meets(setting: string): boolean {
  const words = setting.toLowerCase().split(/\W+/);
  return words.some((word) => faceToFace.has(word)) && !words.some((word) => elsewhere.has(word));
}

/** The coach’s way into the casual version by tone, fit for a stage, a telephone and a table alike; it ends on her own wish. */
export const openings: Readonly<Record<string, string>> = {
  "Warm Confidence": "Let me say what I do.",
  Conversational: "Here is what I do.",
  "Confident & Direct": "First, the work.",
  "Story-Driven": "Here is how it went.",
  "Technical & Precise": "My work in short.",
  Heartfelt: "This is what I care about.",
};

/** What has no room in the time she chose, in her words. */
export function left(words: readonly string[], seconds: number): string {
  const named = words.map((one) => `“${one.replaceAll(";", ",").replace(/[.\s]+$/, "")}”`);
  return `time for what does not fit into ${seconds} seconds: ${named.join(", ")}`;
}

export const asks = {
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
