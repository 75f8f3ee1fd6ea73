import { contentWords } from "#core/language/words/content-words.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { standInPattern } from "#core/masking/stand-ins/stand-in.ts";
import { type FoundWords, wordsAt } from "./mark.ts";

const tags = "(?:[abipu]|div|span|br|h\\d|li|ul|ol|strong|em|script|html|body)";
const helping = "(?:help|assist|write|create|comply|fulfill)";
const [link, code, talk, refusal] = [
  "You gave no such address, so take it out.",
  "This is code and not part of your text, so take it out.",
  "This isn’t part of your text, so take it out.",
  "The writer refused here, so ask for the text again.",
];
const rules: readonly (readonly [RegExp, string])[] = [
  [/!?\[[^\]\n]*\]\([^)\n]*\)|\b(?:https?|ftp):\/\/[^\s)]+|\bwww\.[^\s)]+/gi, link],
  [/(?<![@\w.])(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|ai|info|test|example)\b\/?/gi, link],
  [new RegExp(`</?${tags}\\b[^<>\\n]*>`, "gi"), code],
  [/```|<!--|\{\{|\}\}|<\|[a-z_]+\|>|\b(?:function|const|SELECT) \w+ ?[(=*]/g, code],
  [new RegExp(standInPattern.source, "giu"), talk],
  [/\b(?:system prompt|(?:previous|prior|above|these) instructions|developer mode)\b/gi, talk],
  [/\b(?:as an? (?:AI|language model)|I[’']m an AI)\b/gi, talk],
  [/\bhere(?: is| are|[’']s) (?:your|the|a) (?:text|draft|script|revised|updated)\b/gi, talk],
  [new RegExp(`\\bI (?:can(?:[’']?t|not)|won[’']t|am unable to) ${helping}\\b`, "gi"), refusal],
];

/** What doesn't belong in anybody's text: links that weren't given, code, talk about the writing, a refusal. */
export function findForeign(text: string, typed: readonly string[]): FoundWords[] {
  const own = typed.join("\n").toLowerCase();
  return rules.flatMap(([pattern, says]) => {
    const found = [...text.matchAll(pattern)].filter(
      ({ 0: words }) => !own.includes(words.toLowerCase()),
    );
    return found.map((match) => wordsAt("foreign", match, says));
  });
}

const small = toWordSet(
  "the a an and or of to in on at for with from by is are was were be been i my me we our you your it its that this as not have has had will would can do don’t i’m i’ve it’s who what when which they their she her he his so if but up out about",
);
const fewestWords = 20;
const leastShare = 0.15;

/** Whether a text is in a language that is neither English nor that of the answers. */
export function isInOtherLanguage(text: string, typed: readonly string[]): boolean {
  const words = wordsOf(text);
  return words.length >= fewestWords && !isEnglish(words) && isEnglish(wordsOf(typed.join("\n")));
}

/** Of fewer words than these, a text may say each in another way. */
const fewestOwnWords = 5;

/** Whether a text has no word of what was typed, so that it's about something else; certain in one language alone. */
export function isAboutOtherThings(text: string, typed: readonly string[]): boolean {
  const own = new Set(contentWords(typed.join("\n")).map(({ root }) => root));
  if (own.size < fewestOwnWords || !isEnglish(wordsOf(typed.join("\n")))) return false;
  return !contentWords(text).some(({ root }) => own.has(root));
}

function isEnglish(words: readonly string[]): boolean {
  const found = words.filter((word) => small.has(word.replaceAll("'", "’")));
  return found.length >= words.length * leastShare;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];
}
