import { useQuery } from "@tanstack/react-query";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import { NewRecordForm } from "#ui/record/new-record-form.tsx";
import { RecordList } from "#ui/record/record-list.tsx";
import { useDropDeleted } from "#ui/record/use-drop-deleted.ts";
import { negotiationForm } from "./negotiation-form.ts";
import { NegotiationRow } from "./negotiation-row.tsx";
import { negotiationsClient, useNegotiations } from "./use-negotiations.ts";

type NegotiationsCardProps = { owner: string };

const messages = {
  add: "Log Negotiation",
  adding: "Logging...",
  added: "Negotiation logged successfully",
  failed: "Failed to log negotiation",
};

/** Negotiation Log: logging an ask, and the list, newest first. */
export function NegotiationsCard({ owner }: NegotiationsCardProps) {
  const { data, error, refetch } = useQuery(negotiationsQuery);
  const log = useNegotiations();
  useDropDeleted(negotiationsClient);
  return (
    <section className="panel half-row stack gap-5">
      <h2 className="title-sm">Negotiation Log</h2>
      <NewRecordForm
        form={negotiationForm}
        name={`${owner}.ask`}
        add={log.add}
        messages={messages}
      />
      <RecordList
        rows={data?.negotiations.map((one) => (
          <NegotiationRow key={one.id} negotiation={one} owner={owner} />
        ))}
        older={data?.older ?? null}
        error={error}
        onRetry={() => void refetch()}
        actions={log}
        what="negotiations"
        empty="No negotiations logged yet. Track your first ask above."
      />
    </section>
  );
}
