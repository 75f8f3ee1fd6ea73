/** The questions as they were put before each fact had a field of its own. */
export const networkingHubLegacyQuestions = {
  who: "Who are you? Name, role, and one fact about your work.",
  meet: "Whom do you want to meet?",
  why: "Why them? I want to know …",
  common: "What do you have in common?",
  ask: "What is the one thing you ask for?",
};
