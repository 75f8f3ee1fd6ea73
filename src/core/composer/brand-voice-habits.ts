import { marked } from "./brand-voice-marks.ts";
import { countWords } from "#core/language/sentences.ts";
import { stripPeriod } from "#core/language/phrase.ts";

/** What her sample does: an instruction, and a sentence of hers in marks that shows it. */
export type Habit = { readonly rule: string; readonly shown: string };

/** The habits of a sample, the most telling first. */
export function readHabits(sample: readonly string[]): readonly Habit[] {
  const found = [
    repeated(sample),
    contrasted(sample),
    dated(sample),
    landed(sample),
    brief(sample),
  ];
  return found
    .filter((habit): habit is Habit => habit !== null)
    .filter((habit, at, all) => all.findIndex(({ shown }) => shown === habit.shown) === at);
}

/** The longest runs of words that come back in another sentence, or later in the same; at most two. */
export function refrainsOf(sample: readonly string[]): string[] {
  const clauses = sample
    .flatMap((sentence) => sentence.split(/[;:]\s/))
    .map((text) => stripPeriod(text));
  const found: string[] = [];
  for (let size = 6; size >= 3; size -= 1) {
    for (const [at, clause] of clauses.entries()) {
      const words = clause.split(" ");
      for (let from = 0; from + size <= words.length; from += 1) {
        const run = words.slice(from, from + size).join(" ");
        const again = clauses
          .slice(at + 1)
          .some((other) => ` ${other.toLowerCase()} `.includes(` ${run.toLowerCase()} `));
        const known = found.some((other) => other.toLowerCase().includes(run.toLowerCase()));
        if (again && !known && !/[,“”]/.test(run) && /\p{L}{4}/u.test(run)) found.push(run);
      }
    }
  }
  return found.slice(0, 2);
}

function repeated(sample: readonly string[]): Habit | null {
  const [run] = refrainsOf(sample);
  return run === undefined ? null : { rule: "Repeat on purpose", shown: `“${run}” comes back.` };
}

function contrasted(sample: readonly string[]): Habit | null {
  const found = sample.find((sentence) =>
    /(?:\bnot\b|n’t\b)[^;.]*[;,] (?:we|it|they|I|but|she|he|this|that)\b/.test(sentence),
  );
  return found === undefined || countWords(found) > 30
    ? null
    : { rule: "Say what it is not, then what it is", shown: marked(found) };
}

function dated(sample: readonly string[]): Habit | null {
  const found = sample.find(
    (sentence) =>
      countWords(sentence) <= 14 &&
      /\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\bthe (?:first|last|second|third)\.$/.test(
        sentence,
      ),
  );
  return found === undefined
    ? null
    : { rule: "Name the day, the date or the figure", shown: marked(found) };
}

function landed(sample: readonly string[]): Habit | null {
  const last = sample.at(-1) ?? "";
  const longest = Math.max(0, ...sample.slice(0, -1).map((sentence) => countWords(sentence)));
  return sample.length >= 2 && countWords(last) <= 7 && longest > countWords(last)
    ? { rule: "Land on the short sentence", shown: marked(last) }
    : null;
}

function brief(sample: readonly string[]): Habit | null {
  const short = sample.find((sentence) => countWords(sentence) <= 8) ?? "";
  const mean =
    sample.reduce((sum, sentence) => sum + countWords(sentence), 0) / Math.max(1, sample.length);
  return short !== "" && mean <= 12
    ? { rule: "Keep the sentence this short", shown: marked(short) }
    : null;
}
