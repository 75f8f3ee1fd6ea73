import { monthNames, weekdayNames } from "#core/language/calendar/calendar-words.ts";
import type { TextRange } from "#core/result/text-units.ts";

/** A content word, with its root for comparing: "raised" and "raise" have one. */
export type ContentWord = TextRange & { readonly text: string; readonly root: string };

const stopWords = new Set(
  "a an the and or but nor so if then than as at by for from in into of off on onto out over per to up down under upon via with within without about around across after before between during since through until till while when where which who whom whose what why how that this these those there here i me my mine myself we us our ours you your yours he him his she her hers they them their theirs it its am is are was were be been being do does did done have has had having will would can could shall should may might must cannot not no yes don doesn didn won isn aren wasn weren haven hasn hadn couldn wouldn shouldn re ve ll s t m d o also too very really both each all any some just only even ever again such same other one please thanks etc e g p x because like want 1:1".split(
    " ",
  ),
);
const word = /[\p{L}\p{N}$€£%](?:[\p{L}\p{M}\p{N}$€£%.,:/_]*[\p{L}\p{M}\p{N}%])?/gu;
const calendar = new Set(
  `${monthNames} ${weekdayNames}`
    .toLowerCase()
    .split(" ")
    .flatMap((name) => [name, `${name}s`, name.slice(0, 3), name.slice(0, 4)]),
);

/** What a frame phrases in its own way: "I help", "I am looking for", "Responsible for". */
const frameStems = new Set("help ask call look responsible currently".split(" ").map(rootOf));

/** The words of a text that carry something, in order; hyphens and apostrophes part words. */
export function contentWords(text: string): ContentWord[] {
  return [...text.matchAll(word)].flatMap(({ 0: raw, index }): ContentWord[] => {
    const lower = lowered(raw);
    const root = rootOf(lower);
    const carries = !stopWords.has(lower) && !frameStems.has(root) && /[\p{L}\p{N}]/u.test(lower);
    return carries ? [{ text: raw, root, start: index, end: index + raw.length }] : [];
  });
}

/** Every root of a text, its small words, the parts of "his/her" and "e-mail" as "email" too. */
export function rootsOf(text: string): ReadonlySet<string> {
  const roots = new Set<string>();
  for (const [raw] of text.matchAll(word)) {
    const lower = lowered(raw);
    roots.add(rootOf(lower));
    if (/\p{L}[/.]\p{L}/u.test(lower))
      for (const part of lower.split(/[/.]/)) roots.add(rootOf(part));
  }
  for (const [raw] of text.matchAll(/(?<!\p{L})\p{L}+-\p{L}+/gu))
    roots.add(rootOf(lowered(raw).replace("-", "")));
  return roots;
}

function lowered(raw: string): string {
  const lower = raw.toLowerCase();
  return lower.includes(",") ? lower.replaceAll(/(?<=\d),(?=\d{3})/g, "") : lower;
}

/** A word without the endings of plurals and verb forms; days and months by their first three letters. */
function rootOf(form: string): string {
  const lower = form.replace(/\.$/, "").replace(/^(?:first|last)(?=name_\d)/, "");
  if (calendar.has(lower)) return lower.slice(0, 3);
  if (/[^\p{L}]/u.test(lower) || lower.length < 4) return lower;
  const single = lower
    .replace(/^children$/, "child")
    .replace(/(?<=^|\p{L})men$/u, "man")
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?<=ss|sh|ch|x|z)es$/, "")
    .replace(/(?<=[^su])s$/, "");
  const bare = single.replace(/(?<=[aeiouy].*)(?:ing|ed)$/, "");
  return (bare.length < 2 ? single : bare).replace(/([^aeiou])\1$/, "$1").replace(/e$/, "");
}
