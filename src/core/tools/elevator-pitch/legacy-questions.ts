/** The questions as they were put before each fact had a field of its own. */
export const elevatorPitchLegacyQuestions = {
  who: "Who are you? Name, role, and where you do it.",
  audience: "Whom do you help?",
  result: "What result do you bring, and what proves it?",
  next: "What do you want next?",
  setting: "Where will you say it?",
  length: "How long should it be?",
};
