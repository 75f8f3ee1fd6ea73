import type { CharacterRange } from "#core/language/quotes.ts";

/** Letters that no draft is written in: one stands for each literal, so that it is a word of its sentence. */
const firstPlaceholder = 0xa000;
const maxLiterals = 1000;
/** What stands in the place of literals and quoted speech, for the class of a pattern. */
export const placeholderClass = String.raw`\uA000-\uA48C\uE000-\uF8FF`;

const addressEnd = String.raw`[^\s<>]*[^\s<>.,;:!?)\]}"'”’*]`;
const number = String.raw`\d+(?:\.\d+)?`;

/** At the start of a word: ?x=1, x=1, <3 days, --flag, /var/log and ./build, src/app/main, example.org/path */
const literalWords: readonly string[] = [
  String.raw`[a-z][a-z\d+.-]*:\/\/${addressEnd}`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`[A-Za-z]:\\\S*\w`,
  String.raw`[?&#][\w-]+=\S*[\w/]`,
  String.raw`[\w.$[\]-]+(?:[=!]=?=|=|:=|=>|\+=)[\w"'/$.[\]-]*[\w"'/\]]`,
  String.raw`[<>]=?\d[\d.,]*(?=%?\s+[\p{L}\d])`,
  String.raw`--[a-z][\w-]*(?![\w-])`,
  String.raw`-[A-Za-z](?!\S)`,
  String.raw`(?:~|\.{1,2})?\/[\w@-][\w.@/-]*[\w/]`,
  String.raw`[\w@-]+(?:\/[\w.@-]+){2,}(?<!\.)`,
  String.raw`\p{L}[\p{L}\d-]+(?:\.[\p{L}\d-]{2,})+(?:\/${addressEnd})?`,
  String.raw`[A-Za-z][A-Za-z\d]*(?:_[A-Za-z\d]+)+`,
  String.raw`[A-Za-z][\w.]*\(\)`,
  String.raw`v${number}(?:\.\d+)*(?![\p{L}\d])`,
  String.raw`[A-Z]{1,3}\d{1,6}(?![\p{L}\d])`,
];

/** What is copied and never said: code, addresses, paths, names of files and of cells, options, comparisons. */
const literal = new RegExp(
  [
    String.raw`[${placeholderClass}]+`,
    "`[^`\\n]+`",
    String.raw`(?<![^\s("'“‘[])(?=[^\s=/@_.\d()<>:-]*[=/@_.\d()<>:-])(?:${literalWords.join("|")})`,
    // i = 0, 3 : 1
    String.raw`(?<![^\s(])[\w.$]+ (?:[=!<>]?=|[<>]|:=|=>) [\w"'.-]*\w`,
    String.raw`(?<![^\s(])${number} : ${number}`,
  ].join("|"),
  "gu",
);

/** The spans of a text that are literals, in order. */
export function findLiteralSpans(text: string): readonly CharacterRange[] {
  return Array.from(text.matchAll(literal), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export type MaskedLiterals = {
  readonly text: string;
  readonly restore: (maskedText: string) => string;
};

/** The text with a single sign in the place of each span; `first` is the sign of the first. */
export function maskSpans(
  text: string,
  spans: readonly CharacterRange[],
  first: number,
): MaskedLiterals {
  const hidden = spans.map((span) => text.slice(span.start, span.end));
  let masked = "";
  let at = 0;
  spans.forEach((span, index) => {
    masked += text.slice(at, span.start) + String.fromCodePoint(first + index);
    at = span.end;
  });
  masked += text.slice(at);
  const signs = new RegExp(
    `[${String.fromCodePoint(first)}-${String.fromCodePoint(first + Math.max(0, spans.length - 1))}]`,
    "gu",
  );
  const restore = (maskedText: string) =>
    maskedText.replaceAll(signs, (sign) => hidden[(sign.codePointAt(0) ?? 0) - first] ?? sign);
  return { text: masked, restore };
}

/** The text with each literal as one letter, and what puts them back. */
export function maskLiterals(text: string): MaskedLiterals {
  return maskSpans(text, findLiteralSpans(text).slice(0, maxLiterals), firstPlaceholder);
}
