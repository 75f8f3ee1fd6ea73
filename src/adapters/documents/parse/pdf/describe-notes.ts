type PdfFindings = {
  readonly pagesRead: number;
  readonly count: number;
  readonly unread: readonly number[];
  readonly columns: boolean;
  readonly scanned: readonly number[];
  readonly unmapped: boolean;
};

export function describePdfNotes({
  pagesRead,
  count,
  unread,
  columns,
  scanned,
  unmapped,
}: PdfFindings): string[] {
  const notes: string[] = [];
  if (count > pagesRead) notes.push(`Only the first ${pagesRead} of ${count} pages were read.`);
  if (columns) notes.push("Columns were found and read one after the other. Check their order.");
  if (unmapped) notes.push("Some letters have no readable form in this file. Check the text.");
  if (scanned.length === 1)
    notes.push(
      `Page ${scanned[0]} looks like a scan: no text was found on it. Type what is missing.`,
    );
  if (scanned.length > 1)
    notes.push(
      `Pages ${joinNumbers(scanned)} look like scans: no text was found on them. Type what is missing.`,
    );
  if (unread.length > 0)
    notes.push(`Damaged and not read: page ${joinNumbers(unread)}. Type what is missing.`);
  return notes;
}

/** "2", "2 and 3", "2, 3 and 5". */
function joinNumbers(numbers: readonly number[]): string {
  if (numbers.length === 1) return String(numbers[0]);
  return `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}

/** Whether more than a few letters came without saying which they are. */
export function hasUnmappedLetters(text: string, letters: number): boolean {
  const unmapped = text.replace(/[^\p{Cc}\uFFFD]+/gu, "").length;
  return unmapped > 5 && unmapped > letters * 0.02;
}
