import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LoadError } from "#ui/components/load-error.tsx";
import { OlderButton } from "#ui/components/older-button.tsx";
import { useEffect } from "react";
import { winsQuery } from "#features/wins/queries.ts";
import { winsCache } from "./wins-cache.ts";
import { useWins } from "./use-wins.ts";
import { WinForm } from "./win-form.tsx";
import { WinRow } from "./win-row.tsx";

type WinsCardProps = { owner: string };

/** Career Wins: adding one, and the list, newest first. */
export function WinsCard({ owner }: WinsCardProps) {
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.setQueryData(winsQuery.queryKey, (page) => page && winsCache.withoutDeleted(page));
    },
    [client],
  );
  return (
    <section className="panel half stack flow-5">
      <h2 className="title-sm">Career Wins</h2>
      <WinForm owner={owner} />
      <WinList owner={owner} />
    </section>
  );
}

function WinList({ owner }: WinsCardProps) {
  const { data, error, refetch } = useQuery(winsQuery);
  const wins = useWins();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className="meta late">Loading...</p>;
  if (data.wins.length === 0)
    return <p className="meta">No wins tracked yet. Add your first achievement above.</p>;
  const { older } = data;
  return (
    <>
      <ul className="entries">
        {data.wins.map((win) => (
          <WinRow key={win.id} win={win} owner={owner} />
        ))}
      </ul>
      {older !== null && <OlderButton what="wins" onShow={() => wins.loadOlder(older)} />}
    </>
  );
}
