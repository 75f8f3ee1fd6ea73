import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError, sentenceOf } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { useAction } from "#ui/use-action.ts";
import type { SavedLine } from "./contract.ts";
import { placeIn } from "./place.ts";
import { libraryQuery } from "./queries.ts";
import { RenameForm } from "./rename-form.tsx";

type LibraryRowProps = { line: SavedLine; onSaid: (sentence: string) => void };

/** One saved result: what it is, and what can be done with it. Deleted, its place offers the way back. */
export function LibraryRow({ line, onSaid }: LibraryRowProps) {
  const client = useQueryClient();
  const [now, setNow] = useState({ name: line.name, revision: line.revision });
  const [isGone, setGone] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, tool, slug, excerpt, isOpen } = line;

  const remove = useAction(async () => {
    await apiRequest("DELETE", `/api/library/${id}`);
    setGone(true);
    onSaid("Deleted. Undo stands in its place.");
  });
  const restore = useAction(async () => {
    await apiRequest("POST", `/api/library/${id}/restore`);
    setGone(false);
    onSaid("It is back in your library.");
  });

  // The button that was pressed is gone, so the row itself takes the focus.
  const wasGone = useRef(false);
  useEffect(() => {
    if (wasGone.current !== isGone) row.current?.focus();
    wasGone.current = isGone;
  }, [isGone]);

  if (isGone)
    return (
      <li ref={row} tabIndex={-1}>
        <p>Deleted: “{now.name}”.</p>
        <Button small pending={restore.isPending} onClick={() => void restore.run(undefined)}>
          Undo
        </Button>
        <Problem error={restore.error} />
      </li>
    );
  return (
    <li ref={row} tabIndex={-1} className="wide">
      <div className="stack flow-2">
        <h2 className="title-sm">{now.name}</h2>
        <p className="meta num">{sayLine(line)}</p>
        {excerpt !== "" && <p>{excerpt}</p>}
      </div>
      <div className="actions">
        {isOpen && (
          <LinkButton small href={`/tools/${slug}?saved=${id}`} aria-label={`Continue ${now.name}`}>
            Continue
          </LinkButton>
        )}
        {isOpen && (
          <Button
            small
            look="quiet"
            aria-expanded={isRenaming}
            aria-label={`Rename ${now.name}`}
            onClick={() => setRenaming(!isRenaming)}
          >
            Rename
          </Button>
        )}
        <Button
          small
          look="quiet"
          pending={remove.isPending}
          aria-label={`Delete ${now.name}`}
          onClick={() => void remove.run(undefined)}
        >
          Delete
        </Button>
      </div>
      {isRenaming && (
        <RenameForm
          name={now.name}
          onRename={async (name) => {
            const body = { name, revision: now.revision };
            const response = await apiRequest("PATCH", `/api/library/${id}`, { body });
            setNow(placeIn(await response.json()));
            setRenaming(false);
            row.current?.focus();
            onSaid(`Renamed to ${name}.`);
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
    <Note tone="danger" alert title={sentenceOf(error)}>
      {isSignedOut && <a href="/api/login?next=%2Flibrary">Sign in</a>}
    </Note>
  );
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function sayLine({ tool, updatedAt, words, versions }: SavedLine): string {
  const parts = [tool, dates.format(new Date(updatedAt)), count(words, "word")];
  if (versions > 1) parts.push(count(versions, "version"));
  return parts.filter((part) => part !== "").join(" · ");
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? noun : `${noun}s`}`;
}
