import { clip } from "./fit-words.ts";
import type { Line } from "./pitch-tones.ts";
import { wordsPerMinute } from "#core/contract/spoken-note.ts";
import { countWords } from "#core/language/sentences.ts";

export type Span = readonly [from: number, to: number];

/** The lines that fit the words of a length: the least needed go first; spoken turns come in only where they reach it. */
export function fitLines(lines: readonly Line[], span: Span): string {
  const [from, to] = span;
  const short = lines.map((line) => ({
    ...line,
    text: clip(line.text, Math.floor(to * (line.rank === 0 ? 0.6 : 0.75))),
  }));
  const facts = take(
    short.filter(({ filler }) => !filler),
    to,
    0,
    to,
  );
  if (countOf(facts) >= from) return inOrder(short, facts);
  const long = facts.map((line) => (line.long === undefined ? line : { ...line, text: line.long }));
  const longer = countOf(long) <= to ? long : facts;
  const turns = take(
    short.filter(({ filler }) => filler),
    to,
    countOf(longer),
    from,
  );
  const whole = [...longer, ...turns];
  const reached = countOf(whole) >= from && countOf(longer) >= from * 0.55;
  return inOrder(short, reached ? whole : facts);
}

function take(lines: readonly Line[], to: number, before: number, until: number): Line[] {
  const chosen: Line[] = [];
  let words = before;
  for (const line of lines.toSorted((a, b) => a.rank - b.rank)) {
    const count = countWords(line.text);
    if (words >= until || (words + count > to && line.rank > 0)) continue;
    chosen.push(line);
    words += count;
  }
  return chosen;
}

function countOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + countWords(text), 0);
}

function inOrder(all: readonly Line[], chosen: readonly Line[]): string {
  return all
    .flatMap(
      (line) =>
        chosen.find((one) => one === line || (one.long !== undefined && one.long === line.long)) ??
        [],
    )
    .map(({ text }) => text)
    .join(" ");
}

/** "30 seconds · 70 words, about 30 seconds aloud". */
export function spokenNote(seconds: number, text: string): string {
  const words = countWords(text);
  const aloud = Math.max(1, Math.round((words * 60) / wordsPerMinute));
  return `${seconds} seconds · ${words} words, about ${aloud} seconds aloud`;
}
