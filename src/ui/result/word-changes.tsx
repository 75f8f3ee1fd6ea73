import { Fragment } from "react";
import type { SectionChange } from "#core/result/diff-sections.ts";
import { type DiffSegment, diffWords } from "#core/result/diff-words.ts";

/** What changed from one text to another, word by word, in the sections of the later one. */
export function WordChanges({ sections }: { sections: readonly SectionChange[] }) {
  return (
    <div className="result-body word-changes">
      <p className="meta">
        <ins>Added words are underlined</ins>, <del>removed words are struck</del>.
      </p>
      {sections.map(({ label, before, after }) => (
        <section key={label}>
          {label !== null && <h3>{label}</h3>}
          <p>
            {diffWords(before, after).map((run, place, runs) => (
              <Fragment key={`${run.kind} ${place.toString()}`}>
                {isGlued(runs[place - 1], run) && " "}
                <Words run={run} />
              </Fragment>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Words({ run: { kind, text } }: { run: DiffSegment }) {
  if (kind === "same") return text;
  if (kind === "added")
    return (
      <ins>
        <span className="visually-hidden">Added: </span>
        {text}
      </ins>
    );
  return (
    <del>
      <span className="visually-hidden">Removed: </span>
      {text.trim()}
    </del>
  );
}

/** A removed run is shown without the space after it, and may have stood at the end of its text. */
function isGlued(before: DiffSegment | undefined, { text }: DiffSegment): boolean {
  if (!before || /^\s/.test(text)) return false;
  return before.kind === "removed" || !/\s$/.test(before.text);
}
