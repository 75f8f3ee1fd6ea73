/** The questions as they were put before each fact had a field of its own. */
export const boundaryScriptLegacyQuestions = {
  request: "What are you being asked to do?",
  by: "Who is asking?",
  refusal: "What will you not do? I will not …",
  offer: "What do you offer instead, if anything? I can …",
  preserve: "What has to stay intact?",
};
