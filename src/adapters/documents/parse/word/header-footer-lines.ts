/** What headers or footers say: each line once, and no bare page numbers. */
export function cleanHeaderFooterLines(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => line.trim()))].filter((line) => /[^\d\s]/.test(line));
}

/** A line of a Word document with its tabs as single ones. */
export function normalizeWordLine(line: string): string {
  return line.replace(/[ \t]+/g, (gap) => (gap.includes("\t") ? "\t" : gap)).trim();
}
