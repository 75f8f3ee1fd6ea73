import { rootsOf, contentWords } from "#core/language/words/content-words.ts";
import { allLines, type Draft, type DraftSection, type Line, withLines } from "./draft.ts";
import { lineKey } from "./line-key.ts";
import type { Phrase } from "./phrase.ts";
import { bulletsOf, section } from "./sections.ts";
import type { DraftWriter } from "./writer.ts";

/** What a tool says beside its sections. `homes` names the section of each field, for words that stand in no line. */
export type Beside = {
  readonly homes: Readonly<Record<string, string | null>>;
  readonly notes?: readonly (string | null)[];
  readonly missing?: readonly string[];
};

const maxNotes = 4;

/**
 * The finished draft: an open line stands once, where it comes first, and not at all where its words stand in a clean
 * sentence; words that stand nowhere become open lines in the section of their field, so that nothing is lost.
 */
export function settle(
  writer: DraftWriter,
  sections: readonly DraftSection[],
  { homes, notes = [], missing = [] }: Beside,
): Draft {
  const once = withoutRepeats(sections);
  const lost = Object.entries(homes).flatMap(([field, label]) =>
    unplaced(writer.phrases(field), once).map((phrase) => ({ label, phrase })),
  );
  const whole = lost.reduce(
    (all, { label, phrase }) => addLine(all, label, writer.line(phrase, { fits: [] })),
    once,
  );
  const keptOut = Object.keys(homes).flatMap(writer.keptOut);
  return {
    sections: whole,
    notes: [
      ...keptOut.map((words) => `As you asked, this stays out of the text: “${words}”`),
      ...notes.filter((note): note is string => note !== null).slice(0, maxNotes),
    ],
    missing,
  };
}

function withoutRepeats(sections: readonly DraftSection[]): readonly DraftSection[] {
  const said = rootsOf(
    allLines(sections)
      .map((line) => (line.kind === "clean" ? line.text : ""))
      .join("\n"),
  );
  const seen = new Set<string>();
  const keep = (line: Line): readonly Line[] => {
    if (line.kind === "clean") return [line];
    const key = lineKey(line);
    if (seen.has(key) || isSaid(line.words, said)) return [];
    seen.add(key);
    return [line];
  };
  return sections.flatMap(({ label, blocks }) =>
    section(label, ...blocks.map((block) => withLines(block, keep))),
  );
}

/** The phrases that no line of these sections holds, and that the member has not set aside. */
function unplaced(
  phrases: readonly Phrase[],
  sections: readonly DraftSection[],
): readonly Phrase[] {
  const lines = allLines(sections);
  const text = lines.map((line) => (line.kind === "clean" ? line.text : line.words)).join("\n");
  const roots = rootsOf(text);
  const waiting = new Set(lines.map((line) => (line.kind === "open" ? lineKey(line) : "")));
  return phrases.filter((phrase) => !waiting.has(lineKey(phrase)) && !isSaid(phrase.text, roots));
}

const isSaid = (words: string, roots: ReadonlySet<string>): boolean =>
  contentWords(words).every(({ root }) => roots.has(root));

function addLine(
  sections: readonly DraftSection[],
  label: string | null,
  line: Line | null,
): readonly DraftSection[] {
  if (line === null) return sections;
  const at = sections.findIndex((one) => one.label === label);
  const found = sections[at];
  if (found === undefined) return [...sections, ...section(label, bulletsOf(line))];
  const last = found.blocks.at(-1);
  const blocks =
    last === undefined || last.kind === "heading"
      ? [...found.blocks, bulletsOf(line)]
      : [...found.blocks.slice(0, -1), withAdded(last, line)];
  return sections.with(at, { label, blocks });
}

const withAdded = (
  block: Exclude<DraftSection["blocks"][number], { kind: "heading" }>,
  line: Line,
): DraftSection["blocks"][number] =>
  block.kind === "paragraph"
    ? { ...block, lines: [...block.lines, line] }
    : { ...block, items: [...block.items, line] };
