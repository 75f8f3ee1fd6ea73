import { stressed } from "./shorthand.ts";

/** Line ends, spaces, dashes and arrows in one form: " – " and " → ". */
export function normaliseMarks(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[\t\u00A0\u2000-\u200A\u202F]/g, " ")
    .replaceAll(/[\u200B\uFEFF]/g, "")
    .replaceAll(/\s?(?:-{1,2}>|=>|→|⟶)\s?/g, " → ")
    .replaceAll(/(?<=\S) (?:-{1,2}|—|–) (?=\S)/g, " – ")
    .replaceAll(/(?<=\p{L})—(?=\p{L})|(?<=\p{L})--(?=\p{L})/gu, " – ");
}

/** Runs of dots, question and exclamation marks as one calm mark. */
export function calmMarks(text: string): string {
  return text
    .replaceAll(/(?<!\bYahoo)!+(?=\s*[)\]])/g, "")
    .replaceAll(/(?<!\bYahoo)[!]+(?:\?*)/g, ".")
    .replaceAll(/\?{2,}/g, "?")
    .replaceAll(/(?:\.{2,}|…)(?=\s*$)/gm, ".")
    .replaceAll(/(?:\.{2,}|…)\s*/g, ". ");
}

/** "+" and "&" between words as "and", "~" as "about", "<" before a figure as "under". "AA+" and "Pell & Sons" stay. */
export function spellAnd(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N})%”’])\s\+\s(?=[\p{L}\p{N}“$])/gu, " and ")
    .replaceAll(/(^|[.;,]\s)(?:\+|&)\s(?=\S)/gm, "$1and ")
    .replaceAll(
      /(?<=[\p{L}\p{N})%”’]),?\s&\s(?=[\p{L}\p{N}“$])/gu,
      (all, offset: number, whole: string) => {
        const before = /(\p{Lu}[\p{L}’.-]*)$/u.test(whole.slice(0, offset));
        const after = /^\p{Lu}\p{Ll}/u.test(whole.slice(offset + all.length));
        return before && after ? all : " and ";
      },
    )
    .replaceAll(/(?<=\s)<\s?(?=[$\d])/g, "under ")
    .replaceAll(/(?<=\s)>\s?(?=[$\d])/g, "over ")
    .replaceAll(/~\s?(?=[$\d])/g, "about ");
}

/** Words typed in capitals for stress in lower case: "FOURTEEN" → "fourteen". */
export function lowerStress(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{N}’'&-])\p{Lu}{2,}(?![\p{L}\p{N}’'&-])/gu, (word) => {
    return stressed.has(word.toLowerCase()) ? word.toLowerCase() : word;
  });
}

/** Spaces and marks that were left over by taking words out. */
export function tidySpaces(text: string): string {
  return text
    .replaceAll(/[ ]{2,}/g, " ")
    .replaceAll(/\(\s*[.,;]?\s*\)/g, "")
    .replaceAll(/\s+([,.;:?)](?:\s|$))/g, "$1")
    .replaceAll(/\(\s+/g, "(")
    .replaceAll(/(?:[,;]\s*)+([.;?])/g, "$1")
    .replaceAll(/,(?:\s*,)+/g, ",")
    .replaceAll(/([.?;,(]) – /g, "$1 ")
    .replaceAll(/([.?])(?:\s*\.)+(?=\s|$)/g, "$1")
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/^[ ]*(?:[,;.]\s+|–\s+)/gm, "")
    .replaceAll(/(?:\s–|,|;)\s*$/gm, "")
    .replaceAll(/[ ]{2,}/g, " ")
    .trim();
}
