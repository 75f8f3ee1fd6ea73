import type { StandInKind } from "#core/masking/stand-ins/stand-in.ts";

/** A stretch of a text that is to be replaced. */
export type MaskSpan = {
  readonly start: number;
  readonly end: number;
  readonly kind: StandInKind;
};

/** Every match of a pattern (or of its first group, where it has one) as a span. */
export function matchMaskSpans(text: string, pattern: RegExp, kind: StandInKind): MaskSpan[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const inner = match[1] ?? match[0];
    const start = match.index + match[0].indexOf(inner);
    return inner === "" ? [] : [{ start, end: start + inner.length, kind }];
  });
}

/** Adds spans that touch none that is there already; what comes first wins. */
export function withoutOverlappingSpans<Span extends MaskSpan>(spans: readonly Span[]): Span[] {
  const covered = new Set<number>();
  const disjoint = spans.filter(({ start, end }) => {
    for (let at = start; at < end; at += 1) if (covered.has(at)) return false;
    for (let at = start; at < end; at += 1) covered.add(at);
    return true;
  });
  return disjoint.toSorted((a, b) => a.start - b.start);
}
