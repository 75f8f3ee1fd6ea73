import { LinkButton } from "#ui/components/button.tsx";
import type { ActFacts } from "#features/desk/owner-act.ts";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import { actorOf, type JournalView } from "./journal.server.ts";

/** What was done at the desk, page by page. */
export function JournalPage({ entries, older }: JournalView) {
  return (
    <div className="stack gap-6">
      <OwnerTable
        label="Acts at the desk"
        head={["When", "Who", "What", "On", "Before", "After"]}
        rows={entries.map((entry) => ({
          key: entry.id,
          cells: [
            formatMoment(entry.at),
            actorOf(entry),
            entry.act,
            `${entry.subjectKind} ${entry.subjectId ?? "of a deleted account"}`,
            formatFacts(entry.before),
            formatFacts(entry.after),
          ],
        }))}
        empty="Nothing was done at the desk yet."
      />
      <div className="actions">
        {older !== null && (
          <LinkButton href={`/desk/journal?before=${encodeURIComponent(older)}`}>Older</LinkButton>
        )}
        <LinkButton href="/api/desk/journal.csv" download>
          Download as CSV
        </LinkButton>
      </div>
    </div>
  );
}

function formatFacts(facts: ActFacts): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${value ?? "none"}`)
    .join(", ");
}
