/** The words of a document in lower case, with and without hyphens. */
export type Vocabulary = ReadonlySet<string>;

// With these the hyphen at the end of a line belongs to the word. Parts that also open or end plain words are left out.
const hyphenatedPrefixes =
  /(?:^|[^\p{L}])(?:all|award|best|board|business|client|cloud|co|cost|cross|customer|decision|double|early|employee|fast|first|five|four|full|go|hands|high|industry|long|low|mid|multi|near|new|non|off|one|people|quasi|sales|self|senior|service|seven|short|six|team|ten|third|three|top|two|ultra|user|value|well|world|year)-$/iu;
const hyphenatedSuffixes =
  /^(?:and|based|building|centric|centred|centered|class|driven|end|facing|focused|free|friendly|functional|large|led|level|making|oriented|party|ready|related|scale|side|solving|specific|stage|style|term|time|up|wide|winning|year|years)(?:\P{L}|$)/iu;

/** The words of a text, to tell "experi-ence" from "cross-functional" where a line ends. */
export function collectVocabulary(text: string): Vocabulary {
  return new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu));
}

/** Two lines as one: with a space, or where a word was parted at the end of the line, as that word. */
export function joinWrappedLines(before: string, after: string, words: Vocabulary): string {
  const tail = before.slice(-60);
  if (before.endsWith("\u00AD")) return before.slice(0, -1) + after;
  const start = /(\p{L}+)[-\u2010]$/u.exec(tail)?.[1];
  const end = /^\p{Ll}+/u.exec(after.slice(0, 60))?.[0];
  if (start === undefined || end === undefined)
    return `${before}${continuesWithoutSpace(tail, after) ? "" : " "}${after}`;
  const joinedWord = (start + end).toLowerCase();
  if (words.has(joinedWord)) return before.slice(0, -1) + after;
  const keepsHyphen =
    words.has(`${start}-${end}`.toLowerCase()) ||
    hyphenatedPrefixes.test(tail) ||
    hyphenatedSuffixes.test(after.slice(0, 60)) ||
    /\p{Lu}$/u.test(start) ||
    end.length < 2;
  return keepsHyphen ? before + after : before.slice(0, -1) + after;
}

/** A hyphen, slash or dash that the next line goes on without a space, as in "2019–" and "2021". */
function continuesWithoutSpace(before: string, after: string): boolean {
  return /[\p{L}\p{N}][-/\u2010]$/u.test(before) || (/\d[–—]$/.test(before) && /^\d/.test(after));
}
