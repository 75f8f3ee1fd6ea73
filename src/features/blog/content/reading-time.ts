const wordsPerMinute = 230;

/** Minutes that a text takes to read, at least 1. */
export function estimateReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== "").length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
