import type { ReactNode } from "react";
import type { Finding } from "#app/operator/check/finding.server.ts";
import { formatBytes, formatCount } from "#app/operator/records/format-amounts.ts";
import { Button } from "#ui/components/button.tsx";
import { Note } from "#ui/components/note.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { formatMoment } from "#app/desk/format-moment.ts";
import type { Health } from "./health.server.ts";

type HealthPageProps = Health & {
  /** What was just tried; null before it was asked for. */
  findings: readonly Finding[] | null;
};

/** What runs, how the records stand, and what the settings lead to. */
export function HealthPage({ findings, ...health }: HealthPageProps) {
  return (
    <div className="desk-sections">
      {health.warnings.length > 0 && (
        <div className="stack">
          {health.warnings.map((warning) => (
            <Note key={warning} tone="warning" title={warning} />
          ))}
        </div>
      )}
      <Running {...health} />
      <HealthSection id="mail" title="Mail and other work">
        <OwnerTable
          label="The queue"
          head={["Due now", "Later", "Failed in a day"]}
          rows={[
            { key: "queue", cells: [health.queue.due, health.queue.later, health.queue.given_up] },
          ]}
          empty=""
        />
        <p>
          <a href="/desk/mail">See the messages that were given up</a>
        </p>
      </HealthSection>
      <Comparison comparison={health.comparison} />
      <Checks findings={findings} />
    </div>
  );
}

function Running({ status, startedAt, nodeVersion, freeBytes }: Health) {
  const lines = [
    { what: "Running since", found: formatMoment(startedAt) },
    { what: "Node", found: nodeVersion },
    ...status,
    ...(freeBytes === null
      ? []
      : [{ what: "Free for the records", found: formatBytes(freeBytes) }]),
  ];
  return (
    <HealthSection id="running" title="What runs">
      <Facts lines={lines} />
    </HealthSection>
  );
}

function Comparison({ comparison }: Pick<Health, "comparison">) {
  return (
    <HealthSection id="comparison" title="Compared with the payment provider">
      {comparison === null ? (
        <p>None recorded. The first one comes within an hour of the start.</p>
      ) : (
        <Facts
          lines={[
            { what: "Last time", found: formatMoment(comparison.at) },
            {
              what: "What",
              found: comparison.isFull
                ? "everything, as each night"
                : "what may be late, as each hour",
            },
            { what: "Looks at the provider", found: `${comparison.checked}` },
            { what: "Outcome", found: formatOutcome(comparison) },
          ]}
        />
      )}
    </HealthSection>
  );
}

function formatOutcome({ differences, failed }: NonNullable<Health["comparison"]>): string {
  const mended =
    differences === 0 ? "The records agreed" : `${formatCount(differences, "difference")}, mended`;
  return failed === 0 ? `${mended}.` : `${mended}; ${failed} could not be compared.`;
}

function Checks({ findings }: Pick<HealthPageProps, "findings">) {
  return (
    <HealthSection id="checks" title="What the settings lead to">
      {findings === null ? (
        <p>
          Mail server, payment provider, sign-in, writer, public address, disk and clock are tried
          when you ask. Nothing is sent or changed. It can take ten seconds.
        </p>
      ) : (
        <div className="named-rows">
          <OwnerTable
            label="What was tried"
            head={["What", "Outcome", "Found"]}
            rows={findings.map(({ what, isRight, found }, at) => ({
              key: `${at}`,
              cells: [what, isRight ? "Right" : "Wrong", found],
            }))}
            empty="There was nothing to try."
          />
        </div>
      )}
      <form method="post" action="/desk/health#checks">
        <Button submit>{findings === null ? "Try them now" : "Try them again"}</Button>
      </form>
    </HealthSection>
  );
}

type Fact = { readonly what: string; readonly found: string };

function Facts({ lines }: { lines: readonly Fact[] }) {
  return (
    <dl className="owner-facts">
      {lines.map(({ what, found }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{found}</dd>
        </div>
      ))}
    </dl>
  );
}

type HealthSectionProps = { id: string; title: string; children: ReactNode };

function HealthSection({ id, title, children }: HealthSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
