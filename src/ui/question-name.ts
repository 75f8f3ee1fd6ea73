import type { Question } from "#core/tools/definition.ts";

/** "Story 2" for a question that belongs to a story, null for all others. */
export function storyName({ group = "" }: Question): string | null {
  const number = /^story(\d+)$/.exec(group)?.[1];
  return number === undefined ? null : `Story ${number}`;
}

/** A question where it stands alone: those of a story have the same words in each. */
export function questionName(question: Question): string {
  const story = storyName(question);
  return story === null ? question.text : `${story}: ${question.text}`;
}
