import { useQuery } from "@tanstack/react-query";
import { LoadError } from "#ui/components/load-error.tsx";
import { PowerPositionForm } from "./power-position-form.tsx";
import { powerPositionQuery } from "./queries.ts";

type PowerPositionCardProps = { owner: string };

/** Your Power Position: one statement, edited in place. */
export function PowerPositionCard({ owner }: PowerPositionCardProps) {
  const { data, error, refetch } = useQuery(powerPositionQuery);
  return (
    <section className="panel full-row stack">
      <h2 className="title-sm">Your Power Position</h2>
      {data && <PowerPositionForm position={data} owner={owner} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className="meta shown-late">Loading...</p>}
    </section>
  );
}
