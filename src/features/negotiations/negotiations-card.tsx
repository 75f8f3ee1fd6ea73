import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LoadProblem } from "#ui/load-problem.tsx";
import { OlderButton } from "#ui/older-button.tsx";
import { useEffect } from "react";
import { AskForm } from "./ask-form.tsx";
import { AskRow } from "./ask-row.tsx";
import { negotiationsQuery } from "./queries.ts";
import { withoutDeleted } from "./shown-negotiations.ts";
import { useNegotiations } from "./use-negotiations.ts";

type NegotiationsCardProps = { owner: string };

/** Negotiation Log: logging an ask, and the list, newest first. */
export function NegotiationsCard({ owner }: NegotiationsCardProps) {
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.setQueryData(negotiationsQuery.queryKey, (page) => page && withoutDeleted(page));
    },
    [client],
  );
  return (
    <section className="panel half stack flow-5">
      <h2 className="title-sm">Negotiation Log</h2>
      <AskForm owner={owner} />
      <AskList owner={owner} />
    </section>
  );
}

function AskList({ owner }: NegotiationsCardProps) {
  const { data, error, refetch } = useQuery(negotiationsQuery);
  const log = useNegotiations();
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className="meta late">Loading...</p>;
  if (data.negotiations.length === 0)
    return <p className="meta">No negotiations logged yet. Track your first ask above.</p>;
  const { older } = data;
  return (
    <>
      <ul className="entries">
        {data.negotiations.map((asked) => (
          <AskRow key={asked.id} asked={asked} owner={owner} />
        ))}
      </ul>
      {older !== null && <OlderButton what="negotiations" onShow={() => log.older(older)} />}
    </>
  );
}
