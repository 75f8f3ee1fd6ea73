import { LoadError } from "#ui/components/load-error.tsx";
import { OlderButton } from "#ui/components/older-button.tsx";
import type { ReactNode } from "react";
import type { RecordActions } from "./use-record-actions.ts";

type RecordListProps<One, Fields> = {
  /** A row for each record; undefined while they are on their way. */
  rows: readonly ReactNode[] | undefined;
  /** Where older records begin; null when there are none. */
  older: string | null;
  error: unknown;
  onRetry: () => void;
  actions: RecordActions<One, Fields>;
  /** What the list holds: "wins". */
  what: string;
  /** What stands there when it holds nothing. */
  empty: string;
};

/** The records of one kind, newest first. */
export function RecordList<One, Fields>(props: RecordListProps<One, Fields>) {
  const { rows, older, error, onRetry, actions, what, empty } = props;
  if (error && !rows) return <LoadError error={error} onRetry={onRetry} />;
  if (!rows) return <p className="meta shown-late">Loading...</p>;
  if (rows.length === 0) return <p className="meta">{empty}</p>;
  return (
    <>
      <ul className="entry-list">{rows}</ul>
      {older !== null && <OlderButton what={what} onShow={() => actions.loadOlder(older)} />}
    </>
  );
}
