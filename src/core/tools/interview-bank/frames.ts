import type { Slot } from "#core/composer/slots/slot.ts";

/** The four fields of a story are its four parts; each stands behind its label as typed. */
export const interviewPartSlot: Slot = {
  expects: ["clause", "deed", "thing"],
  frames: [],
  neutral: "{}.",
};

/** How it is now, behind how it was: a figure alone needs its label. */
export const interviewResultSlot: Slot = {
  expects: ["clause", "i-clause", "deed", "change", "thing"],
  frames: [
    {
      shapes: ["clause", "i-clause"],
      startsWith: ["they", "he", "she", "it"],
      template: "Result: {}.",
    },
    { shapes: ["clause", "i-clause", "deed", "deeds", "change"], template: "{}." },
    { shapes: [], startsWith: ["now", "today", "since", "still", "last", "none"], template: "{}." },
  ],
  neutral: "Result: {}.",
};

export const interviewStoryParts = [
  ["Was", "Situation", "how it was before"],
  ["Task", "Task", "what was yours to do"],
  ["Did", "Action", "what you did"],
  ["Now", "Result", "how it is now"],
] as const;

/** Words in any field of a story that cover a part left blank; the task is heard in the action. */
export const interviewHeardPatterns: Readonly<Record<StoryPart, RegExp>> = {
  Was: /\b(?:was|were|had|from|before|used to|instead of)\b/i,
  Task: /\b(?:asked|had to|needed|my (?:job|task)|I\s\p{Ll}+ed)\b/u,
  Did: /\bI\s(?!was\b|had\b|am\b)\p{Ll}/u,
  Now: /\b(?:now|today|since|result|finished|until|still|from\s\S+.*\sto)\b|\d\s?%/i,
};

export type StoryPart = (typeof interviewStoryParts)[number][0];

/** Questions that any story of work answers, one for each story. */
export const interviewQuestions = [
  "Tell us about a piece of work that was yours.",
  "Tell us about another piece of work that was yours.",
  "Give us one more example.",
  "Which other example should we hear?",
] as const;

/** A second question over a story, where the parts that answer it are given. */
export const interviewFollowUps: readonly (readonly [StoryPart, StoryPart, string])[] = [
  ["Was", "Did", "What did you find when you came to it, and what did you do?"],
  ["Did", "Now", "What did you do, and what came of it?"],
  ["Task", "Did", "What was asked of you, and how did you go about it?"],
  ["Was", "Now", "How was it before, and how is it now?"],
  ["Task", "Now", "What was asked of you, and what came of it?"],
  ["Was", "Task", "What did you find, and what was asked of you?"],
  ["Did", "Did", "How did you go about it?"],
];

/** Over several deeds in one field. */
export const interviewSeveralQuestion = "What have you done that we should know about?";
/** Over a story of one part. */
export const interviewExtraHeading = "To add where it fits";

/** The dreaded question where it was named as no question, and where the answer alone was given. */
export const interviewDreadedHeading = "What you hope they skip: {}";
export const interviewUnnamedDreadHeading = "If they ask what you hope they skip";

/** Words that open a question, typed with its sign or without. */
export const interviewQuestionWords =
  "why what how when where who whom which do does did is are was were have has had can could will would should";

/** Who is met, and when: addressed to the member, not spoken by the member. */
export const interviewJobTemplates = { role: "Role: {}.", organization: "Where: {}." } as const;
export const interviewStageTemplate = "Interview: {}.";
export const interviewRoomTemplate = "In the room: {}.";

/** Registers change the advice on speaking, not the answers. */
export const interviewLeadsByTone: Readonly<Record<string, string>> = {
  "Warm Confidence": "Say it as it stands, then stop.",
  "Confident & Direct": "The shortest true answer first, and more if they ask.",
  "Data-Driven": "Say what was counted, then stop.",
  "Story-Driven": "Tell it in its order, and let them see it.",
  "Reflective & Exploratory": "Tell it, then say in one sentence what you would do again.",
};

/** Signs for internal and external candidates alike. */
export const interviewRedFlags = [
  "The role is described in another way with each answer.",
  "The date of the decision moves each time you ask.",
  "They cannot name what should be different after a year.",
] as const;

/** A line in the employer’s words and a question that any line bears, asked from outside or within; then what any post bears. */
export const interviewQuestionsToAsk = {
  duties: [
    "You list “{}”. What would good look like after a year?",
    "The posting says “{}”. What matters most to you there?",
    "It also says “{}”. What would you add to that line?",
  ],
  pattern: "The posting says “{}”. What would that look like for me?",
  open: [
    "What does somebody in this role need to know that no posting says?",
    "What would I decide alone, and what with you?",
    "What would make you say, a year from now, that this went well?",
  ],
} as const;

/** When and where one works: worth a question in any post. */
export const workingTimePattern =
  /\b(?:on[- ]call|rota|roster|shifts?|nights?|weekends?|travel|evenings?|overtime|hybrid)\b/i;

export const interviewMissingLabels = {
  role: "the role",
  description: "the job description",
  duties: "the duties of the job description, one a line",
  stories: "an accomplishment: how it was, what you did, how it is now",
  moreStories: "one more accomplishment",
  dread: "the question you hope they skip",
  dreadAnswer: "your plain answer to the question you dread",
  asked: "what you can show of what the posting asks for: {}",
} as const;
