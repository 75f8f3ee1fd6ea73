import type { Register } from "#core/composer/draft/register.ts";

/** Courtesy of one register, said while there is time left; none of it states a fact about the member. */
type PitchCopy = {
  readonly hello: string;
  readonly casualHello: string;
  readonly ask: string;
  readonly casualAsk: string;
  readonly close: string;
  readonly casualClose: string;
};

export const pitchCopy: Readonly<Record<Register, PitchCopy>> = {
  warm: {
    hello: "Hello, it’s good to meet you.",
    casualHello: "Hi, it’s good to meet you.",
    ask: "Who comes to mind when you hear that?",
    casualAsk: "If someone comes to mind, I’d love to hear the name.",
    close: "And I’d like to hear about your work, too. What are you working on right now?",
    casualClose: "Enough about me, though. What’s keeping you busy these days?",
  },
  direct: {
    hello: "Good to meet you.",
    casualHello: "Hi, good to meet you.",
    ask: "Who should I talk to?",
    casualAsk: "Who would you send me to?",
    close: "What are you working on?",
    casualClose: "What about you?",
  },
  formal: {
    hello: "Good day. It is a pleasure to meet you.",
    casualHello: "It is a pleasure to meet you.",
    ask: "Whom would you recommend I speak with?",
    casualAsk: "I would welcome any suggestion of whom to speak with.",
    close: "I would be glad to hear about your work as well.",
    casualClose: "I would be interested to hear what you are working on.",
  },
};

/** Rooms where nobody answers back. */
export const stages = /\b(?:panel|class|interview|stage|talk|webinar)\b/iu;
export const stageClose = "Thank you for the time, and I’m glad to answer your questions.";

export const pitchQuestions = {
  how: [
    "“How do you do that?”",
    "I’m glad you asked.",
    "I’d be happy to walk you through it. Where would you like me to start?",
  ],
  why: ["“What brought you to this?”", "", "What about you? What brought you here today?"],
  example: ["“Can you give me an example?”", "Gladly.", "What would that look like where you are?"],
  looking: [
    "“What are you looking for?”",
    "Thank you for asking.",
    "If you were in my place, who would you talk to first?",
  ],
} as const;

export const pitchNotes = {
  noAsk: "There’s no ask yet. People remember a pitch that tells them what to do for you.",
  noFigure: "One result you can count would do more here than any adjective.",
  short: (seconds: number) =>
    `This takes about ${seconds} seconds. You have time left; one more answer would fill it well.`,
  stage:
    "In that room the Classic version is the one to learn. Keep the Casual one for the hallway.",
};

export const pitchMissing = { role: "your role" };
