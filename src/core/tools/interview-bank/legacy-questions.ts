/** The questions as they were put before each fact had a field of its own. */
export const interviewBankLegacyQuestions = {
  role: "Which role is it, and where?",
  description: "What does the job description say? Paste it as it is.",
  accomplishments:
    "Which two or three results are yours? For each: how it was, what you did, how it is now.",
  dread: "Which question do you hope they skip, and what is the plain answer?",
  stage: "Which interview is this, and who is in the room?",
};
