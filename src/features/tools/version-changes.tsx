import { Fragment } from "react";
import type { Result, Section } from "#core/result/result.ts";
import { type Run, wordDiff } from "#core/result/word-diff.ts";
import { plainBlocks } from "./version.ts";

type VersionChangesProps = { before: Result; after: Result };

/** What changed from one version to the next, word by word, in the sections of the later one. */
export function VersionChanges({ before, after }: VersionChangesProps) {
  const gone = before.sections.filter((section) => !sectionIn(after, section));
  return (
    <div className="body changes">
      <p className="meta">
        <ins>Added words are underlined</ins>, <del>removed words are struck</del>.
      </p>
      {[...after.sections, ...gone].map((section) => (
        <section key={section.label}>
          {section.label !== null && <h3>{section.label}</h3>}
          <p>
            {wordDiff(wordsIn(before, section), wordsIn(after, section)).map((run, place, runs) => (
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

function sectionIn({ sections }: Result, { label }: Section): Section | undefined {
  return sections.find((section) => section.label === label);
}

function wordsIn(result: Result, section: Section): string {
  return plainBlocks(sectionIn(result, section)?.blocks ?? []);
}
