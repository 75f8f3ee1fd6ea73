import { capitalise, lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { findHits } from "#core/voice/find-hits.ts";
import { refrainsOf } from "./brand-voice-habits.ts";

const stops =
  "is|was|are|were|be|it|on|in|at|to|for|and|or|but|that|who|which|with|without|from|about|again|before|after|has|had|have|comes|goes|does|do|did|we|they|you|I|never|not|isn’t|aren’t|can|will|would|should|could|may|might|must|only|same|other|whole|said|says|twice|first|last|next|every|each|the|a|an|my|our|their|usually|always|mostly|if|when|than|as|so|too|into|over|under";
const word = `(?!(?:${stops}|of)(?![\\p{L}’-]))\\p{Ll}[\\p{L}-]*`;
const noun = new RegExp(
  `(?<![\\p{L}’])(?:[Tt]he|[Aa]n?) ${word}(?: ${word}){0,2}?(?: of the ${word})?(?=[,.;:?!”]|$| (?:${stops})(?![\\p{L}’-]))|(?<![\\p{L}’])the first of the month`,
  "gu",
);
const negated =
  /\b(?:(?:is|are|was|were|do|does) not|never|nobody|no|without|instead of)\b[^.;,]*$|\b(?:is|are|was|were|do|does)n’t\b[^.;,]*$/i;
const empty =
  /^(?:the|a|an) (?:first|last|second|same|other|only|next|one|way|thing|lot|few|little|time being|most|best|worst|people|person|whole)$/i;

/** Things she names, out of clauses that affirm them; a lone "a wish" says too little. */
function nounsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) =>
      [...text.matchAll(noun)].flatMap((found) =>
        negated.test(text.slice(0, found.index)) ? [] : [lowerOpening(found[0])],
      ),
    )
    .filter(
      (phrase) => !empty.test(phrase) && (phrase.startsWith("the ") || countWords(phrase) > 2),
    )
    .toSorted((a, b) => countWords(b) - countWords(a));
}

/** Words of hers worth keeping: replacements she chose, what comes back in her sample, her nouns, her shortest beliefs. */
export function phrasesOf(sample: readonly string[], beliefs: readonly string[]): string[] {
  const chosen = beliefs.flatMap((belief) => replacementIn(belief));
  const telling = nounsOf([...beliefs, ...sample]);
  const short = beliefs
    .map((belief) => stripPeriod(belief))
    .filter((belief) => countWords(belief) <= 5 && !/[“”,;?]/.test(belief));
  const lines = sample
    .map((sentence) => stripPeriod(sentence))
    .filter((sentence) => countWords(sentence) <= 6 && !/[“”;?]/.test(sentence));
  const all = [
    ...chosen,
    ...short.slice(0, 2),
    ...refrainsOf(sample),
    ...telling.slice(0, 3),
    ...lines.slice(0, 2),
  ];
  const found = keep(all);
  const whole = [...beliefs, ...sample]
    .map((text) => stripPeriod(text))
    .filter((text) => countWords(text) <= 9);
  return found.length >= 2 ? found : keep([...all, ...whole]).slice(0, 3);
}

function keep(phrases: readonly string[]): string[] {
  return distinct(phrases.filter((phrase) => phrase !== "" && findHits(phrase).length === 0)).slice(
    0,
    6,
  );
}

/** "People aren’t “served”; they’re neighbors." chooses "neighbors". */
function replacementIn(belief: string): string[] {
  const found =
    /(?:n’t|\bnot\b|\bnever\b) “[^”]+”[;,.]? (?:they|it|we|you|I|he|she)(?:’(?:re|s|m)| are| is| am) ([^,;.]{2,30})/i.exec(
      belief,
    )?.[1];
  return found === undefined ? [] : [found];
}

/** The word she chose beside the one it stands for: “neighbors”, where others write “served”. */
export function insteadOf(phrase: string, beliefs: readonly string[]): string {
  const belief = beliefs.find((text) => replacementIn(text).includes(phrase));
  const refused = belief === undefined ? undefined : /“([^”]+)”/.exec(belief)?.[1];
  return refused === undefined ? "" : `, where others write “${refused}”`;
}

/** Words she puts in marks in order to refuse them, with what she says instead. */
export function retiredIn(beliefs: readonly string[]): string[] {
  return beliefs.flatMap((belief) => {
    const refused = /(?:n’t|\bnot\b|\bnever say\b|\bnever\b) “([^”]+)”/i.exec(belief)?.[1];
    const named =
      /(?:stop saying|don’t say|do not say|never say) “([^”]+)”,?;? (?:and )?say ([^.;]{2,60})/i.exec(
        belief,
      );
    if (named !== null) return [`“${capitalise(named[1] ?? "")}.” Say ${named[2] ?? ""}.`];
    if (refused === undefined) return [];
    const [instead] = replacementIn(belief);
    return [
      `“${capitalise(refused)}.”${instead === undefined ? "" : ` The word is “${instead}.”`}`,
    ];
  });
}

function distinct(phrases: readonly string[]): string[] {
  return phrases.reduce<string[]>((kept, phrase) => {
    const low = phrase.toLowerCase();
    const known = kept.some(
      (other) => other.toLowerCase().includes(low) || low.includes(other.toLowerCase()),
    );
    return known ? kept : [...kept, phrase];
  }, []);
}
