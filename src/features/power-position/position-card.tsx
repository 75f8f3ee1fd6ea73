import { useQuery } from "@tanstack/react-query";
import { LoadProblem } from "#ui/load-problem.tsx";
import { PositionForm } from "./position-form.tsx";
import { positionQuery } from "./queries.ts";

type PositionCardProps = { owner: string };

/** Your Power Position: one statement, edited in place. */
export function PositionCard({ owner }: PositionCardProps) {
  const { data, error, refetch } = useQuery(positionQuery);
  return (
    <section className="panel wide stack">
      <h2 className="title-sm">Your Power Position</h2>
      {data && <PositionForm position={data} owner={owner} />}
      {!data && error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className="meta late">Loading...</p>}
    </section>
  );
}
