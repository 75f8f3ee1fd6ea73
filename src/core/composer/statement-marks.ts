import { placeDurations } from "#core/language/durations.ts";

/** Marks that stand for words, in words: "+41%" → "up 41%", "gap $47M" → "gap of $47M", a sum beside a money noun gets its sign. */
export function legible(text: string): string {
  return placeDurations(text)
    .replaceAll(/\sv\.\s(?=\p{Lu})/gu, ` v${fixed} `)
    .replaceAll(/(?<=^|[\s(])\.(?=\d)/gm, "0.")
    .replaceAll(/\bfrom (\d[\d.]*)% to (\d[\d.]*)(?![\d%.,])/g, "from $1% to $2%")
    .replaceAll(/(?<=\p{L}) \+(\d[\d.]*%) (\p{Ll}+)(?=$|[,;.])/gu, ": $2 up $1")
    .replaceAll(
      /, (?:that|it) (?:was|took) (?=(?:about |only )?\d+ (?:days|weeks|months|years))/gu,
      " in ",
    )
    .replaceAll(
      /(?<=\p{Ll})(?<!\b(?:the|for|my|our|a)) first time(?=$|[,.;])/gmu,
      " the first time",
    )
    .replaceAll(/(?<=\p{L}) \+(?=\d)/gu, " up ")
    .replaceAll(/, that(?:’s| is) (?=the\s)/g, ": ")
    .replaceAll(/[,;] it’s (?=in\b|on\b|at\b)/g, ", ")
    .replaceAll(/(\d+)-state (?=titles|championships|records|awards|medals)/g, "$1 state ")
    .replaceAll(/(?<=[\p{L}\d]) especially /gu, ", especially ")
    .replaceAll(
      /, (\d[\d,.]*%?) to (?=\d[\d,.]*(?:%| \p{Ll}+s\b)(?! (?:a|per|each|every)\b))/gu,
      ", from $1 to ",
    )
    .replaceAll(
      /(\d%?) (?=(?:the|my|our) \p{Ll}+(?: \p{Ll}+)? (?:is|was|are|were) \d)/gu,
      "$1, and ",
    )
    .replaceAll(/, (?=now it(?:’s| is)\b)/g, "; ")
    .replaceAll(
      /(?<=\bin (?:\d+|two|three|four|five|six|seven|eight|nine) (?:days|weeks|months|years|quarters)), (?=\d+[ -]person (?:crew|team|staff)\b)/gu,
      " with a ",
    )
    .replaceAll(bareRange, (all, low: string, at: number, whole: string) =>
      /\b(?:from|went|goes|down|up|was|at|of|to)$/.test(whole.slice(0, at))
        ? all
        : ` from ${low} to `,
    )
    .replaceAll(
      /\bin ((?:first|second|third|fourth|1st|2nd|3rd|4th) (?:trimester|quarter|half|phase|week|month))\b/gi,
      "in the $1",
    )
    .replaceAll(/(?<=^|[,;.]\s)(\p{Lu}[\p{L}]{1,8}) (?=\d[\d.]* to \d)/gmu, "$1 from ")
    .replaceAll(
      /\b(policy|plan|law|ordinance|rule|bill|budget|standard|report) (council|board|legislature|senate|congress|parliament|committee) (passed|adopted|approved|signed|funded)\b/gi,
      "$1 the $2 $3",
    )
    .replaceAll(
      /\b(gap|deficit|debt|budget|backlog|loan|deal|contract|portfolio|fund|shortfall) (?=[$€£]\d)/gi,
      "$1 of ",
    )
    .replaceAll(
      /(?<![\p{L}\p{N}$€£.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?M)(?= (?:budget|grant|account|contract|deal|ARR|in ARR|revenue|in revenue|in savings|gift|loan|raise)\b)/gu,
      "$$$1",
    )
    .replaceAll(
      /\b(saved|recovered|raised) (\d{1,3}(?:,\d{3})+)(?=$|[.,;]| (?:a year|in|from)\b)/gm,
      "$1 $$$2",
    )
    .replaceAll(/(?<=\bworth )(\d+(?:\.\d+)?[MB])(?=[\s,.;)]|$)/gm, "$$$1")
    .replaceAll(
      /(?<=\b(?:portfolio|book|budget|sales|revenue|round|endowment),? )(\d+(?:\.\d+)?[MB])(?=[\s,.;)]|$)/gm,
      "$$$1",
    )
    .replaceAll(/(?<=\b(?:account|contract|deal|budget|grant) \()(\d+(?:\.\d+)?M)(?=\))/gu, "$$$1");
}

/** Stands for a full stop that ends no sentence. */
const fixed = "\uE000";

/** "turnover 96 to 71%": two figures after a noun. */
const bareRange = /(?<=\p{L}) (\d[\d,.:]*%?) to (?=\d[\d,.:]*%?(?:$|[,.;]))/gmu;

/** The text with its held stops back. */
export function legibleAgain(text: string): string {
  return text.replaceAll(fixed, ".");
}
