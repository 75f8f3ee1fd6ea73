export type CharacterRange = { readonly start: number; readonly end: number };

const double = String.raw`“[^“”\n]*”|"[^"\n]*"`;
const elided = String.raw`(?:\d\d|til|em|cause|n|s|t|m|d|ll|re|ve)\b`;
const opened = String.raw`(?<![\p{L}\p{N}])['‘](?!${elided})(?=\S)`;
const spoken = String.raw`(?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L}))*`;
const closed = String.raw`['’](?![\p{L}\p{N}])`;
const quoted = new RegExp(`${double}|${opened}${spoken}${closed}`, "giu");

/** Spans of quoted speech in the text, quotation marks included, in order. */
export function quotedSpans(text: string): readonly CharacterRange[] {
  return Array.from(text.matchAll(quoted), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether the stretch from start to end touches one of the spans. */
export function overlapsAny(spans: readonly CharacterRange[], start: number, end: number): boolean {
  return spans.some((span) => start < span.end && end > span.start);
}

/** Applies a change to what stands outside quoted speech and leaves the speech as it is. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  const spans = quotedSpans(text);
  if (spans.length === 0) return change(text);
  let done = "";
  let at = 0;
  for (const span of spans) {
    done += change(text.slice(at, span.start)) + text.slice(span.start, span.end);
    at = span.end;
  }
  return done + change(text.slice(at));
}
