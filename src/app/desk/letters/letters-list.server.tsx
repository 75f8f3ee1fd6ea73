import { newId } from "#adapters/database/new-id.ts";
import { formatMoment } from "#app/desk/format-moment.ts";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { LinkButton } from "#ui/components/button.tsx";
import { letterName, stateNames } from "./letter-names.ts";
import { countUnsent, type LetterListView, type ListedLetter } from "./letters.server.ts";

/** Every letter, the newest first, with its figures. */
export function LetterList({ letters, older }: LetterListView) {
  return (
    <div className="stack gap-6">
      <div className="actions">
        <LinkButton href={letterPath({ id: newId() })} look="primary">
          Write a letter
        </LinkButton>
      </div>
      <LetterTable letters={letters} empty="No letter was written yet." />
      {older !== null && (
        <div className="actions">
          <LinkButton href={`/desk/letters?before=${encodeURIComponent(older)}`}>Older</LinkButton>
        </div>
      )}
    </div>
  );
}

type LetterTableProps = { letters: readonly ListedLetter[]; empty: string };

/** One line a letter, however many it goes to. */
export function LetterTable({ letters, empty }: LetterTableProps) {
  return (
    <OwnerTable
      label="Letters"
      head={["Letter", "State", "To be sent", "Sent", "Given up", "Unsubscribed since", "Changed"]}
      rows={letters.map((one) => ({
        key: one.id,
        cells: [
          <a key="link" href={letterPath(one)}>
            {letterName(one)}
          </a>,
          stateNames[one.state],
          countUnsent(one),
          one.sent,
          one.givenUp,
          one.unsubscribed,
          formatMoment(one.changedAt),
        ],
      }))}
      empty={empty}
    />
  );
}

export function letterPath({ id }: { readonly id: string }): string {
  return `/desk/letters/${encodeURIComponent(id)}`;
}
