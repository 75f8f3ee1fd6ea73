import type { SpelledNumber } from "./number-words.ts";

const denominators: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fifth: 5,
  fifths: 5,
};
const counts: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };
const inWords =
  /\b(?<count>an?|one|two|three|four)[ -](?<part>half|thirds?|quarters?|fifths?)(?= of\b(?! an? (?:million|billion|dozen))| (?:fewer|more|less|faster|lower|higher|shorter)\b)|\b(?<whole>half)(?= (?:of )?(?:the|my|our|its|their|his|her|all|them|us)\b)|\bthe (?<theHalf>half)(?= of\b)|\bby (?<by>half|a third|a quarter)\b/giu;
const inDigits =
  /(?<![\d/.,])(?<above>[1-9])\/(?<below>[2-9]|10)(?![\d/]|\s?(?:ratings?|stars)\b)(?= (?:of|the|my|our)\b)/gu;

/** Shares of a whole as percentages: "two thirds of", "half the team", "1/3 of". */
export function findShares(text: string): SpelledNumber[] {
  const spelled = [...text.matchAll(inWords)].map((match) => {
    const { count = "one", part, whole, by } = match.groups ?? {};
    const words = by?.split(" ") ?? [];
    const named = part ?? whole ?? words.at(-1) ?? "half";
    const value =
      ((counts[count.toLowerCase()] ?? 1) * 100) / (denominators[named.toLowerCase()] ?? 1);
    return { match, value };
  });
  const written = [...text.matchAll(inDigits)].map((match) => ({
    match,
    value: (Number(match.groups?.["above"]) * 100) / Number(match.groups?.["below"]),
  }));
  return [...spelled, ...written].map(({ match, value }) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    value: Math.round(value),
  }));
}
