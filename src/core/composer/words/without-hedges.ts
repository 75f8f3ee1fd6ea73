import { phrasesOf } from "#core/language/word-lists.ts";
import { rewriteSentence } from "#core/voice/rewrite-sentence.ts";

/** Hedges and apologies that take no meaning along; "maybe 5" and "a bit stubborn" say something, and stay. */
const droppable = phrasesOf(
  "i think|i guess|i feel like|i suppose|i believe|i mean|honestly|basically|tbh|lol|sorry|obviously|to be honest|if that makes sense|no worries if not|pls|please",
);

/**
 * A sentence of hers without the hedges and apologies of a closed list, where it stands without them: nothing else may
 * change. Otherwise as it was; the voice check marks it.
 */
export function withoutHedges(text: string): string {
  if (text.length > longest) return text;
  const known = read.get(text);
  if (known !== undefined) return known;
  if (read.size >= most) read.clear();
  const said = rewritten(text);
  read.set(text, said);
  return said;
}

/** The voice rules are many, and a preview asks for every field at each key. */
const read = new Map<string, string>();
const most = 400;
/** Signs in one sentence; what is longer is pasted, and stays. */
const longest = 300;

function rewritten(text: string): string {
  const { text: said, removed, clean } = rewriteSentence(text);
  if (!clean || removed.length === 0 || said === "") return text;
  const small = removed.every((phrase) =>
    droppable.has(phrase.toLowerCase().replace(/^[\s,]+|[\s,.]+$/g, "")),
  );
  if (/[([]\s*[,;.)\]]/u.test(said)) return text;
  return small && isRest(tokens(text), tokens(said)) ? asBegun(said, text) : text;
}

/** "loud lol" stays in its case: only where the first word went is the next one raised. */
function asBegun(said: string, text: string): string {
  const [first = ""] = text.split(/[\s,]/);
  return said.toLowerCase().startsWith(first.toLowerCase())
    ? first + said.slice(first.length)
    : said;
}

function tokens(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’'$€£%]+/gu) ?? [];
}

/** Whether the second is what is left of the first: the same words in the same order, and a third of them at least. */
function isRest(whole: readonly string[], rest: readonly string[]): boolean {
  let at = 0;
  for (const word of rest) {
    at = whole.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return rest.length * 3 >= whole.length;
}
