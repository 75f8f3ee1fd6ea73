import { isRoleWord } from "#core/masking/words/role-words.ts";
import { isOrganizationWord, isKnownNonPerson } from "#core/masking/words/known-non-persons.ts";
import {
  ambiguousFamilyNames,
  ambiguousGivenNames,
  isOrdinaryWord,
  mayBeOrdinaryWord,
} from "#core/masking/words/ordinary-words.ts";
import type { NameSpan, TextKind } from "./name-search-text.ts";
import { professionalTitle } from "./titles.ts";
import type { WordList } from "#core/masking/words/word-list.ts";
import { isEnglishWord, isOnlyEnglishWord, isQuality } from "#core/masking/words/word-sense.ts";

const word = String.raw`[\p{L}\p{M}]{1,40}(?:[’'ʻ-][\p{L}\p{M}]{1,40}){0,5}`;
const relation =
  "boss|manager|mgr|supervisor|director|colleague|coworker|co-worker|teammate|mentor|sponsor|friend|assistant|deputy|successor|husband|wife|sister|brother|daughter|son|ceo|cfo|coo|cto|cio|cno|cpo|vp";
const called = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:my|our) (?:${relation})(?:,|’s name is| is| named| called)?|name is|name[’']?s|named|dr\.?|mr\.?|mrs\.?|ms\.?|mx\.?|prof\.?) (${word}(?: ${word}){0,2})`,
  "giu",
);
const asideRelation = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(${word}(?: ${word})?)(?= ?(?:\(|, )(?:my|our) (?:[\p{L}]+ )?(?:${relation})\b)`,
  "giu",
);

const reportingVerb = new RegExp(
  String.raw`(?<![\p{L}])(?:told|tell|asked|ask|texted|emailed) (?!me|us|you|them|for|to|if|the|my|our|in|about|and)(${word})(?![\p{L}\p{M}])`,
  "giu",
);
/** English words keep such letters too. */
const borrowedWords =
  /^(?:résumés?|cafés?|naïve|exposés?|fiancée?s?|clichés?|protégée?s?|décor|façade|jalapeño|piñata|à|déjà|crème|entrée|naïveté|mês|meses|años?|niñ[oa]s?|d[’']hôte|hôtes?|très|même|après|für|über|mañana|coöperat\p{L}+|touché|vis-à-vis|señora?|latiné)$/iu;

/** People named in lower case or in capitals, where the words around say that a name stands there. */
export function findNamesInContext(text: string, kind: TextKind, list: WordList): NameSpan[] {
  const framed = [
    ...text.matchAll(called),
    // "They ask nice" says how they ask.
    ...[...text.matchAll(reportingVerb)].filter((match) => !isQuality(match[1] ?? "", list)),
    ...text.matchAll(asideRelation),
  ].flatMap((match) => {
    const name = match[1] ?? "";
    const at = match.index + match[0].lastIndexOf(name);
    return takeLeadingName(name, at, { fromEnd: match[1] === match[0], list });
  });
  return [
    ...framed,
    ...findAccentedNames(text),
    ...findPersonAnswerNames(text, kind, list),
    ...findNameAnswer(text, kind, list),
    ...findLetterheadName(text, kind, list),
  ];
}

/** The words up to the first that is ordinary; a frame before it makes the first word a name even when it is one too. */
function takeLeadingName(
  phrase: string,
  at: number,
  { fromEnd, list }: { readonly fromEnd: boolean; readonly list: WordList },
): NameSpan[] {
  const words = [...phrase.matchAll(new RegExp(word, "gu"))].map(({ 0: text, index }) => ({
    text: text.replace(/[’']s$/u, ""),
    start: at + index,
  }));
  const nameWords: typeof words = [];
  for (const one of fromEnd ? words.toReversed() : words) {
    if (!couldBeName(one.text, list)) break;
    nameWords.push(one);
  }
  const inOrder = fromEnd ? nameWords.toReversed() : nameWords;
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return [];
  const end = last.start + last.text.length;
  return [{ start: first.start, end, text: phrase.slice(first.start - at, end - at) }];
}

function couldBeName(text: string, list: WordList): boolean {
  const low = text.toLowerCase();
  const capital = /^\p{Lu}/u.test(text);
  if (capital && (ambiguousGivenNames.has(low) || ambiguousFamilyNames.has(low))) return true;
  if (
    text.length < 2 ||
    isKnownNonPerson(text) ||
    isOrganizationWord(text) ||
    isOnlyEnglishWord(text, list)
  )
    return false;
  // Letters without a vowel are an abbreviation: "abt", "shd".
  if (!capital && /^[b-df-hj-np-tv-xz]{3,}$/.test(text)) return false;
  return capital
    ? !isOrdinaryWord(text)
    : text.length > 2 && !mayBeOrdinaryWord(text) && !/(?:ed|ing)$/.test(low);
}

/** "josé", "nguyễn": in an English text a word with such letters is a name, in whatever case; a text full of them is not English. */
function findAccentedNames(text: string): NameSpan[] {
  const words = [
    ...text.matchAll(
      /(?<![\p{L}\p{M}])(?=\p{Ll})(?=[\p{L}\p{M}’'-]{0,30}(?:[\u00c0-\u024f\u1e00-\u1eff]|\p{M}))\p{Ll}[\p{L}\p{M}]{2,}(?:[’'-][\p{L}\p{M}]+)*/gu,
    ),
  ];
  const names = words.filter(([one]) => !borrowedWords.test(one));
  if (names.length * 8 > text.split(/\s+/).length && names.length > 2) return [];
  return names.map(({ 0: one, index }) => {
    const plain = one.replace(/[’']s$/, "");
    return { start: index, end: index + plain.length, text: plain };
  });
}

/** In answers to "who", the first piece may be a name as typed: "dana whitfield, coo". */
function findPersonAnswerNames(text: string, kind: TextKind, list: WordList): NameSpan[] {
  if (kind !== "person" && kind !== "name") return [];
  return [
    ...text.matchAll(
      /(?:^|[\n.;,+&(][ \t]{0,3}|\band )((?:[\p{L}\p{M}][\p{L}\p{M}’'ʻ-]+)(?: (?:[\p{L}\p{M}][\p{L}\p{M}’'ʻ-]+)){0,2}?)(?=[ \t]{0,3}(?:$|[\n.;,+&()]| and | is | who | from | in | at ))/gmu,
    ),
  ].flatMap((match) => {
    const name = match[1] ?? "";
    const words = name.split(" ");
    const isName = words.every((one) => couldBeName(one, list)) && !isRoleWord(name);
    const fits = isName && !professionalTitle.test(name);
    const start = match.index + match[0].indexOf(name);
    return fits && !/^(?:third|first)$/i.test(name)
      ? [{ start, end: start + name.length, text: name }]
      : [];
  });
}

const titleBefore = /^(?:(?:Dr|Prof|Professor|Rev|Judge|Lt|Col|Capt|Sgt|Maj|Gen)\.? )*/iu;

/** The answer to “your name” is one: in whatever case, with its initials, of whichever words. */
function findNameAnswer(text: string, kind: TextKind, list: WordList): NameSpan[] {
  if (kind !== "name") return [];
  const firstPart = /^[^,;(\n|]*/u.exec(text)?.[0] ?? "";
  const start = titleBefore.exec(firstPart)?.[0].length ?? 0;
  const untitled = firstPart.slice(start).trimEnd();
  const name = /\p{Ll}/u.test(untitled) ? untitled.replace(/(?: \p{Lu}{2,5})+$/u, "") : untitled;
  const words = name.split(" ");
  const fits = words.every((one) => /^\p{Lu}|^\p{Ll}\.$/u.test(one) || !list.has(one));
  if (name === "" || words.length > 6 || !fits || /[^\p{L}\p{M}’'ʻ. -]/u.test(name)) return [];
  return [{ start, end: start + name.length, text: name }];
}

/** A document that opens with two to four words of no other meaning opens with a name, in whatever case. */
function findLetterheadName(text: string, kind: TextKind, list: WordList): NameSpan[] {
  if (kind !== "document") return [];
  const head =
    /^\s*((?:[\p{L}][\p{L}\p{M}’'ʻ.-]*)(?: [\p{L}][\p{L}\p{M}’'ʻ.-]*){1,4}?)(?=\s*(?:$|\n|[|,•·(]| {2,}|\t| [–—-] ))/u.exec(
      text,
    );
  const name = head?.[1] ?? "";
  const words = name.split(" ");
  const strange = words.filter(
    (one) =>
      !mayBeOrdinaryWord(one) ||
      !isEnglishWord(one, list) ||
      ambiguousFamilyNames.has(one.toLowerCase()) ||
      ambiguousGivenNames.has(one.toLowerCase()),
  );
  if (head === null || name === "" || strange.length < words.length || isRoleWord(name)) return [];
  if (words.every((one) => isOnlyEnglishWord(one, list))) return [];
  if (
    words.some(
      (one) => isOrganizationWord(one) || /^(?:resume|résumé|cv|curriculum|vitae)$/i.test(one),
    )
  )
    return [];
  const start = head[0].indexOf(name);
  return [{ start, end: start + name.length, text: name }];
}
