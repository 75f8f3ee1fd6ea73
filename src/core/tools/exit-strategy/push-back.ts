/** What is said to somebody who leaves. */
export const exitPushBack = [
  "Where are you going?",
  "What would it take for you to stay?",
  "You cannot leave us in the middle of this.",
  "Could you stay a few weeks longer?",
  "Was it something that I did?",
  "Have you thought this through?",
] as const;
