/** A word, a number, a mark or the end of a line, with its place in the text. */
type TextToken = {
  readonly kind: "word" | "number" | "mark" | "break";
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
};
export type Tokens = readonly TextToken[];

const grouped = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)`;
const digits = String.raw`\d+(?:[.,]\d+)*|(?<![\p{L}\p{N}.,])\.\d+`;
const wordLike = String.raw`\p{L}[\p{L}\p{M}]*(?:[’'.&-]\p{L}[\p{L}\p{M}]*)*`;
const pattern = new RegExp(`(${grouped}|${digits})|(${wordLike})|[-=]+>|→|\\n|\\S`, "gu");

/** The tokens of a text in order; blanks between them are left out. */
export function readTokens(text: string): TextToken[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, 1: number, 2: letters, index }) => {
    const mark = found === "\n" ? "break" : "mark";
    const kind = number === undefined ? (letters === undefined ? mark : "word") : "number";
    return { kind, text: found, low: found.toLowerCase(), start: index, end: index + found.length };
  });
}

/** A token in small letters; "" where there is none. */
export function lowAt(tokens: Tokens, at: number): string {
  return tokens[at]?.low ?? "";
}

/** Whether nothing stands between a token and the one before it: "mins" of "45mins". */
export function isGlued(tokens: Tokens, at: number): boolean {
  return at > 0 && tokens[at - 1]?.end === tokens[at]?.start;
}

export function isCapitalAt(tokens: Tokens, at: number): boolean {
  return /^\p{Lu}/u.test(tokens[at]?.text ?? "");
}

/** Whether a token may have its capital only because it begins a sentence, a line, a quotation or a label. */
export function beginsSentence(tokens: Tokens, at: number): boolean {
  const before = lowAt(tokens, at - 1);
  const earlier = tokens[at - 2];
  if (/^[”’)]$/.test(before))
    return earlier?.kind === "number" || /[.!?…]/.test(earlier?.text ?? "");
  if (/^[-/]$/.test(before)) return !isGlued(tokens, at);
  if (before !== ".") return before === "" || /^[\n!?:…;“"‘'(–—|*•·[\]#>]$/.test(before);
  const isInitial = /^\p{L}$/u.test(earlier?.low ?? "") && !isGlued(tokens, at - 2);
  return (
    !isInitial && !/^(?:dr|mr|mrs|ms|mx|prof|st|sr|jr|rev|hon|no|vs)$/.test(earlier?.low ?? "")
  );
}

/** The word without its plural or possessive ending, in small letters: "weeks" and "week" are one. */
export function singularOf(word: string): string {
  const low = word.toLowerCase().replace(/[’'](?:s|$)$/, "");
  if (low.length < 4 || /(?:ss|us|is)$/.test(low)) return low;
  if (low.endsWith("ies")) return `${low.slice(0, -3)}y`;
  return low.replace(/(?<=ch|sh|x|ss)es$|s$/, "");
}
