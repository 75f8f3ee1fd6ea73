import { monthNumber, weekdayNumber } from "#core/facts/dates/calendar.ts";
import type { TextName } from "#core/facts/fact.ts";
import { beginsSentence, isCapitalAt, lowAt, type Tokens } from "#core/facts/tokens.ts";
import { verbFormOf } from "#core/language/inflect.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { bareWord, isAcronym, isPlainWord } from "./plain-words.ts";

const joint = /^(?:of|the|for|de|da|del|di|du|van|von|der|la|le|al|el|&|-)$/;
/** Capitals of every letter, message and form, which name nobody. */
const everyday =
  /^(?:i|ok|cv|id|pdf|faq|q&a|hr|it|tv|pm|am|ps|re|cc|eod|asap|diy|gp|mr|mrs|ms|mx|dr|prof)$/;
const grammatical =
  /^(?:what|that|this|these|those|there|then|when|where|why|how|who|which|if|and|but|so|my|our|your|we|you|they|it|no|yes)$/;
const courteous = /^(?:sir|madam|dear|hello|hi|hey|new|year)$/;
const holiday =
  /^(?:christmas|easter|thanksgiving|ramadan|eid|diwali|hanukkah|passover|anzac|juneteenth)$/;

/** The names and the titles in capitals of a text, in order. `words` tells which capital at the start of a sentence is a plain word. */
export function findTextNames(text: string, tokens: Tokens, words: WordList): TextName[] {
  const names: TextName[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isNaming(tokens, at, words)) continue;
    let next = at + 1;
    for (let more = next; more > 0; more = placeOfMore(tokens, next, words)) next = more;
    names.push(nameOf(text, tokens.slice(at, next)));
    at = next - 1;
  }
  return names;
}

/** The place behind the next word of a name: "University of Tarrow", "Harbor Saints"; 0 where it has ended. */
function placeOfMore(tokens: Tokens, next: number, words: WordList): number {
  if (/[’']s?$/u.test(lowAt(tokens, next - 1))) return 0;
  let more = next;
  while (more < next + 2 && joint.test(lowAt(tokens, more))) more += 1;
  return isNaming(tokens, more, words) ? more + 1 : 0;
}

function nameOf(text: string, parts: Tokens): TextName {
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  const own = text.slice(start, end).replace(/[’']s?$/u, "");
  const words = parts.filter((_, at) => isCapitalAt(parts, at)).map((part) => bareWord(part.text));
  return { kind: "name", start, end: start + own.length, text: own, words };
}

function isNaming(tokens: Tokens, at: number, words: WordList): boolean {
  if (!isCapitalAt(tokens, at) || /^(?:\p{L}$|i[’'])/u.test(lowAt(tokens, at))) return false;
  const low = bareWord(lowAt(tokens, at));
  if ([everyday, grammatical, courteous, holiday].some((known) => known.test(low))) return false;
  if (monthNumber(low) !== undefined || weekdayNumber(low) !== undefined) return false;
  return !beginsSentence(tokens, at) || opensWithName(tokens, at, words);
}

/** Whether the capital that opens a sentence begins a name: no plain word is written so, or somebody acts behind it. */
function opensWithName(tokens: Tokens, at: number, words: WordList): boolean {
  const word = tokens[at]?.text ?? "";
  const bare = bareWord(word);
  if (isAcronym(word) || !isPlainWord(word, words)) return true;
  const behind = lowAt(tokens, at + 1);
  const form = /^(?:is|was|were|are|has|does)$/.test(behind) ? null : verbFormOf(behind);
  return (
    bare.length > 2 && words.hasName(bare) && (bare !== word || form === "past" || form === "third")
  );
}
