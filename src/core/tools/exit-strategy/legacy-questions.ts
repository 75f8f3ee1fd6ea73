/** The questions as they were put before each fact had a field of its own. */
export const exitStrategyLegacyQuestions = {
  reason: "Which role are you leaving, and why?",
  timing: "On what date do you give notice, what is your last day, and what notice do you owe?",
  protect: "What do you want safe before you go: a reference, a bonus, equity, people?",
  handover: "What will you hand over?",
  private: "What will you not discuss?",
};
