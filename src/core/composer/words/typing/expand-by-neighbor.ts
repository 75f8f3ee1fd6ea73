import { regexAnyOf, toWordSet } from "#core/language/word-lists.ts";

/** A word that is one thing before this word and another before that one: "its" in "its the second time". */
export function expandByNeighbor(
  word: string,
  before: string,
  after: string,
  then: string,
): string {
  const next = plainWordOf(after);
  if (word === "its" || word === "ur")
    return isPredicate(next, plainWordOf(then)) || (then === "" && joiningWords.test(before))
      ? contracted[word]
      : plainSpelling[word];
  if (word === "b4")
    return opensTime(next) && !precedesPlace(plainWordOf(before)) ? "before" : word;
  if (word === "rn")
    return momentWords.test(plainWordOf(before)) && after === "" ? "right now" : word;
  if (word !== "cos" && word !== "bc") return word;
  if (subjectWords.test(next)) return "because";
  if (word === "bc") return word;
  return /[\p{L})]$/u.test(before) && afterCompanies.test(after) ? "companies" : word;
}

const wordsAfterBefore = toWordSet(
  "i we you he she they it the my our your any every each this that noon lunch go going work school closing opening christmas xmas",
);
const placeWords = toWordSet(
  "the a an in at on of room unit gate bay bus form level row aisle floor zone grade band",
);
const momentWords = /^(?:days?|weeks?|months?|years?|shifts?|hours?|here|it|this|that|them|us|me)$/;

const contracted = { its: "it’s", ur: "you’re" } as const;
const plainSpelling = { its: "its", ur: "your" } as const;
const joiningWords = /^(?:when|if|because|once|until|while|that|before|after)$/i;
const subjectWords = new RegExp(
  `^${regexAnyOf("i i[’']?m i[’']ve we you s?he it it[’']?s they the my our this that")}$`,
);
const afterCompanies = /^(?:$|w\/|with|that|who|in|of|from|under|over|and|or|near|[$€£(]|\d)/;

/** What follows "before" where "b4" is that: "b4 noon", "b4 9". */
function opensTime(next: string): boolean {
  return wordsAfterBefore.has(next) || /^\d/.test(next);
}

/** What stands before the name of a place, "Room B4"; so may the start of a text. */
function precedesPlace(before: string): boolean {
  return before === "" || placeWords.has(before);
}

/** An article, a "not" or a pronoun opens no noun that could belong to it; a figure behind "only" does not either. */
function isPredicate(next: string, then: string): boolean {
  if (/^(?:only|just|still|about|almost)$/.test(next)) return /^(?:\d|an?$|the$|my$)/.test(then);
  return /^(?:an?|the|my|our|your|their|this|that|not|been|too|like|because)$/.test(next);
}

function plainWordOf(word: string): string {
  return word.toLowerCase().replace(/^["“(]+|[.,;:!?)"”]+$/g, "");
}
