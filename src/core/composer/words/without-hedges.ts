import { phrasesOf } from "#core/language/word-lists.ts";
import { rewriteSentence } from "#core/voice/rewrite-sentence.ts";

/** Hedges and apologies that take no meaning along; "maybe 5" and "a bit stubborn" say something, and stay. */
const droppable = phrasesOf(
  "i feel like|i mean|honestly|basically|tbh|lol|sorry|obviously|to be honest|if that makes sense|no worries if not|pls|please",
);

/** What she is not sure of stays so, but for what she says of herself, without a figure, and what she asks for. */
const doubts = phrasesOf("i think|i guess|i suppose|i believe");
const ofHerself = /^I(?:\s|’)(?!.*\d)/su;

/**
 * A sentence of hers without the hedges and apologies of a closed list, where it stands without them: nothing else may
 * change. Otherwise as it was; the voice check marks it.
 */
export function withoutHedges(text: string, kind: "told" | "asked" = "told"): string {
  if (text.length > longest) return text;
  const key = `${kind} ${text}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  if (read.size >= most) read.clear();
  const said = rewritten(text, kind === "asked");
  read.set(key, said);
  return said;
}

/** The voice rules are many, and a preview asks for every field at each key. */
const read = new Map<string, string>();
const most = 400;
/** Signs in one sentence; what is longer is pasted, and stays. */
const longest = 300;

function rewritten(text: string, isAsked: boolean): string {
  const { text: said, removed, clean } = rewriteSentence(text);
  if (!clean || removed.length === 0 || said === "") return text;
  const sure = isAsked || ofHerself.test(said);
  const small = removed
    .map((phrase) => phrase.toLowerCase().replace(/^[\s,]+|[\s,.]+$/g, ""))
    .every((phrase) => droppable.has(phrase) || (sure && doubts.has(phrase)));
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
