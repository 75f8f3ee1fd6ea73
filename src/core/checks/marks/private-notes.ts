import { contentWords } from "#core/language/words/content-words.ts";
import { splitSentences } from "#core/language/sentences.ts";

type PrivateNotes = { readonly noted: readonly string[]; readonly rest: string };

const not = "(?:don[’']?t|do not|never|not to|better not|rather not)";
const telling = "(?:say|mention|tell|put|write|include|share|print|use|name|bring|repeat|quote)";
const object = "(?: (?:it|this|that|them|these|him|her|one|anyone|so|in|there|here|up|about))*";
const others = "(?:they|he|she|nobody|no one|my (?:boss|manager|team|company|employer))";
const subject = "(?:they|he|she|we|I|it|you|who|people)";
const orders = [
  `${not} ${telling}${object}`,
  "(?:keep|leave)(?: (?:it|this|that|them))* (?:out|off)(?: of (?:it|this|the \\w+))?",
  "keep (?:it|this|that|these)?(?: to yourself| private| quiet| confidential| between us)",
  "(?:just |only |stays? )?between us|off the record|in confidence",
  "(?:this is |it[’']s )?not for (?:them|him|her|the \\w+|publication|print|sharing)",
  `${others} (?:do|does)(?:n[’']?t| not) know(?: (?:yet|it|this|that|about (?:it|this|that)))*`,
];
const order = new RegExp(
  `(?<!\\p{L}|\\b${subject} )(?:please )?(?:${orders.join("|")})(?!\\p{L})`,
  "iu",
);
/** Alone in brackets or at an end these say enough; "private clients" says nothing. */
const label = /(?:^|[(\s–—-])(?:private|confidential|secret)(?=\s*(?:$|[):!.–—-]))/iu;
/** "They don’t know how to use Excel" is a fact of work. */
const skill = /^\s*(?:how|where|what|why|which|when|who|the|much|enough|any)\b/i;
const keptOut = /\b(?:keep|leave) (.{3,40}?) out\b/i;

/** Reads the notes of an answer: "I’m expecting, they don’t know", "(not for the text)", "don’t mention the merger". */
export function readPrivateNotes(answer: string): PrivateNotes {
  const noted: string[] = [];
  const rest = answer.split("\n").map((line) => {
    const sentences: string[] = [];
    for (const sentence of splitSentences(withoutBrackets(line, noted))) {
      const words = notedIn(sentence);
      if (words !== null) noted.push(words === "" ? (sentences.pop() ?? "") : words);
      sentences.push(words ? sentence.replace(words, "") : words === "" ? "" : sentence);
    }
    return sentences.join(" ");
  });
  return { noted, rest: rest.join("\n") };
}

/** The words that a sentence asks to keep out; "" where the order stands alone, null where there is none. */
function notedIn(sentence: string): string | null {
  const kept = keptOut.exec(sentence)?.[1] ?? "";
  if (contentWords(kept).length > 0) return kept;
  const found = order.exec(sentence) ?? label.exec(sentence);
  const behind = sentence.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  if (!found || (/know\b/i.test(found[0]) && skill.test(behind))) return null;
  const after = behind.replace(/^[\s,:;.!–—-]+|[.!]+$/gu, "");
  const isReason = /^(?:because|since|as|so|until)\b/i.test(after);
  if (contentWords(after).length > 0 && !isReason) return after;
  const before = sentence.slice(0, found.index).split(/[,;:]|\s[–—-]\s|\bbut\b/);
  return before.findLast((clause) => contentWords(clause).length > 0)?.trim() ?? "";
}

/** A bracket with an order in it: the order alone takes the clause before it along. */
function withoutBrackets(line: string, noted: string[]): string {
  return line.replace(/([^,;:.()]*)\(([^()]*)\)/gu, (whole, before: string, inner: string) => {
    const words = notedIn(inner);
    if (words !== null) noted.push(words === "" ? before : words);
    return words === null ? whole : words === "" ? "" : before;
  });
}
