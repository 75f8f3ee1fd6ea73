import type { Fact } from "#core/grounding/fact.ts";
import { findFigures } from "#core/language/figures.ts";

/** A number with its value and the words it counts ("days"; "direct", "care", "staff"), none where nothing is counted. */
export type Quantity = Fact & {
  readonly kind: "money" | "percent" | "number";
  readonly value: number;
  readonly counted: readonly string[];
  /** The span of a rate: "month" in "140 a month"; null where there is none. */
  readonly per: string | null;
};

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", ..."twenty thirty forty fifty sixty seventy eighty ninety".split(" ")];
const scales: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};
const unitWords = units.join("|");
const tenWords = tens.filter(Boolean).join("|");
const numberWords = new RegExp(
  `\\b(?:(half) an? (million|billion)|(?:an? |(?:(${tenWords})[- ])?(${unitWords}|${tenWords}) )?(dozen|hundred|thousand|million|billion)(?!s)|(?:(${tenWords})-)?(${unitWords}|${tenWords}))\\b(?!-)`,
  "gi",
);
const idioms =
  /\b(one (of|another|by one|thing|line|page|place|rule)|no one|for one|at one|the one|this one|that one|each one|which one|one on one|one['’]s|zero in|the two of (?:us|them)|(?:us|them|you) two|two of a kind)\b/gi;

/** Every quantity of a text, in digits or in words, in order. */
export function findQuantities(text: string): Quantity[] {
  const figures = findFigures(openRanges(text)).map((figure): Quantity => ({
    kind: figure.kind,
    start: figure.start,
    end: figure.end,
    text: figure.text.trim(),
    value: figure.value,
    counted: countedWords(text, figure.end),
    per: rateOf(text, figure.end),
  }));
  return [...figures, ...spelled(text)].toSorted((a, b) => a.start - b.start);
}

/** Both ends of "150-400 beds" are figures; places in the text stay the same. */
function openRanges(text: string): string {
  return text.replaceAll(
    /(?<!-\d{1,4})(?<=\d[kKmM]?)[-–](?=[$€£]?\d+(?:[.,]\d+)*[kKmM%]?(?![\d-]))/g,
    " ",
  );
}

function spelled(text: string): Quantity[] {
  const idiomatic = [...text.matchAll(idioms)].map((match) => match.index);
  return [...text.matchAll(numberWords)].flatMap((match) => {
    const [all, half, halfScale = "", ten = "", unit = "", scale = "", bareTen = "", bare = ""] =
      match;
    if (idiomatic.some((index) => match.index >= index && match.index < index + 12)) return [];
    if (/\d\s?$/.test(text.slice(0, match.index))) return [];
    const small = wordValue(ten || bareTen) + wordValue(unit || bare);
    const value = half
      ? (scales[halfScale.toLowerCase()] ?? 0) / 2
      : (small || (scale ? 1 : 0)) * (scales[scale.toLowerCase()] ?? 1);
    const end = match.index + all.length;
    if (value === 1 && !scale) return [];
    const kind = /^\s?(percent|per cent)\b/.test(text.slice(end)) ? "percent" : "number";
    return [
      {
        kind,
        start: match.index,
        end,
        text: all,
        value,
        counted: countedWords(text, end),
        per: rateOf(text, end),
      } as const,
    ];
  });
}

function wordValue(word: string): number {
  const lower = word.toLowerCase();
  const ten = tens.indexOf(lower);
  return ten > 0 ? ten * 10 : Math.max(0, units.indexOf(lower));
}

const linking = new Set(
  "if u you both count about around roughly max of to in on at by for from with and or a an the per than over under up down out now after before since until as is are was were it its my our your their that this which who more less new full different other of into when while".split(
    " ",
  ),
);

/** The stems of up to three words that follow a number, to the next linking word or mark. */
function countedWords(text: string, end: number): string[] {
  const words: string[] = [];
  let rest = text.slice(end);
  while (words.length < 3) {
    const match = /^(?:\s+|-)(\p{L}[\p{L}’'-]*)/u.exec(rest);
    const word = match?.[1]?.toLowerCase();
    if (!match || !word || linking.has(word)) break;
    words.push(stem(word));
    rest = rest.slice(match[0].length);
  }
  return words;
}

function rateOf(text: string, end: number): string | null {
  const rate = /^(?:\s\p{L}+){0,2}\s(?:an?|per|each|every)\s(hour|day|week|month|quarter|year)\b/u;
  return rate.exec(text.slice(end))?.[1] ?? null;
}

/** A crude stem, so that "weeks" and "week", "hospitals" and "hospital" are one word. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/, "");
  if (/(ss|us|is)$/.test(lower) || lower.length < 4) return lower;
  return lower
    .replace(/ies$/, "y")
    .replace(/(ches|shes|xes|sses)$/, (ending) => ending.slice(0, -2))
    .replace(/s$/, "");
}
