/** What people say against a no: nothing that only one of them could know. */
export const boundaryPushBack = [
  "It is only this once.",
  "Who is supposed to do it, then?",
  "I have already told them that you will.",
  "I thought I could rely on you.",
  "Everybody else has said yes.",
  "Can we at least see how it goes?",
] as const;
