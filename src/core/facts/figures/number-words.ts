import { lowAt, type Tokens } from "#core/facts/tokens.ts";
import { timeUnits } from "#core/language/calendar/time-units.ts";

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
/** "First" and "second" put things in order. */
export const ordinals: readonly string[] =
  "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
const ones = small.split(" ");
const values = new Map<string, number>([
  ["twice", 2],
  ...ones.map((word, value) => [word, value] as const),
  ...tens.split(" ").flatMap((ten, place) =>
    ones.slice(0, 10).map((one, value) => {
      return [value === 0 ? ten : `${ten}-${one}`, place * 10 + 20 + value] as const;
    }),
  ),
]);

/** What a word multiplies the number before it by. */
export const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({ dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }),
);

type ReadNumber = { readonly value: number; readonly next: number };

/** The number that begins at a token: "twenty-two", "a dozen", "three thousand five hundred". A bare "one" counts nothing. */
export function readNumberWords(tokens: Tokens, at: number): ReadNumber | null {
  const isArticle = /^an?$/.test(lowAt(tokens, at)) && scales.has(lowAt(tokens, at + 1));
  const first = isArticle ? 1 : values.get(lowAt(tokens, at));
  if (first === undefined) return readOrdinal(tokens, at);
  let [total, current, next] = [0, first, at + 1];
  for (;;) {
    const scale = scales.get(lowAt(tokens, next));
    const and = lowAt(tokens, next) === "and" && total + current >= 100 ? 1 : 0;
    const more = values.get(lowAt(tokens, next + and)) ?? 100;
    if (scale !== undefined) {
      [total, current] = scale > 100 ? [total + current * scale, 0] : [total, current * scale];
      next += 1;
    } else if (isHalfMore(tokens, next)) [current, next] = [current + 0.5, next + 3];
    else if (more < roomFor(total, current)) [current, next] = [current + more, next + 1 + and];
    else break;
  }
  return first === 1 && next === at + 1 ? null : { value: total + current, next };
}

/** What may follow: less than a hundred behind "two hundred" and "three thousand", less than ten behind "twenty". */
function roomFor(total: number, current: number): number {
  if (current % 100 === 0) return total + current > 0 ? 100 : 0;
  return current >= 20 && current % 10 === 0 ? 10 : 0;
}

function isHalfMore(tokens: Tokens, next: number): boolean {
  return [0, 1, 2].map((more) => lowAt(tokens, next + more)).join(" ") === "and a half";
}

/** "The twelfth cohort", "third shift"; "a third" is a share. */
function readOrdinal(tokens: Tokens, at: number): ReadNumber | null {
  const place = ordinals.indexOf(lowAt(tokens, at));
  const isShare = /^(?:an?|one|two|three|four|and|by)$/.test(lowAt(tokens, at - 1));
  const isPlace = /^(?:of|and|is|was|one|to|in|for)$/.test(lowAt(tokens, at + 1));
  if (place < 0 || isShare || isPlace || tokens[at + 1]?.kind !== "word") return null;
  return { value: place + 3, next: at + 1 };
}

/** "Half a million", "a quarter of a million", "half an hour". */
export function readPart(tokens: Tokens, at: number): ReadNumber | null {
  const words = [0, 1, 2, 3, 4].map((more) => lowAt(tokens, at + more)).join(" ");
  const [opener = "", share] = /^(?:(half)|(?:a )?quarter of) an?(?= )/.exec(words) ?? [];
  const behind = at + opener.split(" ").length;
  const what = lowAt(tokens, behind);
  const value = share === undefined ? 1 / 4 : 1 / 2;
  if (opener !== "" && timeUnits.has(what)) return { value, next: behind };
  const scale = scales.get(what);
  if (opener === "" || scale === undefined) return null;
  return { value: value * scale, next: behind + 1 };
}
