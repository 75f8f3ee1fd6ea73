import { withoutBullet } from "#core/composer/shapes/split/pieces.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { withoutAuthorNote } from "#core/composer/words/privacy/author-notes.ts";
import { splitWithheld } from "#core/composer/words/privacy/split-withheld.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { toWordSet } from "#core/language/word-lists.ts";
import { formatDay } from "#core/record/day.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";
import { withoutSecrets } from "./secrets.ts";
import { splitIdeas } from "./split-ideas.ts";
import { isSayable, isOneIdea } from "./one-idea.ts";

/** One idea of an answer: a row of a list, or a sentence of a longer answer. */
export type Phrase = {
  readonly field: string;
  /** As the member typed it. */
  readonly words: string;
  /** The same with spelling, quotes and shorthand mended, without its end mark. */
  readonly text: string;
  /** Whether it's a row of its own, and not one sentence of several. */
  readonly isRow: boolean;
  /** Whether somebody could say it as it is. */
  readonly isSayable: boolean;
  /** Whether it's one plain idea, so that its grammar can be known for certain. */
  readonly isOneIdea: boolean;
  /** Whether it's too long for its grammar to be read. */
  readonly isLong: boolean;
  /** Whether nothing in it can be read as English. */
  readonly isUnreadable: boolean;
};

/** What an answer gives to a text, and what the member asked to keep out of it. */
export type ReadAnswer = {
  readonly phrases: readonly Phrase[];
  readonly keptOut: readonly string[];
};

/** The ideas of an answer in the member’s order; none where it is blank or says that there is nothing. */
export function readAnswer(answers: Answers, field: string): ReadAnswer {
  const { shareable, withheld } = splitWithheld(field, answerOf(answers, field));
  const rows = new Set(shareable.split("\n").map(withoutBullet));
  const ideas = withRestAsOne(splitIdeas(shareable).filter((idea) => !isAbsent(idea)));
  const { said, secret } = answeredByRefusal.has(field)
    ? { said: ideas, secret: [] }
    : withoutSecrets(ideas);
  return {
    phrases: said.map((words) => toPhrase(field, words, rows.has(words))),
    keptOut: [...(withheld === null ? [] : [withheld]), ...secret],
  };
}

/** More ideas than anybody gives to one question; reading each would hold the page. */
const maxIdeas = 40;

const withRestAsOne = (ideas: readonly string[]): readonly string[] =>
  ideas.length <= maxIdeas
    ? ideas
    : [...ideas.slice(0, maxIdeas - 1), ideas.slice(maxIdeas - 1).join(" ")];

/** Where a "not" is the answer itself, and no note to us. */
const answeredByRefusal = toWordSet(
  "refusal refuse request notFor withhold objection sample description resume",
);

/** Longer words than these are shown as they are, without a reading of their grammar. */
const maxReadCharacters = 400;

/** An answer as one idea, whatever marks it holds: a name, a day, a sum. Null where there is none. */
export function readWholeAnswer(answers: Answers, field: string): Phrase | null {
  const words = answerOf(answers, field).replace(/\s*\n\s*/g, ", ");
  return words === "" || isAbsent(words) ? null : toPhrase(field, words);
}

export function toPhrase(field: string, words: string, isRow = true): Phrase {
  const text = withTailJoined(
    stripEndMark(withoutAuthorNote(withoutLead(normalizeTypedText(writeOutDays(words))))),
  );
  const isLong = text.length > maxReadCharacters;
  return {
    field,
    words,
    text,
    isRow,
    isSayable: !isLong && isSayable(text),
    isOneIdea: !isLong && isOneIdea(text),
    isLong,
    isUnreadable: !isLong && readShape(text, []).shape === "unread",
  };
}

/** "2026-12-18" is how a calendar field writes a day. */
function writeOutDays(text: string): string {
  return text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) =>
    Number.isNaN(Date.parse(day)) ? day : formatDay(day),
  );
}

/** "Trained 14 dispatchers, 13 still work here": a tail with its own subject and verb is tied by "and". */
function withTailJoined(text: string): string {
  return text.replace(
    /, (?=(?:\d+|all|both|none|most|two|three|four|five|six)(?: of (?:them|those))? (?:(?:still|now|already|then|later) )?(?:are|were|have|had|passed|got|went|stayed|came|left|work|live|stand|sign|run|lead|became|promoted)\b)/u,
    ", and ",
  );
}

/** "Also, two of them", "and the log": a word that only ties an idea to the one before. */
function withoutLead(text: string): string {
  return text.replace(/^(?:also|and|plus|oh and|then)[,\s]+(?:also\s+)?(?=\S)/iu, "");
}
