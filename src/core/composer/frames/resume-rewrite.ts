import { anyOf } from "#core/language/word-lists.ts";
import type { Slot } from "#core/composer/slot.ts";

/** A line of hers in the personal statement; what no frame holds stays in the list above. */
export const told: Slot = {
  expects: ["deed", "act", "i-clause", "clause", "doing", "thing", "change", "deeds"],
  frames: [
    { shapes: ["i-clause", "clause"], say: "{}." },
    { shapes: ["deed"], say: "I {}.", verb: "past" },
    { shapes: ["deeds"], say: "I {}." },
    { shapes: [], starts: ["was"], say: "I {}." },
    { shapes: ["act"], say: "I {}.", verb: "base" },
    { shapes: ["doing"], say: "I am {}.", verb: "gerund" },
    { shapes: [], starts: ["responsible for", "in charge of"], say: "I am {}." },
  ],
  neutral: "{}.",
};

/** "Food cost went from $7.10 to $6.25": a figure and what became of it. */
export const turned: Slot = {
  expects: ["clause", "change", "thing"],
  frames: [{ shapes: ["clause", "change", "thing"], say: "{}." }],
  neutral: "{}.",
};

/** "Cut errors from 4% to 2%", however the rest of it reads. */
export const cut: Slot = {
  expects: ["deed", "change"],
  frames: [{ shapes: ["deed", "act", "change", "thing", "clause"], say: "I {}.", bare: true }],
  neutral: "{}.",
};

export const target: Slot = {
  expects: ["person", "thing", "clause", "i-clause"],
  frames: [
    { shapes: ["i-clause"], say: "{}." },
    {
      shapes: ["person"],
      say: "I am looking for a role as {}.",
      bare: true,
      without: ["role", "job", "position", "or"],
    },
  ],
  neutral: "The role I want next: {}.",
};

export const reason: Slot = {
  expects: ["i-clause", "clause", "thing", "act"],
  frames: [
    { shapes: [], starts: ["want", "would like"], say: "I {}." },
    { shapes: [], starts: ["because", "to"], say: "I want this role {}.", bare: true },
    { shapes: ["i-clause", "clause"], say: "{}." },
  ],
  neutral: "Why this role: {}.",
};

/** "Head of Events": a title with its capitals may stand inside a sentence, "Airport manager" may not. */
export const titled: Slot = {
  ...target,
  frames: target.frames.map((frame) => ({ ...frame, capital: true })),
};

/** Years of experience: a number alone, or with words of hers. */
export const bareYears = "{} years of experience.";
export const years: Slot = {
  expects: ["thing", "money", "date", "clause"],
  frames: [
    {
      shapes: ["thing", "money", "date", "clause", "i-clause"],
      holds: ["experience", "experienced"],
      say: "{}.",
    },
    {
      shapes: ["thing", "money", "date"],
      holds: ["years", "year"],
      most: 4,
      say: "{} of experience.",
      without: ["in", "as", "of", "with"],
    },
    { shapes: ["thing", "money", "date"], holds: ["years", "year"], say: "{}." },
  ],
  neutral: "Years of experience: {}.",
};

/** What a role gives her in her own life, and what others do in theirs; an employer reads it only if she wants it so. */
export const ownMatters = new RegExp(
  String.raw`\b(?:(?:better|fewer|shorter|longer|regular|normal|more) (?:hours|pay|money)|salary|commute|better paid|` +
    String.raw`(?:closer|nearer) to (?:home|my)|from home|(?:no|fewer|without|off|every|all) (?:weekend|night|evening|saturday|sunday)s?|` +
    String.raw`weekends off|nights off|(?:are|is|on) every saturday|less (?:travel|stress)|burn(?:ed|t)? ?out|(?:her|his|my) (?:boss|manager|hip|back|knees?|health|illness|divorce)|` +
    String.raw`(?:my|have|two|three|four) (?:husband|kids?|child|children|teenagers|son|daughter|youngest))\b`,
  "i",
);

/** What only those about her understand, or a thing of the day: "when he is away", "they want CVs by Friday". */
const others = "he she he’s she’s him cv cvs application applications";
export const amongUs = new RegExp(
  String.raw`\b(?:${anyOf(others, "basically honestly tbh")}|(?:pay|pays|paying|paid) (?:me|for it))\b`,
  "iu",
);

/** Her field where it is no half of a headline. */
export const field = "Field: {}.";

/** How the personal statement begins and ends by tone; her own sentences stand between. */
export type Register = {
  readonly opening: string;
  readonly end: string;
  readonly oldestFirst?: true;
};

export const registers: Readonly<Record<string, Register>> = {
  "Warm Confidence": {
    opening: "This is the work I have done.",
    end: "I would welcome a conversation about it.",
  },
  "Achievement-Focused": {
    opening: "This is what I have done, post by post.",
    end: "I would like to bring this to the next role.",
  },
  "Executive Formal": {
    opening: "I set out my record below.",
    end: "I would welcome the opportunity to discuss it.",
  },
  "Action-Oriented": {
    opening: "This is what I did, post by post.",
    end: "I am ready to talk about it.",
  },
  "Story-Driven": {
    opening: "It is easiest to tell in the order in which it happened.",
    end: "That is how I come to this role.",
    oldestFirst: true,
  },
  "Professional & Brief": { opening: "", end: "" },
  "Technical & Precise": { opening: "My record follows, post by post.", end: "" },
};

export const asks = {
  resume: "your resume",
  role: "your role today",
  target: "the role this resume is for",
  reason: "why you want that role",
  years: "your years of experience",
  kept: "“{}”, if an employer may read it",
  name: "your name on top",
  contact: "your contact line, by hand: it stays on your device",
  referees: "your referees’ numbers, by hand, to whom you want to give them",
  results: "more results from your posts, for a personal statement of 250 words",
} as const;
