import type { Answers } from "#core/tools/definition.ts";

/** Her answers, each to at most `most` characters and ending with a whole word: what comes after cannot fit the form. */
export function withinLength(answers: Answers, most: number): Answers {
  return Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, cut(text, most)]));
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const stop = Math.max(head.lastIndexOf(". "), head.lastIndexOf("\n"));
  if (stop > most / 2) return head.slice(0, stop + 1);
  const space = head.lastIndexOf(" ");
  return space > most / 2 ? head.slice(0, space) : head;
}
