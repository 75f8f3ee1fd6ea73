import type { ComponentProps, ReactNode } from "react";
import { toolIds, toolOf } from "#core/tools/catalogue.ts";
import { proPlans } from "#core/plans/plans.ts";
import { productNameOf } from "#features/billing/emails/purchase-emails.server.ts";
import { LinkButton } from "#ui/components/button.tsx";
import { OwnerTable } from "#app/desk/owner-table.tsx";
import { BarFigure } from "./bar-figure.tsx";
import { formatThousands, formatSum } from "./format-figure.ts";
import type { MembersByPlan } from "./members.server.ts";
import { formatMonthAndYear, type Month } from "#core/months/month.ts";
import { formatMonth, shiftMonth } from "#core/record/day.ts";
import type { NumbersFile } from "./numbers-files.server.ts";
import type { Numbers } from "./numbers.server.ts";
import { groupSales, netOf, sumSales, type SalesSum } from "./sales-tables.server.ts";

const salesHead = ["Sold", "Revenue", "Refunded", "Lost in disputes", "Net"];

/** Sales, members, texts and readers, as figures with small drawings. */
export function NumbersPage(numbers: Numbers) {
  return (
    <div className="desk-sections">
      <Sales {...numbers} />
      <Members {...numbers.members} />
      <Texts {...numbers} />
      <Readers {...numbers} />
    </div>
  );
}

function Sales({ month, months, sales, firstMonth, present }: Numbers) {
  const year = month.slice(0, 4);
  const byMonth = groupSales(sales, "month");
  const byThing = groupSales(sales, "sku");
  const total = sumSales(sales);
  const bars = months.map((one) => {
    const sum = byMonth.get(one);
    return { label: shortName(one), value: sum ? netOf(sum) : 0 };
  });
  return (
    <>
      <NumbersSection id="months" title={`Sales in ${year}`} file="sales-by-month">
        {sales.length > 0 && (
          <BarFigure
            title={`Net sales by month in ${year}: ${formatSum(netOf(total))} in total.`}
            bars={bars}
          />
        )}
        <FigureTable
          label={`Sales by month in ${year}`}
          head={["Month", ...salesHead]}
          rows={[
            ...[...byMonth].map(([one, sum]) => salesRow(one, formatMonthAndYear(one), sum)),
            ...(byMonth.size > 1 ? [salesRow("all", "Total", total)] : []),
          ]}
          empty={`Nothing was sold in ${year}.`}
        />
        <p className="meta">
          Months are in UTC. Refunds and lost disputes count in the month of the payment. For Pro,
          only the first payment is here; renewals are on the payment provider’s own pages.
        </p>
        <Years month={month} first={firstMonth} present={present} />
      </NumbersSection>
      <NumbersSection id="things" title={`What was sold in ${year}`} file="sales-by-product">
        <FigureTable
          label={`Sales by kit, plan and session in ${year}`}
          head={["What", ...salesHead]}
          rows={[...byThing]
            .toSorted(([, one], [, other]) => netOf(other) - netOf(one))
            .map(([sku, sum]) => salesRow(sku, productNameOf(sku), sum))}
          empty={`Nothing was sold in ${year}.`}
        />
      </NumbersSection>
    </>
  );
}

function salesRow(key: string, name: string, sum: SalesSum) {
  const amounts = [sum.revenue, sum.refunded, sum.lost, netOf(sum)].map(formatSum);
  return { key, cells: [name, formatThousands(sum.sold), ...amounts] };
}

type YearsProps = { month: Month; first: Month; present: Month };

/** The years before and after, as far as something can be in them. */
function Years({ month, first, present }: YearsProps) {
  const year = Number(month.slice(0, 4));
  const isEarlier = Number(first.slice(0, 4)) < year;
  const isLater = year < Number(present.slice(0, 4));
  if (!isEarlier && !isLater) return null;
  return (
    <div className="actions">
      {isEarlier && (
        <LinkButton
          href={`/desk/numbers?month=${year - 1}-12`}
        >{`The year ${year - 1}`}</LinkButton>
      )}
      {isLater && (
        <LinkButton
          href={`/desk/numbers?month=${earlierOf(`${year + 1}-12`, present)}`}
        >{`The year ${year + 1}`}</LinkButton>
      )}
    </div>
  );
}

function Members({ free, monthly, annual, byHand, all }: MembersByPlan) {
  const recurring = [
    formatSum(monthly * proPlans.monthly.amount),
    formatSum(annual * proPlans.annual.amount),
  ];
  return (
    <NumbersSection id="members" title="Members by plan, now" file="members-by-plan">
      {all > 0 && (
        <BarFigure
          title={`${formatThousands(all)} members: ${formatThousands(free)} free, ${formatThousands(monthly + annual)} paying for Pro, ${formatThousands(byHand)} with Pro granted by an admin.`}
          bars={[
            { label: "F", value: free },
            { label: "M", value: monthly },
            { label: "A", value: annual },
            { label: "H", value: byHand },
          ]}
        />
      )}
      <FigureTable
        label="Members by plan"
        head={["Plan", "Members", "At today’s price"]}
        rows={[
          { key: "free", cells: ["Free (F)", formatThousands(free), "Nothing"] },
          {
            key: "monthly",
            cells: ["Pro, monthly (M)", formatThousands(monthly), `${recurring[0]} a month`],
          },
          {
            key: "annual",
            cells: ["Pro, annual (A)", formatThousands(annual), `${recurring[1]} a year`],
          },
          {
            key: "hand",
            cells: ["Pro granted by an admin (H)", formatThousands(byHand), "Nothing"],
          },
          { key: "all", cells: ["All", formatThousands(all), ""] },
        ]}
        empty=""
      />
    </NumbersSection>
  );
}

