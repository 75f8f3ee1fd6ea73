export const answerParts = ["situation", "task", "action", "result"] as const;

/** A part of a story: what it was like, what was to be done, what was done, and what came of it. */
export type AnswerPart = (typeof answerParts)[number];

const labelPattern = new RegExp(`^(?:${answerParts.join("|")}):\\s*`, "i");

/** A line without the name of its part: “Situation: It was late.” is said as “It was late.” */
export function withoutPartLabel(line: string): string {
  return line.replace(labelPattern, "");
}
