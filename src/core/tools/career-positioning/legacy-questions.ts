/** The questions as they were put before each fact had a field of its own. */
export const careerPositioningLegacyQuestions = {
  role: "What is your current role, and where?",
  known: "What are you the person for? They call me when …",
  evidence: "What are three results that show it, each with a number or a name?",
  target: "Which role are you positioning for?",
  decider: "Who decides?",
};
