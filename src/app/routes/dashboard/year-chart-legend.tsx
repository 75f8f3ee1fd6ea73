import { statusLabels } from "#core/record/negotiation-status.ts";
import type { RecordYear } from "#core/record/year.ts";
import { StatusMark } from "#ui/components/status-mark.tsx";

type YearChartLegendProps = { year: RecordYear };

/** Which shape means what, for the shapes that are drawn. */
export function YearChartLegend({ year }: YearChartLegendProps) {
  return (
    <ul className="row meta">
      {year.wins > 0 && (
        <li className="status-label win">
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M8 0l8 8-8 8-8-8z" fill="currentColor" />
          </svg>
          Win
        </li>
      )}
      {year.byStatus.map(({ status }) => (
        <li key={status} className={`status-label ${status}`}>
          <StatusMark status={status} />
          {statusLabels[status]}
        </li>
      ))}
    </ul>
  );
}
