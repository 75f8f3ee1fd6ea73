/** What the page offers to press under a text; “Mention …” is completed by the member. */
export const refineSuggestions = [
  { name: "Shorter", request: "Shorter" },
  { name: "Firmer", request: "Firmer" },
  { name: "Warmer", request: "Warmer" },
  { name: "More formal", request: "More formal" },
  { name: "As an e-mail", request: "As an e-mail" },
  { name: "To say aloud", request: "To say aloud" },
  { name: "Mention …", request: "Mention " },
] as const;

/** What a refinement that did nothing is answered with. */
export const unchangedMessage =
  "That changed nothing in this text. Try other words or edit your answers.";
