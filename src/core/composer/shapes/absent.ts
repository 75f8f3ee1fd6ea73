import { toPhraseSet } from "#core/language/word-lists.ts";

const empty = toPhraseSet(
  "n/a|n a|na|none|nothing|nope|no|nil|nada|idk|dunno|unknown|unsure|tbd|tbc|skip|pass|blah|test|same|same as above|see above|not applicable|not yet|no idea|no clue|no figure|no figures|no proof|no numbers|no answer|i don't know|don't know|do not know|i do not know|can't think of any|can't think of one|i can't think of any|i can't think of one|can't remember|i can't remember|not sure|i am not sure|i'm not sure|haven't decided|i haven't decided|nothing comes to mind|don't want to give one|i don't want to give one|no reason|none that i know|none that i know of|not that i know|not that i know of|rather not say|i'd rather not say|prefer not to say|i prefer not to say|none of their business|not needed|no need|no name|unnamed|no title",
);
const tails = / (?:yet|at all|really|so far|right now|to add|for now|any|either|tbh|sorry)$/;
const nowadays = /^(?:currently|at present|at the moment|right now)\s+/;
const leading =
  /^(?:no figures?|none(?!,\s+i\s)|i (?:don't|do not) know)\s*[,;:.–—-]\s*(?!but\b)\P{N}*$/u;

/** Whether a whole answer says that there is none: blank, "idk", "No figure, pay follows the grade here." */
export function isAbsent(answer: string): boolean {
  const plain = answer
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .replace(nowadays, "");
  const bare = plain.replace(/[.!?…\s]+$/, "").replace(tails, "");
  const spelled = bare.replace(/^im\b/, "i'm").replace(/\b(don|can|haven)t\b/, "$1't");
  return (
    !/[\p{L}\p{N}]/u.test(plain) ||
    empty.has(spelled) ||
    /^(?:x+|asdf\w*)$/.test(bare) ||
    leading.test(plain.replace("dont", "don't"))
  );
}
