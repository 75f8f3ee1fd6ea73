/** How many letters before a stand-in decide its capital. */
export const pronounCaseWindow = 16;

const opening = /(?:[.!?…]["”’')\]*_]*\s+|\n)[\s>*#•–—\d.)“"‘_-]*$/u;
const abbreviated = /(?:\be\.g|\bi\.e|\bvs|\bDr|\bNo)\.\s+$/iu;

/** A pronoun with the letter that its place asks for; a capital of the model's own stays. */
export function capitalisePronounAt(
  written: string,
  form: string,
  text: string,
  at: number,
): string {
  const start = at < pronounCaseWindow ? "\n" : "";
  const before = start + text.slice(Math.max(0, at - pronounCaseWindow), at);
  const opens = opening.test(before) && !abbreviated.test(before);
  const titled = /^\p{Lu}\p{Ll}/u.test(written);
  return opens || titled ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}
