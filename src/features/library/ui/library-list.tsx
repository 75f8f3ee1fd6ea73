import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getErrorMessage } from "#ui/api/api-error.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import type { LibraryResponse, SavedResultSummary } from "#features/library/contract.ts";
import { LibraryRow } from "./library-row.tsx";
import { LibrarySearch } from "./library-search.tsx";
import { libraryQuery } from "#features/library/queries.ts";

export type LibraryListProps = {
  /** What others add to the actions of a result that is open. */
  renderActions?: (summary: SavedResultSummary) => ReactNode;
};

/** Everything that the member saved, newest first. */
export function LibraryList({ renderActions }: LibraryListProps) {
  const { data, error } = useQuery(libraryQuery);
  const [found, setFound] = useState<LibraryResponse | null>(null);
  const [status, setStatus] = useState("");
  if (error) return <Note tone="danger" alert title={getErrorMessage(error)} />;
  if (!data) return <p className="meta">Loading your library...</p>;
  const { items } = found ?? data;
  return (
    <div className="stack gap-6">
      {data.total > 0 && <LibrarySearch onFound={setFound} onStatus={setStatus} />}
      <p className="meta numeric">{describeCount(items.length, data.total)}</p>
      {items.some(({ isOpen }) => !isOpen) && (
        <Note title="Your latest five are open.">
          The rest is kept and stands in your export. <a href="/pricing">Pro opens all of it.</a>
        </Note>
      )}
      <ul className="entry-list">
        {items.map((summary) => (
          <LibraryRow
            key={summary.id}
            summary={summary}
            actions={renderActions?.(summary)}
            onStatus={setStatus}
          />
        ))}
      </ul>
      {data.total === 0 && (
        <div className="actions">
          <LinkButton look="primary" href="/tools">
            Choose a tool
          </LinkButton>
        </div>
      )}
      <output className="visually-hidden">{status}</output>
    </div>
  );
}

function describeCount(visible: number, total: number): string {
  if (total === 0)
    return "Nothing is saved yet. Generate language in a tool, then choose “Save to library”.";
  return visible === total ? `${total} saved` : `${visible} of ${total} saved`;
}
