const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

const toNinetyNine = `(?:(?:${tens.join("|")})(?:[- ](?:${small.slice(1, 10).join("|")}))?|(?:${small.join("|")}))`;
const toThousands = `${toNinetyNine}(?: hundred(?!s)(?:(?: and)? ${toNinetyNine})?)?`;
const scale = "(?:dozen|hundred|thousand|million|billion)(?!s)";
const spelled = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?<part>half|quarter|a quarter of) an? (?<partScale>million|billion|dozen)|(?:(?<lead>an?|${toThousands})(?<half> and a half)? (?<scale>${scale})(?:,?(?: and)? (?<rest>${toThousands}))?)|(?<plain>${toThousands}))(?![\p{L}\p{N}])(?!-\p{L})`,
  "giu",
);
const idioms =
  /\b(one (of|another|by one|thing|line|page|place|rule)|no one|for one|at one|the one|this one|that one|each one|which one|one on one|one['’]s|zero in|the two of (?:us|them)|(?:us|them|you) two|two of a kind)\b/gi;

/** A count below a hundred in words: 24 → "twenty-four". */
export function spellCount(count: number): string {
  if (count < small.length) return small[count] ?? "";
  const [ten = "", one = ""] = [tens[Math.floor(count / 10) - 2], small[count % 10]];
  return count % 10 === 0 ? ten : `${ten}-${one}`;
}

export type SpelledNumber = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: number;
};

/** Numbers written in words, in order: "one hundred and fifty", "half a million", "three thousand five hundred". A bare "one" counts nothing. */
export function findNumberWords(text: string): SpelledNumber[] {
  const idiomatic = [...text.matchAll(idioms)].map(({ index }) => index);
  return [...text.matchAll(spelled)].flatMap((match): SpelledNumber[] => {
    if (idiomatic.some((index) => match.index >= index && match.index < index + 12)) return [];
    if (/\d[^\S\n]?$/.test(text.slice(Math.max(0, match.index - 2), match.index))) return [];
    const value = valueOf(match.groups ?? {});
    const counts = match.groups?.["plain"] === undefined || value !== 1;
    const end = match.index + match[0].length;
    return counts ? [{ start: match.index, end, text: match[0], value }] : [];
  });
}

function valueOf(groups: Readonly<Record<string, string | undefined>>): number {
  const { part, partScale, lead, half, scale: by, rest, plain } = groups;
  if (part !== undefined)
    return scaleOf(partScale) * (part.toLowerCase() === "half" ? 1 / 2 : 1 / 4);
  if (plain !== undefined) return sumOf(plain);
  const count = /^an?$/i.test(lead ?? "") ? 1 : sumOf(lead ?? "");
  return (count + (half === undefined ? 0 : 0.5)) * scaleOf(by) + sumOf(rest ?? "");
}

function scaleOf(word = ""): number {
  return scales[word.toLowerCase()] ?? 1;
}

function sumOf(words: string): number {
  let sum = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const ten = tens.indexOf(word);
    if (word === "hundred") sum *= 100;
    else sum += ten >= 0 ? (ten + 2) * 10 : Math.max(0, small.indexOf(word));
  }
  return sum;
}
