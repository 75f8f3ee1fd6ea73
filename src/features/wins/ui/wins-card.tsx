import { useQuery } from "@tanstack/react-query";
import { winsQuery } from "#features/wins/queries.ts";
import { NewRecordForm } from "#ui/record/new-record-form.tsx";
import { RecordList } from "#ui/record/record-list.tsx";
import { useDropDeleted } from "#ui/record/use-drop-deleted.ts";
import { useWins, winsClient } from "./use-wins.ts";
import { winForm } from "./win-form.ts";
import { WinRow } from "./win-row.tsx";

type WinsCardProps = { owner: string };

const messages = {
  add: "Add Win",
  adding: "Adding...",
  added: "Win added successfully",
  failed: "Failed to add win",
};

/** Career Wins: adding one, and the list, newest first. */
export function WinsCard({ owner }: WinsCardProps) {
  const { data, error, refetch } = useQuery(winsQuery);
  const wins = useWins();
  useDropDeleted(winsClient);
  return (
    <section className="panel half-row stack gap-5">
      <h2 className="title-sm">Career Wins</h2>
      <NewRecordForm form={winForm} name={`${owner}.win`} add={wins.add} messages={messages} />
      <RecordList
        rows={data?.wins.map((win) => (
          <WinRow key={win.id} win={win} owner={owner} />
        ))}
        older={data?.older ?? null}
        error={error}
        onRetry={() => void refetch()}
        actions={wins}
        what="wins"
        empty="No wins tracked yet. Add your first achievement above."
      />
    </section>
  );
}
