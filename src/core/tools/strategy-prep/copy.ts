import type { Register } from "#core/composer/draft/register.ts";

export const hourOpening: Readonly<Record<Register, string>> = {
  warm: "Thank you for this hour. I’ll start with the decision, so that we can use the time well.",
  direct: "I’ll start with the decision.",
  formal: "Thank you for this hour. I would like to begin with the decision itself.",
};

/** What has to be found out, each where the answers make it a question. */
export const openQuestions = {
  options: "What each option would cost you within a year, in money and in time.",
  facts: "Which of these facts would change the decision if it turned out to be wrong.",
  limits: "Which of these limits can still move, and who can move it.",
  always: "Who has made a decision like this one, and would tell you how it went.",
};

export const bringQuestions = {
  options: "Which of these options would you rule out first, and why?",
  facts: "Which of the facts I’ve named carries the most weight, and which one am I overrating?",
  limits: "Which of my limits would you test before I decide?",
  stake: "If you had the same at stake, what would you protect first?",
  always: "What am I not seeing?",
};

export const strategyNotes = {
  oneOption:
    "There’s one option here. Doing nothing is one, too; write it down, with what it costs.",
  noLimits: "Nothing here limits you yet. Is there a date by which the decision makes itself?",
  noOutcome: "Decide what you want in your hand when the hour ends: a list, a sentence, a date.",
};

export const strategyMissing = { decision: "the decision you’re facing" };
