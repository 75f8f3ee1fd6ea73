/** The questions as they were put before each fact had a field of its own. */
export const brandVoiceLegacyQuestions = {
  words: "Which three words do colleagues use for you?",
  refuse: "You refuse to sound like … whom, or what?",
  audience: "Who reads you?",
  sample: "Paste two paragraphs you wrote and still like.",
  beliefs: "What do you believe about your work that others in it do not say?",
};
