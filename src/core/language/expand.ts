import { pluralAfterNumber } from "./measures.ts";
import { beforeNoun, closesPhrase, lowerOnly, shorthand, timeUnits } from "./shorthand.ts";
import { inContext } from "./shorthand-in-context.ts";

/** Shorthand written out where it is certain: "ppl" → "people", "w/out" → "without", "6 wks" → "6 weeks". */
export function expandShorthand(text: string): string {
  const units = text
    .replaceAll(/(?<=\d)\s?\/\s?(?=(?:hr|hour)\b)/g, " an ")
    .replaceAll(
      /(?<=\d[kKmM]?|\p{L})(?:\/\s?|\s\/(?!\s))(?=(?:yr|year|mo|month|wk|week|day|qtr|quarter)\b)/gu,
      " a ",
    )
    .replaceAll(
      /(?<=\d\s?)(yr|mo|wk|hr|min|sec|qtr)(s?)(?=\s|[.,;:)–-]|$)/gi,
      (_all, unit: string, many: string) => {
        return timeUnits[unit.toLowerCase() + many.toLowerCase()] ?? unit + many;
      },
    )
    .replaceAll(/(\d)(years?|months?|weeks?|hours?|minutes?|seconds?|quarters?)\b/g, "$1 $2")
    .replaceAll(
      /\b(a|an|per|each|every|last|next|this|the|other|same|first|second|past|half)\s(yr|mo|wk|hr|min|sec|qtr)\b/gi,
      (_all, lead: string, unit: string) => {
        return `${lead} ${timeUnits[unit.toLowerCase()] ?? unit}`;
      },
    )
    .replaceAll(/(?<=\p{Ll}\s|^)w\s?\/?\s?out\b(?=\s\p{L})/gu, "without")
    .replaceAll(/(?<=[\p{L}\p{N})’”,;]\s|^)w\/?\s(?=[\p{L}\p{N}“])/gu, "with ")
    .replaceAll(/\bw\/(?=[\p{L}\p{N}])(?!o\b|out\b|in\b)/gu, "with ");
  const words = units.replaceAll(
    /(?<![\p{L}\p{N}’'@.&-])([\p{L}]+(?:\/\p{L}*)?\d?)(\.?)(?![\p{L}\p{N}’'@&-])/gu,
    expandWord,
  );
  return pluralAfterNumber(
    inContext
      .reduce((said, [pattern, write]) => said.replace(pattern, write), words)
      .replaceAll(" -owned", "-owned"),
  );
}

function expandWord(
  all: string,
  word: string,
  stop: string,
  offset: number,
  whole: string,
): string {
  const low = word.toLowerCase();
  const full = Object.hasOwn(shorthand, low) ? shorthand[low] : undefined;
  if (full === undefined || (lowerOnly.has(low) && word !== low)) return all;
  if (word.length > 1 && word === word.toUpperCase()) return all;
  const after = whole.slice(offset + all.length);
  const goesOn =
    beforeNoun.has(low) &&
    /^\s[\p{L}\d]/u.test(after) &&
    !/^\s\p{Ll}+ed\b|^\s(?:met|was|is|said|then|and)\b/u.test(after);
  const ends =
    goesOn && (!closesPhrase.has(low) || /^ (?:of|for|in|at|and|&|,)/.test(after)) ? "" : stop;
  const written = /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full;
  return written + ends;
}
