import { plainText } from "#core/language/markup.ts";

/** One line of a resume. `gap`: an empty line stood before it. */
export type Line = { readonly text: string; readonly bullet: boolean; readonly gap: boolean };

const bulletMark = /^\s*(?:[-–—*•·▪◦●○‣➢➤✓✔►■□♦◆▸»>+→]|\uF0B7|o(?=\s{2,}|\s[A-Z]))\s*(?=\S)/u;
const pageMark =
  /^\s*(?:page\s+\d+(?:\s+of\s+\d+)?|\d+\s*\/\s*\d+|\d{1,2}|(?:resume|résumé|curriculum vitae|cv))\s*$/iu;

/** The lines of a resume text with bullets recognised, wrapped lines joined, page marks and markup left out. */
export function resumeLines(raw: string): readonly Line[] {
  const lines: Line[] = [];
  let gap = false;
  for (const source of plainText(raw).split("\n")) {
    const line = source.trimEnd();
    if (line.trim() === "") {
      gap = true;
      continue;
    }
    if (pageMark.test(line)) continue;
    const bullet = bulletMark.test(line);
    const text = line.replace(bulletMark, "").trim();
    const before = lines.at(-1);
    if (!/[\p{L}\p{N}]/u.test(text)) {
      gap = true;
    } else if (before !== undefined && !gap && !bullet && wrapped(before, text)) {
      lines[lines.length - 1] = { ...before, text: joined(before.text, text) };
    } else {
      lines.push({ text, bullet, gap });
      gap = false;
    }
  }
  return lines;
}

/** A line that goes on from the one before: it starts in lower case, and the line before was full and open. */
function wrapped(before: Line, text: string): boolean {
  if (/[.:;!?]$/.test(before.text)) return false;
  if (before.text.endsWith("-") && /^\p{Ll}/u.test(text)) return true;
  if (/^(?:and|or|of|to|for|with|in|on|at|by|from|the|which|that|including)\s/.test(text)) {
    return before.bullet || before.text.length > 45;
  }
  return before.bullet
    ? before.text.length > 45 && /^[\p{Ll}\d$(]/u.test(text)
    : before.text.length > 60 && /^[\p{Ll}]/u.test(text);
}

function joined(before: string, text: string): string {
  return /\p{L}-$/u.test(before) ? before.slice(0, -1) + text : `${before} ${text}`;
}
