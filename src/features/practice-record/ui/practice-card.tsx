import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { describePractice } from "#core/practice/describe-practice.ts";
import { narrowPracticeChart, widePracticeChart } from "#core/practice/practice-chart.ts";
import { practiceKindNames } from "#core/practice/practice-kinds.ts";
import { formatDay } from "#core/record/day.ts";
import type { PracticeRun } from "#features/practice-record/contract.ts";
import { readWaitingRuns, sendWaitingRuns } from "#features/practice-record/practice-outbox.ts";
import { practiceQuery } from "#features/practice-record/queries.ts";
import { useSite } from "#ui/site.ts";
import { PracticeChart } from "./practice-chart.tsx";

/** What a member rehearsed: drawn, in a sentence, and each time in a table. Nothing before the first. */
export function PracticeCard({ owner }: { owner: string }) {
  const { data } = useQuery(practiceQuery);
  useSendingWaiting(owner);
  if (!data || data.runs.length === 0) return null;
  const { runs, total } = data;
  return (
    <section className="panel full-row stack gap-5" aria-labelledby="practice-title">
      <h2 className="title-sm" id="practice-title">
        Your practice
      </h2>
      <figure className="stack" aria-labelledby="practice-said">
        <PracticeChart runs={runs} measures={widePracticeChart} className="wide-chart" />
        <PracticeChart runs={runs} measures={narrowPracticeChart} className="narrow-chart" />
        <figcaption className="meta" id="practice-said">
          {describePractice(runs)}
        </figcaption>
      </figure>
      <details className="disclosure">
        <summary>Each time</summary>
        <PracticeTable runs={runs} />
        {total > runs.length && (
          <p className="meta">
            The latest {runs.length} of {total}. All of them are in your export.
          </p>
        )}
      </details>
    </section>
  );
}

function PracticeTable({ runs }: { runs: readonly PracticeRun[] }) {
  const { tools } = useSite();
  return (
    <table className="practice-table numeric">
      <thead>
        <tr>
          <th scope="col">Rehearsal</th>
          <th scope="col">Time</th>
          <th scope="col">Words a minute</th>
          <th scope="col">Silence</th>
        </tr>
      </thead>
      <tbody>
        {runs.toReversed().map(({ at, kind, toolId, seconds, ...run }) => (
          <tr key={`${at} ${kind}`}>
            <th scope="row">
              {formatDay(at.slice(0, 10))} · {practiceKindNames[kind]}
              {tools.filter(({ id }) => id === toolId).map(({ title }) => ` · ${title}`)}
            </th>
            <td>{formatSeconds(seconds)}</td>
            <td>{run.wordsPerMinute === null ? "not known" : Math.round(run.wordsPerMinute)}</td>
            <td>{run.silenceSeconds === null ? "none due" : formatSeconds(run.silenceSeconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

/** What waited on this device for a connection is sent now, and shown. */
function useSendingWaiting(owner: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (readWaitingRuns(owner).length === 0) return;
    void sendWaitingRuns(owner).then(() => client.invalidateQueries(practiceQuery));
  }, [client, owner]);
}
