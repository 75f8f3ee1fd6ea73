import { isBlank } from "#core/tools/is-blank.ts";
import { strikePhrases } from "./struck-phrases.ts";

type RemovedPhrasesProps = { draft: string; removed: readonly string[] };

/** The draft as it stands, with what goes struck in place. */
export function RemovedPhrases({ draft, removed }: RemovedPhrasesProps) {
  if (isBlank(draft))
    return (
      <div className="panel sunken stack">
        <h3>What goes</h3>
        <p className="meta">As you write, every phrase that weakens the line is struck here.</p>
      </div>
    );
  return (
    <div className="panel sunken stack">
      <h3>What goes</h3>
      <p className="removed-phrases">
        {strikePhrases(draft, removed).map(({ text, isStruck, at }) =>
          isStruck ? <del key={at}>{text}</del> : <span key={at}>{text}</span>,
        )}
      </p>
      <p className="meta">
        {removed.length === 0
          ? formatRemovedCount(0)
          : `Removed: ${[...new Set(removed)].join(", ")}.`}
      </p>
    </div>
  );
}

/** How many phrases went, as a sentence. */
export function formatRemovedCount(count: number): string {
  if (count === 0) return "Nothing had to go.";
  return count === 1 ? "1 phrase removed." : `${count} phrases removed.`;
}