function Texts({ month, months, texts }: Numbers) {
  const year = month.slice(0, 4);
  const counted = toolIds.map((id) => {
    const ofTool = texts.filter(({ key }) => key === id);
    const inMonth = ofTool.find((one) => one.month === month)?.count ?? 0;
    return { id, inMonth, inYear: sumOf(ofTool) };
  });
  return (
    <NumbersSection id="texts" title={`Texts written in ${year}`} file="texts-by-tool">
      {texts.length > 0 && (
        <BarFigure
          title={`Texts written in each month of ${year}: ${formatThousands(sumOf(texts))} together.`}
          bars={months.map((one) => ({
            label: shortName(one),
            value: sumOf(texts.filter((text) => text.month === one)),
          }))}
        />
      )}
      <FigureTable
        label={`Texts by tool in ${year}`}
        head={["Tool", formatMonthAndYear(month), `In ${year}`]}
        rows={counted
          .filter(({ inYear }) => inYear > 0)
          .toSorted((one, other) => other.inYear - one.inYear)
          .map(({ id, inMonth, inYear }) => ({
            key: id,
            cells: [toolOf(id).title, formatThousands(inMonth), formatThousands(inYear)],
          }))}
        empty={`No text was written in ${year}.`}
      />
      <p className="meta">
        Written by the composer or by an AI, changes to a text included. Counted without anybody’s
        name.
      </p>
    </NumbersSection>
  );
}

function Readers({ month, readers: { posts, next }, present }: Numbers) {
  return (
    <NumbersSection
      id="readers"
      title={`Readers in ${formatMonthAndYear(month)}`}
      file="readers-by-post"
    >
      {posts.length > 0 && (
        <BarFigure
          title={`The most read posts of ${formatMonthAndYear(month)}, by pages.`}
          bars={posts.slice(0, 12).map((one, at) => ({ label: `${at + 1}`, value: one.pages }))}
        />
      )}
      <FigureTable
        label={`Readers by post in ${formatMonthAndYear(month)}`}
        head={["Post", "Pages", "Opened in place"]}
        rows={posts.map(({ slug, title, pages, inPlace }) => ({
          key: slug,
          cells: [
            <PostName key="post" slug={slug} title={title} />,
            formatThousands(pages),
            formatThousands(inPlace),
          ],
        }))}
        empty={`No post was read in ${formatMonthAndYear(month)}.`}
      />
      <p className="meta">
        A page counts when it is sent, to members and to you as well; two visits are two. Opened in
        place: its text went to a page of ours that was open, for which pointing at a link is
        enough. Robots that say so are left out; others cannot be told apart. No address, cookie or
        name is noted.
      </p>
      <div className="actions">
        {next !== null && (
          <LinkButton
            href={`/desk/numbers?month=${month}&post=${next.slug}&reads=${next.pages}#readers`}
          >
            More posts
          </LinkButton>
        )}
        <LinkButton href={`/desk/numbers?month=${shiftMonth(month, -1)}#readers`}>
          {formatMonthAndYear(shiftMonth(month, -1))}
        </LinkButton>
        {month < present && (
          <LinkButton href={`/desk/numbers?month=${shiftMonth(month, 1)}#readers`}>
            {formatMonthAndYear(shiftMonth(month, 1))}
          </LinkButton>
        )}
      </div>
    </NumbersSection>
  );
}

function PostName({ slug, title }: { slug: string; title: string | null }) {
  return title === null ? `${slug} (no longer here)` : <a href={`/blog/${slug}`}>{title}</a>;
}

/** A table whose first column names what the figures of the others count. */
function FigureTable(table: ComponentProps<typeof OwnerTable>) {
  return (
    <div className="figure-table named-rows">
      <OwnerTable {...table} />
    </div>
  );
}

type NumbersSectionProps = { id: string; title: string; file: NumbersFile; children: ReactNode };

function NumbersSection({ id, title, file, children }: NumbersSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <p>
        <a
          href={`/api/desk/numbers/${file}.csv`}
          download
          aria-label={`All of it as CSV: ${title}`}
        >
          All of it as CSV
        </a>
      </p>
    </section>
  );
}

function sumOf(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function shortName(month: Month): string {
  return formatMonth(month, "short");
}

function earlierOf(one: Month, other: Month): Month {
  return one < other ? one : other;
}
