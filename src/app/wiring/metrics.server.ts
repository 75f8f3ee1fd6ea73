import type { OpenDatabase } from "#adapters/database/database.ts";
import { countJobs, measureQueueLag } from "#adapters/queue/measure-queue.ts";
import type { Metrics } from "#http/metrics/metrics.ts";

/** The figures of the records: read whenever somebody asks for the metrics. */
export function addRecordMetrics(
  metrics: Metrics,
  { db, countConnections }: Pick<OpenDatabase, "db" | "countConnections">,
): void {
  metrics.addGauge({
    name: "queue_jobs",
    help: "Jobs of all processes: due, later (or in work), given_up within a day.",
    label: "state",
    read: () => countJobs(db),
  });
  metrics.addGauge({
    name: "queue_lag_seconds",
    help: "How long the oldest due job of a kind has waited.",
    label: "kind",
    read: () => measureQueueLag(db),
  });
  if (countConnections === undefined) return;
  metrics.addGauge({
    name: "database_connections",
    help: "Connections of this process: used, idle, and requests waiting for one.",
    label: "state",
    read: async () => countConnections(),
  });
}
