import type { Result } from "#core/result/result.ts";
import { eachText, wholeText } from "./whole-result.ts";

/** The whole result with its marks in order, each paragraph as one line that opens with a capital. */
export function tidyResult(result: Result): Result {
  return eachText(result, (text) =>
    text
      .split("\n")
      .map(tidyLine)
      .filter((line) => line !== "")
      .join(" "),
  );
}

/** A line with its marks in order and no list mark at its head. */
function tidyLine(line: string): string {
  return wholeText(line)
    .replace(/^(?:[\s,.;:?)\]>#*•·–-]+|\d{1,2}[.)]\s+)+(?=\S)/u, "")
    .replace(/^(\p{Ll})/u, (letter) => letter.toUpperCase())
    .trim();
}
