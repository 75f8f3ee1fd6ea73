import { useQuery } from "@tanstack/react-query";
import { utcDay } from "#core/record/day.ts";
import { countOf, yearOf } from "#core/record/year.ts";
import { narrow, wide } from "#core/record/year-drawing.ts";
import { sayMonths, sayYear } from "#core/record/year-words.ts";
import { negotiationsQuery } from "#features/negotiations/queries.ts";
import { winsQuery } from "#features/wins/queries.ts";
import { useToday } from "#ui/use-today.ts";
import { YearDrawing } from "./year-drawing.tsx";
import { YearKey } from "./year-key.tsx";

/** A year at a glance: drawn, in a sentence, and month by month. From three entries on. */
export function YearCard() {
  const wins = useQuery(winsQuery).data;
  const asks = useQuery(negotiationsQuery).data;
  const today = useToday(wins?.today ?? utcDay(new Date(0)));
  const year = yearOf(today, { wins: wins?.months ?? [], asks: asks?.months ?? [] });
  if (!year) return null;
  return (
    <section className="panel wide stack flow-5">
      <div className="spread top">
        <h2 className="title-sm">A year at a glance</h2>
        <dl className="figures">
          <Figure name="Wins" count={year.wins} />
          <Figure name="Asks" count={year.asks} />
          <Figure name="Success" count={countOf(year, "success")} />
        </dl>
      </div>
      <figure className="stack" aria-labelledby="year">
        <YearDrawing year={year} measures={wide} className="tl-wide" />
        <YearDrawing year={year} measures={narrow} className="tl-narrow" />
        <YearKey year={year} />
        <figcaption className="meta" id="year">
          {sayYear(year)}
        </figcaption>
      </figure>
      <details className="more">
        <summary>Month by month</summary>
        <ul className="months">
          {sayMonths(year).map(({ month, text }) => (
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
      <dd className="num">{count.toLocaleString("en-US")}</dd>
    </div>
  );
}
