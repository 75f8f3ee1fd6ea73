/** The questions as they were put before each fact had a field of its own. */
export const strategyPrepLegacyQuestions = {
  decision: "What do you have to decide?",
  options: "What are the options, with what you know about each?",
  stakes: "What is at stake for you?",
  constraints: "What limits you: dates, money, promises, papers you have not read?",
  outcome: "When the hour ends, what do you want to have?",
};
