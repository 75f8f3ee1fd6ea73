import { Fragment } from "react";
import { type Run, wordDiff } from "#core/result/word-diff.ts";

/** The words of one section before and after; "" where it is not in that version. */
export type SectionChange = {
  readonly label: string | null;
  readonly before: string;
  readonly after: string;
};

/** What changed from one version to the next, word by word, in the sections of the later one. */
export function VersionChanges({ sections }: { sections: readonly SectionChange[] }) {
  return (
    <div className="body changes">
      <p className="meta">
        <ins>Added words are underlined</ins>, <del>removed words are struck</del>.
      </p>
      {sections.map(({ label, before, after }) => (
        <section key={label}>
          {label !== null && <h3>{label}</h3>}
          <p>
            {wordDiff(before, after).map((run, place, runs) => (
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

function Words({ run: { kind, text } }: { run: Run }) {
  if (kind === "same") return text;
  if (kind === "added")
    return (
      <ins>
        <span className="vh">Added: </span>
        {text}
      </ins>
    );
  return (
    <del>
      <span className="vh">Removed: </span>
      {text.trim()}
    </del>
  );
}

/** A removed run is shown without the space after it, and may have stood at the end of its text. */
function isGlued(before: Run | undefined, { text }: Run): boolean {
  if (!before || /^\s/.test(text)) return false;
  return before.kind === "removed" || !/\s$/.test(before.text);
}
