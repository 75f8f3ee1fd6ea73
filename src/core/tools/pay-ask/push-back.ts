/** What is said against an ask, whether for a sum or for a title. */
export const payPushBack = [
  "That is more than I had in mind.",
  "What makes you ask for this now?",
  "If I do this for you, others will ask too.",
  "Let us come back to this at the next review.",
  "That decision is not mine alone.",
  "You are well placed as you are.",
] as const;
