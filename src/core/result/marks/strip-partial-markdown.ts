import { stripEmphasis } from "./strip-emphasis.ts";

/** A line that is still being written, without a mark whose partner or rest has not come yet. */
export function stripPartialMarkdown(line: string): string {
  const open = line
    .replace(/!?\[([^[\]]*)(?:\](?:\([^()\s]*)?)?$/, "$1")
    .replace(/(?:\\|&#?\w{0,7})$/, "")
    .replace(/[*_~`]+$/, "")
    .replace(/(^|[^\w`])`{1,3}([^`]*)$/, "$1$2");
  return stripEmphasis(open, true);
}
