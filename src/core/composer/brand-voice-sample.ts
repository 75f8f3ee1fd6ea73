import { quote } from "#core/language/phrase.ts";
import { countWords, splitSentences } from "#core/language/sentences.ts";

/** What her sample does, each as a rule with her own words beside it, and the phrases it repeats. */
export type SampleStudy = {
  readonly sentences: readonly string[];
  readonly rules: readonly string[];
  readonly phrases: readonly string[];
};

const common = new Set(
  "the a an and or but of to in on at for with from by is was are were be been it its i we you they he she my our your their this that these those not do does did no so as if then than there here have has had will would can could too also all one".split(
    " ",
  ),
);

export function studySample(sample: string): SampleStudy {
  const sentences = splitSentences(sample);
  const phrases = repeated(sample);
  return {
    sentences,
    rules: [
      ...repetition(phrases),
      ...contrast(sentences),
      ...dates(sentences),
      ...length(sentences),
      ...question(sentences),
    ],
    phrases,
  };
}

function repetition(phrases: readonly string[]): string[] {
  const [phrase] = phrases;
  return phrase === undefined
    ? []
    : [`Repeat on purpose: ${quote(phrase)} comes back, because it is the point.`];
}

function contrast(sentences: readonly string[]): string[] {
  const found = sentences.find(
    (sentence) =>
      /\b(?:not|n’t|never|no)\b[^.;]*[;,.] ?(?:we|it|they|you|I|this|but)\b/i.test(sentence) &&
      countWords(sentence) <= 24,
  );
  const pair = sentences.findIndex(
    (sentence, index) =>
      /\b(?:not|n’t)\b/.test(sentence) &&
      countWords(sentence) <= 12 &&
      /^(?:It|You|We|They|I|This)\b/.test(sentences[index + 1] ?? "") &&
      !/\b(?:not|n’t)\b/.test(sentences[index + 1] ?? ""),
  );
  if (found !== undefined) return [`Say what it is not, then what it is: ${quote(found)}`];
  if (pair < 0) return [];
  return [
    `Say what it is not, then what it is: ${quote(`${sentences[pair]} ${sentences[pair + 1]}`)}`,
  ];
}

const concrete =
  /\d|\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December|first of the month|due on)\b/;

function dates(sentences: readonly string[]): string[] {
  const found = sentences.find((sentence) => concrete.test(sentence) && countWords(sentence) <= 16);
  return found === undefined
    ? []
    : [`Put the date or the figure where others put an adjective: ${quote(found)}`];
}

function length(sentences: readonly string[]): string[] {
  if (sentences.length < 2) return [];
  const words = sentences.map(countWords);
  const mean = words.reduce((sum, count) => sum + count, 0) / words.length;
  const last = sentences.at(-1) ?? "";
  const ends = (words.at(-1) ?? 0) <= 6 && mean > (words.at(-1) ?? 0) + 3;
  if (ends) return [`Let a short sentence close the paragraph: ${quote(last)}`];
  return mean <= 10 ? ["Keep sentences as short as your own sample does, one fact in each."] : [];
}

function question(sentences: readonly string[]): string[] {
  const found = sentences.find((sentence) => sentence.endsWith("?"));
  return found === undefined ? [] : [`Ask the question outright: ${quote(found)}`];
}

/** Runs of words that come twice, longest first, none inside another. */
function repeated(sample: string): readonly string[] {
  const runs = sample.split(/[.;!?\n,:]+/).map((piece) =>
    piece
      .trim()
      .split(/\s+/)
      .filter((word) => word !== ""),
  );
  const seen = new Map<string, { count: number; text: string }>();
  for (const words of runs) {
    for (let size = 2; size <= 6; size += 1) {
      for (let at = 0; at + size <= words.length; at += 1) {
        const text = words.slice(at, at + size).join(" ");
        const key = text.toLowerCase();
        seen.set(key, {
          count: (seen.get(key)?.count ?? 0) + 1,
          text: seen.get(key)?.text ?? text,
        });
      }
    }
  }
  const twice = [...seen.values()]
    .filter(({ count, text }) => count > 1 && isPhrase(text))
    .toSorted((a, b) => countWords(b.text) - countWords(a.text));
  return twice
    .filter(
      ({ text }, index) =>
        !twice
          .slice(0, index)
          .some((longer) => longer.text.toLowerCase().includes(text.toLowerCase())),
    )
    .map(({ text }) => text)
    .slice(0, 3);
}

function isPhrase(text: string): boolean {
  const words = text.toLowerCase().split(" ");
  const content = words.filter((word) => !common.has(word) && /\p{L}/u.test(word));
  if (content.length === 0) return false;
  return (
    !/^(?:the|a|an|of|to|in|at|for|with|by|and|or|was|is|are|it|that|this)$/.test(
      words.at(-1) ?? "",
    ) &&
    (content.length > 1 || words.length > 2)
  );
}
