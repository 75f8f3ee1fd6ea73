/** The questions as they were put before each fact had a field of its own. */
export const brandBioLegacyQuestions = {
  role: "What is your role, and in what field or organization?",
  audience: "Whom do you serve? My work is for …",
  result: "What is the one result you are known for?",
  proof: "What proves it: a number, a name, an award?",
  place: "Where will the bio appear?",
  person: "First or third person? Add your name as it should be printed.",
};
