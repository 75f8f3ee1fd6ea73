/** Words that lead on: nobody breathes after "the", "of" or "will". */
const leading = new Set(
  (
    "a an the my your his her its our their this that these those each every no any some both " +
    "of to in on at by for from with into over under about between through within without as than " +
    "and or but nor so if when while because which who whose until since before after where " +
    "i you he she we they it is are was were be am has have had do does did will would can could " +
    "may might must shall should not very more most less too"
  ).split(" "),
);
const counts = new Set(
  "one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half".split(
    " ",
  ),
);
const particle = /^(?:of|de|da|di|del|der|den|la|le|van|von|bin|al|&)$/i;

/** Whether a breath between two words would part a figure from what it counts, a name, or a word from what it leads to. */
export function isBoundToNext(word: string, next: string): boolean {
  if (/[,;:!?…—][”’"')]*$/u.test(word)) return false;
  const bare = word.replace(/^[“‘"'(]+/u, "").toLowerCase();
  if (/\p{N}/u.test(word) || counts.has(bare)) return true;
  if (leading.has(bare)) return true;
  if (/^[$€£]?\p{N}/u.test(next)) return true;
  const isName = startsUpper(word) || particle.test(word);
  return isName && (startsUpper(next) || particle.test(next));
}

function startsUpper(word: string): boolean {
  return /^[“‘"'(]*\p{Lu}/u.test(word);
}
