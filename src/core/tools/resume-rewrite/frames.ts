import { regexAnyOf } from "#core/language/word-lists.ts";
import type { Slot } from "#core/composer/slots/slot.ts";

/** A line of the resume in the personal statement; what no frame holds stays in the list above. */
export const resumeLineSlot: Slot = {
  expects: ["deed", "act", "i-clause", "clause", "doing", "thing", "change", "deeds"],
  frames: [
    { shapes: ["i-clause", "clause"], template: "{}." },
    { shapes: ["deed"], template: "I {}.", verbForm: "past" },
    { shapes: ["deeds"], template: "I {}." },
    { shapes: [], startsWith: ["was"], template: "I {}." },
    { shapes: ["act"], template: "I {}.", verbForm: "base" },
    { shapes: ["doing"], template: "I am {}.", verbForm: "gerund" },
    { shapes: [], startsWith: ["responsible for", "in charge of"], template: "I am {}." },
  ],
  neutral: "{}.",
};

/** "Food cost went from $7.10 to $6.25": a figure and what became of it. */
export const resumeFigureSlot: Slot = {
  expects: ["clause", "change", "thing"],
  frames: [{ shapes: ["clause", "change", "thing"], template: "{}." }],
  neutral: "{}.",
};

/** "Cut errors from 4% to 2%", however the rest of it reads. */
export const resumePastVerbSlot: Slot = {
  expects: ["deed", "change"],
  frames: [
    {
      shapes: ["deed", "act", "change", "thing", "clause"],
      template: "I {}.",
      allowsBareNoun: true,
    },
  ],
  neutral: "{}.",
};

export const resumeTargetSlot: Slot = {
  expects: ["person", "thing", "clause", "i-clause"],
  frames: [
    { shapes: ["i-clause"], template: "{}." },
    {
      shapes: ["person"],
      template: "I am looking for a role as {}.",
      allowsBareNoun: true,
      excludes: ["role", "job", "position", "or"],
    },
  ],
  neutral: "The role I want next: {}.",
};

export const resumeReasonSlot: Slot = {
  expects: ["i-clause", "clause", "thing", "act"],
  frames: [
    { shapes: [], startsWith: ["want", "would like"], template: "I {}." },
    {
      shapes: [],
      startsWith: ["because", "to"],
      template: "I want this role {}.",
      allowsBareNoun: true,
    },
    { shapes: ["i-clause", "clause"], template: "{}." },
  ],
  neutral: "Why this role: {}.",
};

/** "Head of Events": a title with its capitals may stand inside a sentence, "Airport manager" may not. */
export const resumeTitledTargetSlot: Slot = {
  ...resumeTargetSlot,
  frames: resumeTargetSlot.frames.map((frame) => ({ ...frame, allowsCapital: true })),
};

/** Years of experience: a number alone, or with words around it. */
export const resumeBareYearsTemplate = "{} years of experience.";
export const resumeYearsSlot: Slot = {
  expects: ["thing", "money", "date", "clause"],
  frames: [
    {
      shapes: ["thing", "money", "date", "clause", "i-clause"],
      contains: ["experience", "experienced"],
      template: "{}.",
    },
    {
      shapes: ["thing", "money", "date"],
      contains: ["years", "year"],
      maxWords: 4,
      template: "{} of experience.",
      excludes: ["in", "as", "of", "with"],
    },
    { shapes: ["thing", "money", "date"], contains: ["years", "year"], template: "{}." },
  ],
  neutral: "Years of experience: {}.",
};

/**
 * What a role gives in private life, and what others do in theirs; an employer reads it only if the member wants that.
 */
export const ownMattersPattern = new RegExp(
  String.raw`\b(?:(?:better|fewer|shorter|longer|regular|normal|more) (?:hours|pay|money)|salary|commute|better paid|` +
    String.raw`(?:closer|nearer) to (?:home|my)|from home|(?:no|fewer|without|off|every|all) (?:weekend|night|evening|saturday|sunday)s?|` +
    String.raw`weekends off|nights off|(?:are|is|on) every saturday|less (?:travel|stress)|burn(?:ed|t)? ?out|(?:her|his|my) (?:boss|manager|hip|back|knees?|health|illness|divorce)|` +
    String.raw`(?:my|have|two|three|four) (?:husband|kids?|child|children|teenagers|son|daughter|youngest))\b`,
  "i",
);

/**
 * What only people close to the member understand, or a thing of the day: "when he is away", "they want CVs by Friday".
 */
const othersWords = "he she he’s she’s him cv cvs application applications";
export const privateContextPattern = new RegExp(
  String.raw`\b(?:${regexAnyOf(othersWords, "basically honestly tbh")}|(?:pay|pays|paying|paid) (?:me|for it))\b`,
  "iu",
);

/** A field of work that cannot stand in the headline. */
export const resumeFieldTemplate = "Field: {}.";

/** How the personal statement begins and ends by tone; the member’s own sentences stand between. */
export type ResumeToneCopy = {
  readonly opening: string;
  readonly end: string;
  readonly oldestFirst?: true;
};

export const resumeCopyByTone: Readonly<Record<string, ResumeToneCopy>> = {
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

export const resumeMissingLabels = {
  resume: "your resume",
  role: "your role today",
  target: "the role this resume is for",
  reason: "why you want that role",
  years: "your years of experience",
  withheld: "“{}”, if an employer may read it",
  name: "your name on top",
  contact: "your contact line, by hand: it stays on your device",
  referees: "your referees’ numbers, by hand, to whom you want to give them",
  results: "more results from your posts, for a personal statement of 250 words",
} as const;
