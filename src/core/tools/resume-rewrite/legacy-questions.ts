/** The questions as they were put before each fact had a field of its own. */
export const resumeRewriteLegacyQuestions = {
  resume: "Your resume. Upload it or paste the text; edit it as you like.",
  role: "What is your current role, and in which industry?",
  target: "Which role is this resume for, and why that one?",
  years: "How many years of experience do you count?",
};
