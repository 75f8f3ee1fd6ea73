import { toPhraseSet } from "#core/language/word-lists.ts";
import { rewriteSentence } from "#core/voice/rewrite/rewrite-sentence.ts";

/** Hedges and apologies that carry no meaning; "maybe 5" and "a bit stubborn" carry some, and stay. */
const droppableHedges = toPhraseSet(
  "i feel like|i mean|honestly|basically|tbh|lol|sorry|obviously|to be honest|if that makes sense|no worries if not|pls|please",
);

/** A doubt stays, except in a statement of the first person without a figure, and in what is asked for. */
const droppableDoubts = toPhraseSet("i think|i guess|i suppose|i believe");
const selfStatement = /^I(?:\s|’)(?!.*\d)/su;

/**
 * A sentence without the hedges and apologies of a closed list, where it stands without them: nothing else may change.
 * Otherwise as it was; the voice check marks it.
 */
export function withoutHedges(text: string, kind: "told" | "asked" = "told"): string {
  if (text.length > maxSentenceLength) return text;
  const key = `${kind} ${text}`;
  const known = hedgeCache.get(key);
  if (known !== undefined) return known;
  if (hedgeCache.size >= cacheCapacity) hedgeCache.clear();
  const rewritten = rewriteWithoutHedges(text, kind === "asked");
  hedgeCache.set(key, rewritten);
  return rewritten;
}

/** The voice rules are many, and a preview asks for every field at each key. */
const hedgeCache = new Map<string, string>();
const cacheCapacity = 400;
/** Signs in one sentence; what is longer is pasted, and stays. */
const maxSentenceLength = 300;

function rewriteWithoutHedges(text: string, isQuestion: boolean): string {
  const { text: rewritten, removed, isClean: clean } = rewriteSentence(text);
  if (!clean || removed.length === 0 || rewritten === "") return text;
  const sure = isQuestion || selfStatement.test(rewritten);
  const small = removed
    .map((phrase) => phrase.toLowerCase().replace(/^[\s,]+|[\s,.]+$/g, ""))
    .every((phrase) => droppableHedges.has(phrase) || (sure && droppableDoubts.has(phrase)));
  if (/[([]\s*[,;.)\]]/u.test(rewritten)) return text;
  return small && isSubsequence(lowerCaseTokens(text), lowerCaseTokens(rewritten))
    ? keepFirstCase(rewritten, text)
    : text;
}

/** "loud lol" stays in its case: only where the first word went is the next one raised. */
function keepFirstCase(rewritten: string, text: string): string {
  const [first = ""] = text.split(/[\s,]/);
  return rewritten.toLowerCase().startsWith(first.toLowerCase())
    ? first + rewritten.slice(first.length)
    : rewritten;
}

function lowerCaseTokens(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’'$€£%]+/gu) ?? [];
}

/** Whether the second is what is left of the first: the same words in the same order, and a third of them at least. */
function isSubsequence(full: readonly string[], rest: readonly string[]): boolean {
  let at = 0;
  for (const word of rest) {
    at = full.indexOf(word, at) + 1;
    if (at === 0) return false;
  }
  return rest.length * 3 >= full.length;
}
