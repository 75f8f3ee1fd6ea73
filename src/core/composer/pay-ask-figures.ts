import { findFigures, type Figure, sayFigure, withCommas } from "#core/language/figures.ts";
import { quotedSpans, touches } from "#core/language/quotes.ts";

/** The pay she has and the pay she asks for, as finished sums. `unit` is "an hour", "a day" … or "". */
export type PayFigures = {
  readonly current: string;
  readonly target: string;
  /** A raise she asks for as a percentage. */
  readonly percent: string;
  readonly unit: string;
};

const wants =
  /\b(?:want(?:ing)?|ask(?:ing)?(?: for)?|asks?|target(?:ing)?|goal|like|look(?:ing)? for|mov(?:e|ing) to|rais(?:e|ing) to|promot\w+|aim(?:ing)? for|need|request\w*|should be|deserve|propos\w+|seek\w*|counter(?:ing)?(?: at| with)?|get to|up to|adjust\w* to|bring \w+ to|increase to|to)\b|→/gi;
const has =
  /\b(?:I[’']?m (?:currently |now )?(?:at|on|making|paid|earning)|I am (?:currently |now )?(?:at|on|making|paid|earning)|(?:currently|current|now|today|presently)(?: at| on| is| making)?|from|I (?:make|earn|get)|making|earning|up from|at the moment|my (?:salary|base|pay|rate) is|base is|paid)\b/gi;
const hasAfter =
  /^\s?(?:an? \w+ |per \w+ )?(?:now|currently|today|at present|base\b(?! salary)|current)/i;
const unitWord =
  /\s?(?:an?|per|\/)\s?(hour|day|week|month|session|shift|course|article|class|word|project)\b/i;

const rangePattern = /([$€£]?)(\d[\d,.]*)(k?)\s?[-–]\s?[$€£]?(\d[\d,.]*)(k?)(?![\p{L}\d])/iu;
const move =
  /(?<from>[$€£]?\d[\d,.]*k?)(?:\s?(?:an?|per|\/)\s?\p{L}+)?\s?(?:→|to)\s?(?<to>[$€£]?\d[\d,.]*k?)/iu;

/** Reads the two sums of a cleaned ask. `nearby` are her other answers; a bare "70" beside their "68-75k" is thousands. */
export function readPayFigures(ask: string, nearby: readonly string[]): PayFigures {
  const currency = /[€£]/.exec([ask, ...nearby].join(" "))?.[0] ?? "$";
  const unit = unitWord.exec(ask)?.[1]?.toLowerCase() ?? "";
  const range = rangePattern.exec(ask);
  const single = range === null ? ask : ask.replace(range[0], `${range[1]}${range[2]}${range[5]}`);
  const { target, current } = sumsOf(single, unit !== "", nearby, currency);
  const percent = findFigures(ask).find(
    ({ kind, start, end }) =>
      kind === "percent" &&
      !/^\s?(?:of\s)?(?:equity|bonus|stake|ownership)/i.test(ask.slice(end)) &&
      !/bonus\D*$/i.test(ask.slice(0, start)),
  );
  const lone = percent !== undefined && current === "";
  const high = range === null ? "" : highEnd(range, currency);
  return {
    current: lone ? target : current,
    target: lone || target === "" ? "" : `${target}${high}`,
    percent: percent === undefined || (target !== "" && !lone) ? "" : sayFigure(percent),
    unit: unit === "" ? "" : `${unit === "hour" ? "an" : "a"} ${unit}`,
  };
}

function sumsOf(ask: string, small: boolean, nearby: readonly string[], currency: string) {
  const figures = moneyOf(ask, small, nearby);
  const pair = move.exec(ask)?.index;
  const first = figures.findIndex(
    ({ start, end }) => pair !== undefined && start <= pair && pair < end,
  );
  const said = figures.map((figure, index) => ({
    figure,
    role:
      first < 0
        ? roleOf(ask, figure)
        : index === first
          ? "current"
          : index === first + 1
            ? "target"
            : "",
    text: sayMoneyOf(figure, currency),
  }));
  const target =
    said.find(({ role }) => role === "target") ?? said.findLast(({ role }) => role === "");
  const current =
    said.find(({ role }) => role === "current") ??
    said.find(
      (one) => one !== target && one.role === "" && one.figure.start < (target?.figure.start ?? 0),
    );
  return { target: target?.text ?? "", current: current?.text ?? "" };
}

/** "165,000–175,000" is a range she asks for, not two sums. */
function highEnd(range: RegExpExecArray, currency: string): string {
  const end = findFigures(`${range[4]}${range[5]}`)[0];
  if (end === undefined) return "";
  return ` to ${sayMoneyOf({ ...end, thousands: false, paid: true }, currency)}`;
}

type Sum = Figure & { readonly thousands: boolean; readonly paid: boolean };

function moneyOf(ask: string, small: boolean, nearby: readonly string[]): Sum[] {
  const spans = quotedSpans(ask);
  const figures = findFigures(ask).filter(
    ({ start, end, kind }) =>
      kind !== "percent" && !touches(spans, start, end) && !isDateOrCount(ask, start, end),
  );
  const large = [
    ...figures,
    ...nearby.flatMap((text) => findFigures(text.replaceAll(/[-–]/g, " "))),
  ]
    .filter(({ value, text }) => value >= 10_000 && !/^(?:19|20)\d\d$/.test(text))
    .map(({ value }) => value);
  return figures.flatMap((figure): Sum[] => {
    if (/^(?:19|20)\d\d$/.test(figure.text)) return [];
    if (figure.kind === "money" || figure.scale !== "" || figure.value >= 1000) {
      return [{ ...figure, thousands: false, paid: true }];
    }
    const alike = large.some(
      (value) => value / 4 <= figure.value * 1000 && figure.value * 1000 <= value * 4,
    );
    if (alike && figure.value >= 20) return [{ ...figure, thousands: true, paid: true }];
    return small || roleOf(ask, figure) !== ""
      ? [{ ...figure, thousands: false, paid: small }]
      : [];
  });
}

const monthBefore =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December|chapter|grade|level|step|band|tier|level|Q)\s$/i;

function isDateOrCount(text: string, start: number, end: number): boolean {
  return (
    monthBefore.test(text.slice(0, start)) ||
    /^(?:st|nd|rd|th|\/\d)|^\s(?:people|staff|reports|direct|years?|months?|weeks?|days?|hours?|sites?|stores?|campus(?:es)?|team|RSUs|shares|options|units|points|more|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      text.slice(end),
    )
  );
}

function roleOf(ask: string, figure: Figure): "target" | "current" | "" {
  const piece = ask.slice(0, figure.start);
  const wanted = lastMatch(piece, wants);
  const had = lastMatch(piece, has);
  if (hasAfter.test(ask.slice(figure.end)) && wanted <= had) return "current";
  if (had >= 0 && had >= wanted) return sameStatement(piece, had) ? "current" : "";
  if (wanted >= 0) return "target";
  return "";
}

/** A cue holds until the next sum or stop. */
function sameStatement(piece: string, at: number): boolean {
  const between = piece.slice(at);
  return !/[.;](?:\s|$)/.test(between) && findFigures(between).length === 0;
}

function lastMatch(text: string, pattern: RegExp): number {
  return Array.from(text.matchAll(pattern)).at(-1)?.index ?? -1;
}

function sayMoneyOf(figure: Sum, currency: string): string {
  if (figure.thousands) return `${currency}${withCommas(figure.value * 1000)}`;
  if (figure.kind === "money") return sayFigure(figure);
  if (!figure.paid && figure.scale === "" && figure.value < 1000) return figure.text;
  return sayFigure({ ...figure, kind: "money", currency }, true);
}
