import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LoadError } from "#ui/components/load-error.tsx";
import { OlderButton } from "#ui/components/older-button.tsx";
import { useEffect } from "react";
import { NegotiationForm } from "./negotiation-form.tsx";
import { NegotiationRow } from "./negotiation-row.tsx";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import { negotiationsCache } from "./negotiations-cache.ts";
import { useNegotiations } from "./use-negotiations.ts";

type NegotiationsCardProps = { owner: string };

/** Negotiation Log: logging an ask, and the list, newest first. */
export function NegotiationsCard({ owner }: NegotiationsCardProps) {
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.setQueryData(
        negotiationsQuery.queryKey,
        (page) => page && negotiationsCache.withoutDeleted(page),
      );
    },
    [client],
  );
  return (
    <section className="panel half stack flow-5">
      <h2 className="title-sm">Negotiation Log</h2>
      <NegotiationForm owner={owner} />
      <NegotiationList owner={owner} />
    </section>
  );
}

function NegotiationList({ owner }: NegotiationsCardProps) {
  const { data, error, refetch } = useQuery(negotiationsQuery);
  const negotiationLog = useNegotiations();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className="meta late">Loading...</p>;
  if (data.negotiations.length === 0)
    return <p className="meta">No negotiations logged yet. Track your first ask above.</p>;
  const { older } = data;
  return (
    <>
      <ul className="entries">
        {data.negotiations.map((negotiation) => (
          <NegotiationRow key={negotiation.id} negotiation={negotiation} owner={owner} />
        ))}
      </ul>
      {older !== null && (
        <OlderButton what="negotiations" onShow={() => negotiationLog.loadOlder(older)} />
      )}
    </>
  );
}
