/** The questions as they were put before each fact had a field of its own. */
export const plan30_60_90LegacyQuestions = {
  role: "Which role are you starting, and where?",
  start: "When is your first day?",
  description: "What does the job description say? Paste it as it is.",
  priority: "What does your manager want done first? My manager wants …",
  stakeholders: "Whose support does this work need? Names and roles.",
  success: "What will be true on day 90? One line for each result, with its figure.",
};
