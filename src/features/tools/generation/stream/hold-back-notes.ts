import { createNoteLines, mayBeginNotes } from "#core/prompt/notes.ts";

/** Passes a stream on without the remarks to the member; `labels` are the headings that end them. */
export function holdBackNotes(labels: readonly string[]) {
  const isNote = createNoteLines(labels);
  let isInside = false;
  /** The line under way, and how much of it is shown. */
  let line = "";
  let shown = 0;

  function finish(): string {
    const whole = line;
    isInside = isNote(whole);
    const rest = isInside ? "" : whole.slice(shown);
    line = "";
    shown = 0;
    return rest;
  }

  return {
    push(piece: string): string {
      const parts = piece.split(/(?<=\n)/);
      let passed = "";
      for (const part of parts) {
        line += part;
        if (part.endsWith("\n")) passed += finish();
        else if (!isInside && !mayBeginNotes(line)) {
          passed += line.slice(shown);
          shown = line.length;
        }
      }
      return passed;
    },
    end: finish,
  };
}
