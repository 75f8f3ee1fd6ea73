import { useQuery } from "@tanstack/react-query";
import { utcDay } from "#core/record/day.ts";
import { countAsks, summarizeYear } from "#core/record/year.ts";
import { narrowChartSize, wideChartSize } from "#core/record/year-chart-layout.ts";
import { describeMonths, describeYear } from "#core/record/describe-year.ts";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import { winsQuery } from "#features/wins/queries.ts";
import { useToday } from "#ui/use-today.ts";
import { YearChart } from "./year-chart.tsx";
import { YearChartLegend } from "./year-chart-legend.tsx";

/** A year at a glance: drawn, in a sentence, and month by month. From three entries on. */
export function YearCard() {
  const wins = useQuery(winsQuery).data;
  const asks = useQuery(negotiationsQuery).data;
  const today = useToday(wins?.today ?? utcDay(new Date(0)));
  const year = summarizeYear(today, { wins: wins?.months ?? [], asks: asks?.months ?? [] });
  if (!year) return null;
  return (
    <section className="panel full-row stack gap-5">
      <div className="spread align-top">
        <h2 className="title-sm">A year at a glance</h2>
        <dl className="year-figures">
          <Figure name="Wins" count={year.wins} />
          <Figure name="Asks" count={year.asks} />
          <Figure name="Success" count={countAsks(year, "success")} />
        </dl>
      </div>
      <figure className="stack" aria-labelledby="year">
        <YearChart year={year} measures={wideChartSize} className="wide-chart" />
        <YearChart year={year} measures={narrowChartSize} className="narrow-chart" />
        <YearChartLegend year={year} />
        <figcaption className="meta" id="year">
          {describeYear(year)}
        </figcaption>
      </figure>
      <details className="disclosure">
        <summary>Month by month</summary>
        <ul className="month-list">
          {describeMonths(year).map(({ month, text }) => (
            <li key={month}>{text}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numeric">{count.toLocaleString("en-US")}</dd>
    </div>
  );
}
