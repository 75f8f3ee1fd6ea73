const shortened = /^\p{L}[^aeiouy\P{L}]{1,5}$/iu;

/** Whether a word without vowels stands for a longer one: "pts" for "patients" or "points", "mgmt" for "management". */
export function isShortFor(short: string, full: string): boolean {
  if (!shortened.test(short)) return false;
  const letters = short.length > 2 ? short.replace(/s$/, "") : short;
  if (letters[0] !== full[0] || full.length < letters.length + 2) return false;
  let at = 0;
  for (const letter of full) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
