import type { Bullet } from "./resume-rewrite-bullet.ts";
import { classify } from "#core/language/clause.ts";

const works: readonly (readonly [RegExp, string])[] = [
  [counting("articles?|papers?|publications?|chapters?|books?|abstracts?|essays?"), "publish"],
  [counting("talks?|presentations?|lectures?|keynotes?|workshops?"), "give"],
  [counting("patents?"), "hold"],
];

function counting(nouns: string): RegExp {
  return new RegExp(
    String.raw`^\d+\+?\s(?:[\p{L}-]+\s){0,3}?(?:${nouns})(?=$|[,;(]|\s(?:on|in|at|about|since|from)\b)`,
    "iu",
  );
}

/** "14 peer reviewed articles, 6 first author": what she published, gave or holds. */
export function published(said: string): Bullet | null {
  const verb = works.find(([line]) => line.test(said))?.[1];
  if (verb === undefined) return null;
  const rest = said
    .replace(/\bpeer reviewed\b/giu, "peer-reviewed")
    .replace(/,\s(\d+)\s(?:as\s)?(first|lead|senior|sole)[- ]author$/iu, ", $1 as $2 author");
  return { verb, rest, past: verb !== "hold" };
}

/** "+14% comp sales 2023, +9% 2024" → "comp sales 14% in 2023 and 9% in 2024". */
export function grown(said: string): Bullet | null {
  const [, first = "", noun = "", year = "", second = "", next = ""] =
    /^\+?(\d[\d.]*%)\s((?:\p{L}+\s?){1,4}?)(?:\s?(?:in\s)?((?:19|20)\d\d))?(?:,\s(?:\+|up )(\d[\d.]*%)(?:,?\s(?:in\s)?((?:19|20)\d\d))?)?$/u.exec(
      said,
    ) ?? [];
  if (first === "") return null;
  const all = [inYear(first, year), ...(second === "" ? [] : [inYear(second, next)])].join(" and ");
  return { verb: "grow", rest: `${noun.trim()} ${all}`, past: true };
}

function inYear(share: string, year: string): string {
  return year === "" ? share : `${share} in ${year}`;
}

const prize =
  /\b(?:award|awards|prize|medal|honor|honors|honou?rs|employee of the (?:month|year|quarter)|dean[’']s list|scholarship|fellowship|recognition|commendation|president[’']s club)\b/iu;

export function receiving(said: string): Bullet | null {
  if (!prize.test(said) || said.split(" ").length > 16 || classify(said).kind === "clause")
    return null;
  return { verb: "receive", rest: said, past: true };
}
