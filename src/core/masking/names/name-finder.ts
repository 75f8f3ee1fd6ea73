import { distinctiveNameWords, isUnmistakableName, type PersonName } from "./person-names.ts";
import type { MaskSpan } from "#core/masking/mask-span.ts";
import { honorific } from "./titles.ts";
import type { WordList } from "#core/masking/words/word-list.ts";

/** Finds the names of these people in any text: whole, in part, in lower case, in the plural or the possessive. */
export function createNameFinder(
  people: readonly PersonName[],
  forms: readonly string[],
  list: WordList,
) {
  const knownForms = [
    ...new Set([
      ...forms,
      ...people.flatMap(({ full }) => [full, ...distinctiveNameWords(full, list)]),
    ]),
  ]
    // "Mr." alone is nobody, and the beginning of "Mrs."
    .filter((form) => form.length > 1 && !honorific.test(form))
    .toSorted((a, b) => b.length - a.length);
  const sure = knownForms.filter((form) => form.includes(" ") || isUnmistakableName(form, list));
  const own = knownForms.filter((form) => !sure.includes(form));
  const patterns = [
    ...splitIntoChunks(sure).map((chunk) => pattern(chunk, "giu")),
    ...splitIntoChunks(own).map((chunk) => pattern(chunk, "gu")),
  ];
  return (text: string): MaskSpan[] =>
    patterns.flatMap((one) =>
      [...text.matchAll(one)]
        .filter(({ 0: matched, index }) => !isThing(matched, text.slice(0, index)))
        .map(({ 0: matched, index }): MaskSpan => ({
          start: index,
          end: index + matched.length,
          kind: "NAME",
        })),
    );
}

/** "a theatre", where "Oak Theatre" was taken for somebody, and "a Gozitan", who comes from there. */
function isThing(matched: string, before: string): boolean {
  if (/^\p{Ll}+$/u.test(matched))
    return /\b(?:an?|the|our|my|their|this|that|each|every)\s$/i.test(before);
  return !matched.includes(" ") && /(?<!\p{L})[Aa]n? $/u.test(before);
}

/** One pattern has its bounds; a long document may hold thousands of names. */
function splitIntoChunks(forms: readonly string[]): string[][] {
  const size = 300;
  const chunks = Math.ceil(forms.length / size);
  return Array.from({ length: chunks }, (_, n) => forms.slice(n * size, (n + 1) * size));
}

function pattern(forms: readonly string[], flags: string): RegExp {
  const escaped = forms
    .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((form) => form.replaceAll(/[’']/g, "[’']").replaceAll(/[ \u00a0]/g, "[ \\u00a0]"));
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${escaped.join("|")})(?=(?:e?s)?(?![\p{L}\p{M}\p{N}]))`,
    flags,
  );
}
