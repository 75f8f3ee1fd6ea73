import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ApiError, getErrorMessage } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button, LinkButton } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { useAction } from "#ui/use-action.ts";
import type { SavedResultSummary } from "#features/library/contract.ts";
import { SavedResultRef } from "./saved-result-ref.ts";
import { libraryQuery } from "#features/library/queries.ts";
import { RenameForm } from "./rename-form.tsx";

type LibraryRowProps = {
  summary: SavedResultSummary;
  /** What others add beside Continue. */
  actions?: ReactNode;
  onStatus: (sentence: string) => void;
};

/** One saved result: what it is, and what can be done with it. Deleted, its place offers the way back. */
export function LibraryRow({ summary, actions, onStatus }: LibraryRowProps) {
  const client = useQueryClient();
  const [current, setCurrent] = useState({ name: summary.name, revision: summary.revision });
  const [isDeleted, setDeleted] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, tool, slug, excerpt, isOpen } = summary;

  const remove = useAction(async () => {
    await apiRequest("DELETE", `/api/library/${id}`);
    setDeleted(true);
    onStatus("Deleted. Undo stands in its place.");
  });
  const restore = useAction(async () => {
    await apiRequest("POST", `/api/library/${id}/restore`);
    setDeleted(false);
    onStatus("It is back in your library.");
  });

  // The button that was pressed is gone, so the row itself takes the focus.
  const wasDeleted = useRef(false);
  useEffect(() => {
    if (wasDeleted.current !== isDeleted) row.current?.focus();
    wasDeleted.current = isDeleted;
  }, [isDeleted]);

  if (isDeleted)
    return (
      <li ref={row} tabIndex={-1}>
        <p>Deleted: “{current.name}”.</p>
        <Button small pending={restore.isPending} onClick={() => void restore.run(undefined)}>
          Undo
        </Button>
        <Problem error={restore.error} />
      </li>
    );
  return (
    <li ref={row} tabIndex={-1} className="stacked">
      <div className="stack gap-2">
        <h2 className="title-sm">{current.name}</h2>
        <p className="meta numeric">{formatSummary(summary)}</p>
        {excerpt !== "" && <p>{excerpt}</p>}
      </div>
      <div className="actions">
        {isOpen && (
          <LinkButton
            small
            href={`/tools/${slug}?saved=${id}`}
            aria-label={`Continue ${current.name}`}
          >
            Continue
          </LinkButton>
        )}
        {isOpen && actions}
        {isOpen && (
          <Button
            small
            look="quiet"
            aria-expanded={isRenaming}
            aria-label={`Rename ${current.name}`}
            onClick={() => setRenaming(!isRenaming)}
          >
            Rename
          </Button>
        )}
        <Button
          small
          look="quiet"
          pending={remove.isPending}
          aria-label={`Delete ${current.name}`}
          onClick={() => void remove.run(undefined)}
        >
          Delete
        </Button>
      </div>
      {isRenaming && (
        <RenameForm
          name={current.name}
          onRename={async (name) => {
            const body = { name, revision: current.revision };
            const response = await apiRequest("PATCH", `/api/library/${id}`, { body });
            setCurrent(SavedResultRef.parse(await response.json()));
            setRenaming(false);
            row.current?.focus();
            onStatus(`Renamed to ${name}.`);
            await client.invalidateQueries({ ...libraryQuery, refetchType: "none" });
          }}
        />
      )}
      <Problem error={remove.error} />
      {tool === "" && <p className="meta">The tool it came from is not here any more.</p>}
    </li>
  );
}

function Problem({ error }: { error: unknown }) {
  if (error === null) return null;
  const isSignedOut = error instanceof ApiError && error.status === 401;
  return (
    <Note tone="danger" alert title={getErrorMessage(error)}>
      {isSignedOut && <a href="/api/login?next=%2Flibrary">Sign in</a>}
    </Note>
  );
}

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function formatSummary({ tool, updatedAt, words, versions }: SavedResultSummary): string {
  const parts = [tool, dateFormat.format(new Date(updatedAt)), formatCount(words, "word")];
  if (versions > 1) parts.push(formatCount(versions, "version"));
  return parts.filter((part) => part !== "").join(" · ");
}

function formatCount(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? noun : `${noun}s`}`;
}
