/** A model's text, and its remarks to the member apart from it. */
export type TextWithNotes = { readonly text: string; readonly notes: readonly string[] };

/** More than this nobody reads before a meeting. */
const maxNotes = 4;

const headStart = "before you ";
const notesHeading = /^[#>*_\s\d.)-]*before you (?:use|send|say) (?:it|this|them)\b.*$/imu;

/**
 * Takes the remarks to the member out of a text: each section "Before you use it", wherever it stands. `labels` are the tool's
 * section headings; one of them ends the remarks.
 */
export function splitNotes(text: string, labels: readonly string[]): TextWithNotes {
  const kept: string[] = [];
  const remarks: string[] = [];
  const isNote = createNoteLines(labels);
  let hasNotes = false;
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    const [isInside, isHeading] = [isNote(line), notesHeading.test(line)];
    hasNotes ||= isHeading;
    if (isInside) remarks.push(isHeading ? "" : line);
    else kept.push(line);
  }
  return hasNotes ? { text: kept.join("\n").trim(), notes: toNotes(remarks) } : { text, notes: [] };
}

/** Tells of each line in turn whether it belongs to the remarks. */
export function createNoteLines(labels: readonly string[]): (line: string) => boolean {
  const known = new Set(labels.map(bare));
  let isInside = false;
  return (line) => {
    if (notesHeading.test(line)) isInside = true;
    else if (known.has(bare(line))) isInside = false;
    return isInside;
  };
}

/** Whether the heading of the remarks may begin with this. */
export function mayBeginNotes(start: string): boolean {
  const words = start.replace(/^[#>*_\s\d.)-]+/u, "").toLowerCase();
  return words.length < headStart.length
    ? headStart.startsWith(words)
    : words.startsWith(headStart);
}

/** An item or a paragraph is a note; a line that goes on without a mark belongs to the one before it. */
function toNotes(lines: readonly string[]): readonly string[] {
  const notes: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const words = line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, "").trim();
    if (words === "" || /^[-*_]{3,}$/.test(words)) isOpen = false;
    else if (isOpen && words === line.trim()) notes.push(`${notes.pop() ?? ""} ${words}`);
    else {
      notes.push(words);
      isOpen = true;
    }
  }
  return notes.slice(0, maxNotes);
}

function bare(line: string): string {
  return line
    .replace(/^[#\s>*_]*(?:\d{1,2}[.)]\s+)?/, "")
    .replace(/[:*_\s]+$/, "")
    .replace(/[‐-―]/g, "-")
    .toLowerCase();
}
