import type { TextRange } from "#core/result/text-units.ts";

/** A word of a text; `afterMark`: a punctuation mark, not only a space, separates it from the word before. */
export type Word = TextRange & {
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly lower: string;
  readonly afterMark: boolean;
  readonly quoted: boolean;
};

const piece = /[^\s–—…]+/g;
const core = /[\p{L}\p{N}$€£#@&%+](?:.*[\p{L}\p{N}%+€£$])?/u;
const numbering = /^(?:\d{1,2}|[a-h])\)$/;

/** The words of a text with their places. */
export function tokenizeWords(text: string): Word[] {
  const words: Word[] = [];
  let [after, quoted] = ["", false];
  let end = 0;
  for (const { 0: raw, index } of text.matchAll(piece)) {
    const own = isNumbering(raw, text, index) ? null : core.exec(raw);
    const between = text.slice(end, index).replaceAll(/[^\S\n]/g, "");
    const gap = after + between + (own ? raw.slice(0, own.index) : raw);
    if (gap.includes("“") || gap.includes("”"))
      quoted = gap.lastIndexOf("“") > gap.lastIndexOf("”");
    end = index + raw.length;
    after = own ? raw.slice(own.index + own[0].length) : gap;
    if (!own) continue;
    const start = index + own.index;
    const apart = words.length === 0 || gap !== "";
    words.push({
      text: own[0],
      lower: normalizeWord(own[0]),
      start,
      end: start + own[0].length,
      afterMark: apart,
      quoted,
    });
  }
  return words;
}

/** "1)" numbers a line unless its bracket was opened before. */
function isNumbering(raw: string, text: string, index: number): boolean {
  return numbering.test(raw) && text.lastIndexOf("(", index) <= text.lastIndexOf(")", index);
}

function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  return /[’‘`´]/.test(lower) ? lower.replaceAll(/[’‘`´]/g, "'") : lower;
}
