/** The questions as they were put before each fact had a field of its own. */
export const payAskLegacyQuestions = {
  ask: "What do you have now, and what exactly are you asking for?",
  evidence:
    "What have you delivered since your last raise or title? Three results, with their numbers.",
  market: "Is there a market figure for this role, and who published it?",
  decider: "Who decides?",
  timing: "When will you ask, and by what date must it be decided?",
  objection: "What will they say against it, in their words?",
};
