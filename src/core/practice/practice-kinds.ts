/** What can be rehearsed, and what a list calls it. */
export const practiceKindNames = {
  "say-it": "Say it",
  "push-back": "Pushback",
  "interview-room": "Interview room",
} as const;
export type PracticeKind = keyof typeof practiceKindNames;
export const practiceKinds = ["say-it", "push-back", "interview-room"] as const;

/** The most runs that an account keeps; the oldest give way. */
export const maxPracticeRuns = 1000;
