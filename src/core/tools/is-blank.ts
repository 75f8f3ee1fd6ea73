const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be seen: spaces, signs without width, fillers, or nothing at all. Page and server ask this alone. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}
