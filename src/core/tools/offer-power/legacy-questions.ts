/** The questions as they were put before each fact had a field of its own. */
export const offerPowerLegacyQuestions = {
  offer: "What is the offer? Its name, its form, how long it runs.",
  audience: "Who is it for, and who is it not for?",
  change: "Afterwards, what do they do, or no longer do?",
  included: "What is included? Three to five things.",
  price: "What does it cost?",
  timing: "Why now? A date or an event, if there is one.",
};
