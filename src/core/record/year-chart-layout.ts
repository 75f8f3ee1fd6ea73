import { formatMonth } from "./day.ts";
import type { NegotiationStatus } from "./negotiation-status.ts";
import type { RecordYear, YearMonth } from "./year.ts";

/** What is drawn at a place: a win, an ask by its status, or how many more there are. Units are those of the drawing. */
export type YearChartMark = { readonly x: number; readonly y: number } & (
  | { readonly kind: "win" | NegotiationStatus }
  | { readonly kind: "more"; readonly text: string }
);

export type YearChartLayout = {
  readonly width: number;
  readonly height: number;
  /** The height of the line between wins and asks. */
  readonly axis: number;
  readonly radius: number;
  readonly columns: readonly {
    readonly month: string;
    readonly name: string;
    readonly x: number;
  }[];
  readonly nameY: number;
  readonly marks: readonly YearChartMark[];
};

export type YearChartSize = {
  readonly width: number;
  /** Where the first month stands; the words Wins and Asks are left of it. */
  readonly left: number;
  /** What stays free after the last month. */
  readonly right: number;
  readonly radius: number;
  readonly names: "short" | "narrow";
};

export const wideChartSize = {
  width: 982,
  left: 112,
  right: 34,
  radius: 7,
  names: "short",
} as const;
export const narrowChartSize = {
  width: 340,
  left: 52,
  right: 8,
  radius: 6.5,
  names: "narrow",
} as const;

const markSpacing = 22;
/** More than these are drawn as one fewer and a number. */
const maxStacked = 4;
const maxCounted = 99;

type EntryKind = "win" | NegotiationStatus;

/** Places every mark: wins rise from the line, asks descend from it, the months stand below. */
export function layOutYearChart(
  { months }: RecordYear,
  { width, left, right, radius, names }: YearChartSize,
): YearChartLayout {
  const gap = (width - left - right) / (months.length - 1);
  const columns = months.map((month, at) => ({
    month,
    x: Math.round((left + gap * at) * 2) / 2,
  }));
  const rise = Math.max(1, ...months.map(({ wins }) => Math.min(wins, maxStacked)));
  const fall = Math.max(
    1,
    ...months.map((month) => Math.min(statusesOf(month).length, maxStacked)),
  );
  const axis = rise * markSpacing + markSpacing;
  const nameY = axis + fall * markSpacing + 38;
  return {
    width,
    height: nameY + 8,
    axis,
    radius,
    columns: columns.map(({ month: { month }, x }) => ({
      month,
      name: formatMonth(month, names),
      x,
    })),
    nameY,
    marks: columns.flatMap(({ month, x }) => [
      ...stackMarks(
        Array<EntryKind>(Math.min(month.wins, maxStacked + 1)).fill("win"),
        month.wins,
        (at) => ({
          x,
          y: axis - markSpacing * (at + 1),
        }),
      ),
      ...stackMarks(statusesOf(month), statusesOf(month).length, (at) => ({
        x,
        y: axis + 26 + markSpacing * at,
      })),
    ]),
  };
}

function stackMarks(
  kinds: readonly EntryKind[],
  total: number,
  placeAt: (at: number) => { readonly x: number; readonly y: number },
): YearChartMark[] {
  if (total <= maxStacked) return kinds.map((kind, at) => ({ kind, ...placeAt(at) }));
  const drawn = maxStacked - 1;
  const rest = total - drawn;
  const text = rest > maxCounted ? `${maxCounted}+` : `+${rest}`;
  return [
    ...kinds.slice(0, drawn).map((kind, at) => ({ kind, ...placeAt(at) })),
    { kind: "more", text, ...placeAt(drawn) },
  ];
}

/** Each ask of a month by its status; those that ended well stand nearest to the line. */
function statusesOf({ asks }: YearMonth): NegotiationStatus[] {
  const order = ["success", "in_progress", "pending", "declined"] as const;
  return order.flatMap((status) => {
    const count = asks.find((ask) => ask.status === status)?.count ?? 0;
    return Array<NegotiationStatus>(count).fill(status);
  });
}
