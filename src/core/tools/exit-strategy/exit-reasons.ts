import { contentWords } from "#core/language/words/content-words.ts";
import { commonLeavingWords } from "#core/language/words/common-leaving-words.ts";
import { splitItems } from "#core/composer/shapes/split/split-items.ts";
import { isAbsent } from "#core/composer/shapes/absent.ts";
import { isAuthorNote } from "#core/composer/words/privacy/author-notes.ts";
import { normalizeTypedText } from "#core/composer/words/typing/normalize-typed-text.ts";
import { splitWithheld } from "#core/composer/words/privacy/split-withheld.ts";
import { shareablePart } from "#core/composer/words/privacy/shareable-part.ts";
import { withoutHedges } from "#core/composer/words/without-hedges.ts";
import { type Answers, answerOf } from "#core/tools/definition.ts";

/** The reasons as far as they can be given: without withheld topics, and without what the answer asks to leave out. */
export function shareableReasons(answers: Answers): readonly string[] {
  const withheld = withheldTopics(answers);
  const money = withheld.some((row) =>
    /\b(?:pay|salary|comp|compensation|money|package)\b/i.test(row),
  );
  const health = withheld.some((row) => healthPattern.test(row));
  return splitItems(
    splitWithheld("reason", normalizeTypedText(answerOf(answers, "reason"))).shareable,
  )
    .filter((item) => !isAbsent(item))
    .flatMap((item) => {
      const note = isAuthorNote(item) ? tellingRoots(item.slice(item.search(notePattern))) : null;
      if (note?.length === 0) return [];
      const isSecret = (words: string) =>
        isNoteOrRefusal(words) ||
        [...withheld, ...(note ?? [])].some((row) => mentionsTopic(words, row)) ||
        (health && healthPattern.test(words)) ||
        (money && /[$€£%]|\b(?:paid|pays|more money)\b/i.test(words));
      const shareable = shareablePart(item, isSecret, isNoteOrRefusal);
      return shareable === null ? [] : [withoutHedges(shareable)];
    });
}

const healthPattern = new RegExp(
  String.raw`\b(?:health|medical|doctors?|hospital|surgery|treatment|therap\p{L}+|ill|illness|sick|` +
    String.raw`burned out|burnt out|burnout|pregnan\p{L}+|depress\p{L}+|anxiety|cancer|diagnos\p{L}+)\b`,
  "iu",
);

/** The topics that are not to be discussed, one thing each. */
function withheldTopics(answers: Answers): readonly string[] {
  return answerOf(answers, "withhold")
    .split(/[\n;]|,\s+and\s|\sand\s(?=(?:how|what|that|why|the|my|our|any)\s)/)
    .filter((row) => !isAbsent(row));
}

/** Whether a message may hold these words: they do not name all of a withheld topic. */
export function isShareable(words: string, answers: Answers): boolean {
  const roots = new Set(tellingRoots(words));
  const named = withheldTopics(answers).map((row) =>
    tellingRoots(row).filter((root) => !commonLeavingWords.has(root)),
  );
  return !named.some((row) => row.length > 0 && row.every((root) => roots.has(root)));
}

/**
 * Whether words speak of a withheld topic: by a telling word of the thing itself, or by most of all; all of its common
 * ones.
 */
function mentionsTopic(words: string, withheld: string): boolean {
  if (placeTopic.test(withheld) && namedPlacePattern.test(words)) return true;
  if (amountTopic.test(withheld)) return /\d/.test(words);
  if (/^where\b/i.test(withheld)) return false;
  const roots = new Set(tellingRoots(words));
  const row = tellingRoots(withheld);
  const telling = row.filter((root) => !commonLeavingWords.has(root));
  const shared = telling.filter((root) => roots.has(root));
  if (telling.length === 0) return row.length > 0 && row.every((root) => roots.has(root));
  const core = telling.length < 2 ? telling : tellingRoots(topicHeadOf(withheld));
  return shared.length * 2 > telling.length || shared.some((root) => core.includes(root));
}

/** An amount or a place is withheld, and not what it is the amount or place of. */
const amountTopic =
  /^how (?:much|many|long) (?!I\b|my\b|we\b)|^what (?:it|they|the \S+)? ?(?:costs?|pays?)\b/i;
const placeTopic =
  /\bwhere\b|\b(?:name of|(?:new|next) (?:employer|company|job|place|firm|boss))\b/i;
const namedPlacePattern = /\b(?:at|with|for|join|joining|joined) (?:the )?\p{Lu}/u;

/** The thing itself without the remark about it; a clause ("how much …") has none. */
function topicHeadOf(withheld: string): string {
  const [head = ""] = withheld.split(/\s(?:about|of|with|for|at|in|on|from|to|that|who|which)\s/i);
  return /^(?:how|what|that|why|where|when|who|whether|if)\b/i.test(head) ? "" : head;
}

function isNoteOrRefusal(words: string): boolean {
  return isAuthorNote(words) || notSayingPattern.test(words);
}

/** Where a note to whoever writes begins: "please do not say the colleague". */
const notePattern = /\b(?:please|pls|you|do not|don’t)\b/iu;
const notSayingPattern = /\bnot (?:saying|telling|naming)\b/i;

/** The words that carry something, without those of the note itself. */
function tellingRoots(text: string): readonly string[] {
  return contentWords(text)
    .map(({ root }) => root)
    .filter(
      (root) => !/^(?:say|mention|name|tell|print|writ|shar|us|ned|anyon|anybody)$/.test(root),
    );
}
