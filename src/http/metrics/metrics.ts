import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { LogObserver } from "#http/logging/log.ts";

export type Metrics = {
  /** Counts what the log hears of. */
  readonly observer: LogObserver;
  /** A figure that is read whenever somebody asks; nothing is said of it while it cannot be read. */
  readonly addGauge: (gauge: ReadGauge) => void;
  /** Everything in the Prometheus form. */
  readonly render: () => Promise<string>;
  readonly contentType: string;
};

export type ReadGauge = {
  readonly name: string;
  readonly help: string;
  /** The name of what tells the values apart. */
  readonly label: string;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
};

/** Seconds: a cached page, a page, the end of what a reader calls quick, a text of a model, the longest that one may take. */
const durationBuckets = [0.01, 0.05, 0.25, 1, 5, 30, 120];

/** Labels are words of ours alone: routes as patterns, names of events; never an address, a name or a text. */
export function createMetrics(release: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's head to the end of its answer. A cached page counts as 0.",
    labelNames: ["route"],
    buckets: durationBuckets,
    registers,
  });
  const events = new Counter({
    name: "log_events_total",
    help: "Lines of the log by event, also of levels that are not written.",
    labelNames: ["level", "event"],
    registers,
  });
  const securityEvents = new Counter({
    name: "security_events_total",
    help: "Events that guard an account.",
    labelNames: ["what", "outcome"],
    registers,
  });
  new Gauge({
    name: "release_info",
    help: "1, with the release that runs.",
    labelNames: ["release"],
    registers,
  }).set({ release }, 1);

  return {
    observer: {
      request({ method, route, status, ms }) {
        requests.inc({ method, route, status });
        durations.observe({ route }, ms / 1_000);
      },
      event(level, event, facts) {
        events.inc({ level, event });
        const { what, outcome } = facts;
        if (event === "security" && typeof what === "string" && typeof outcome === "string")
          securityEvents.inc({ what, outcome });
      },
    },
    addGauge: (gauge) => addReadGauge(registry, gauge),
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addReadGauge(registry: Registry, { name, help, label, read }: ReadGauge): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      gauge.reset();
      const values = await read().catch(() => ({}));
      for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
    },
  });
}
