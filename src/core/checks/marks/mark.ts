import type { TextFact } from "#core/facts/fact.ts";

type MarkRule =
  | TextFact["kind"]
  | "bound"
  | "noun"
  | "employer"
  | "private"
  | "reader"
  | "placeholder"
  | "foreign"
  | "voice";

/** Words of one section that can't stand as they are, their place in `sectionText(section)`, and a plain sentence to the member. */
export type FoundWords = {
  readonly rule: MarkRule;
  readonly start: number;
  readonly end: number;
  readonly says: string;
};

export type Mark = FoundWords & { readonly section: string | null; readonly text: string };

/** What a pattern found in a section. */
export function wordsAt(
  rule: MarkRule,
  { 0: words, index }: RegExpExecArray,
  says: string,
): FoundWords {
  return { rule, start: index, end: index + words.length, says };
}
