/** A stretch of a text that is to be replaced. */
export type MaskSpan = {
  readonly start: number;
  readonly end: number;
  readonly kind: "NAME" | "CONTACT";
};

/** Adds spans that touch none that is there already; what comes first wins. */
export function withoutOverlappingSpans(spans: readonly MaskSpan[]): MaskSpan[] {
  const covered = new Set<number>();
  const disjoint = spans.filter(({ start, end }) => {
    for (let at = start; at < end; at += 1) if (covered.has(at)) return false;
    for (let at = start; at < end; at += 1) covered.add(at);
    return true;
  });
  return disjoint.toSorted((a, b) => a.start - b.start);
}
