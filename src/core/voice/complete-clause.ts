import { inflectionReadings } from "#core/language/inflect.ts";

const openingWord =
  /^(?:I|we|you|he|she|it|they|there|this|these|those|the|an?|my|our|your|his|her|its|their|every\p{Ll}*|each|all|both|some\p{Ll}*|any\p{Ll}*|many|most|more|several|no|nobody|nothing|neither|either|what|one|two|three|four|five|six|seven|eight|nine|ten)(?![\p{L}-])/iu;
/** A name, a figure, or what stands for a literal or quoted speech. */
const openingSign = /^[\p{Lu}\p{Lo}\d$€£#\uE000-\uF8FF]/u;
/** What a sentence never has for its subject. */
const noSubject =
  /^(?:not|so|too|about|of|in|on|at|by|for|from|with|to|like|than|as|out|through|over|back|ahead|me|him|them|us|and|or|but|is|are|was|were|am|be|been|has|have|had|do|does|did|can|could|will|would|may|might|must|shall|should|\p{Ll}+ly)(?!\p{L})/iu;
const subordinate =
  /^(?:if|when|whenever|because|since|while|once|after|before|unless|until|although|whether)(?!\p{L})/iu;
const helper =
  /^(?:is|are|was|were|am|has|have|had|do|does|did|can|cannot|could|will|would|may|might|must|shall|should|needs?)$|’(?:s|re|ll|d|ve|m)$|n’t$/iu;
const takesBase = /^(?:I|we|you|they|who|people|women|men|\p{L}{3,}s|to)$/iu;

/** Whether the words can stand as a sentence of their own: a subject, and a verb that belongs to it. */
export function isCompleteClause(words: string): boolean {
  const text = firstClause(words);
  if (subordinate.test(text)) return true;
  if (opensWithSubject(text)) return hasVerb(text);
  return !noSubject.test(text) && hasVerb(text.split(" ").slice(0, 5).join(" "), true);
}

/** The same where "that" before the words may belong to them: "that manager is wrong" does not stand without it. */
export function isCompleteWithoutThat(words: string): boolean {
  const text = firstClause(words);
  return opensWithSubject(text) && !/^(?:one|many|no)\b/i.test(text) && isCompleteClause(text);
}

/** "is right", "depends on it": what is said of the "that" before it. */
export function startsWithFiniteVerb(words: string): boolean {
  const [first = ""] = firstClause(words).split(" ");
  return helper.test(first) || isFinite(first);
}

function opensWithSubject(text: string): boolean {
  return openingWord.test(text) || openingSign.test(text);
}

function firstClause(words: string): string {
  return (
    words
      .trim()
      .replaceAll("'", "’")
      .split(/[.;:!?](?=\s|$)|,\s/, 1)[0] ?? ""
  );
}

function hasVerb(text: string, onlyHelper = false): boolean {
  const words = (
    text.split(
      / (?=(?:before|after|when|if|because|that|who|which|where|while|as|than)\b)/i,
      1,
    )[0] ?? ""
  ).split(/\s+/);
  if (/’(?:s|re|ll|d|ve|m)$/iu.test(words[0] ?? "") && words.length > 1) return true;
  return words.slice(1).some((word, index) => {
    if (helper.test(word)) return true;
    const before = words[index] ?? "";
    if (isFinite(word)) return !onlyHelper || index === 0;
    return takesBase.test(before) && inflectionReadings(word).some(({ form }) => form === "base");
  });
}

function isFinite(word: string): boolean {
  return inflectionReadings(word).some(({ form }) => form === "third" || form === "past");
}
