import {
  byHow,
  doing,
  doneBy,
  downWords,
  moving,
  pair,
  spanWords,
  upWords,
} from "./change-patterns.ts";
import { findFigures, sayFigure, type Figure } from "./figures.ts";

/** A measured change as she gave it. `from`, `to` and `by` are finished figures ("14%", "$1.2M", "31 days"); nothing is computed. */
export type Change = {
  /** What was measured: "no-show rate", "direct care staff". "" when she did not say. */
  readonly noun: string;
  readonly from?: string;
  readonly to?: string;
  readonly by?: string;
  /** "%", "$", "days" or "": what the figures count. */
  readonly unit: string;
  /** "a year" when the figures are per year. */
  readonly per?: string;
  /** "in 10 months", "in under 2 years", "since May". */
  readonly span?: string;
  readonly direction: "up" | "down" | "unknown";
  /** Her own verb in front ("cut", "brought"), in the form she gave; the change is then her doing. */
  readonly verb?: string;
  /** What stood before the noun: "5-axis trim program" in "5-axis trim program, scrap 8% → 3.5%". */
  readonly context?: string;
  /** What follows the change: "in clinic cases", "by rebuilding the driver". */
  readonly rest?: string;
};

/** Beyond this many characters a text is no single statement. */
const longest = 400;

/** Reads a measured change out of one statement of cleaned text, or null when there is none that is certain. A lone noun before it ("scrap. 6.2% down to 2.9") belongs to it. */
export function parseChange(text: string): Change | null {
  if (text.length > longest || !/\d/.test(text)) return null;
  const plain = text.replace(/ \+(?=\d[\d.,]*\s?(?:%|percent|points?))/, " up ");
  return parsePair(plain) ?? parseBy(plain);
}

function parsePair(text: string): Change | null {
  const found = pair.exec(text)?.groups;
  if (found === undefined) return null;
  const { before = "", from = "", to = "", after = "", joint: mark = "", start = "" } = found;
  const low = firstOf(from);
  const high = firstOf(to);
  if (low === null || high === null || isYearRange(from, to)) return null;
  const counted = (found["unit"] ?? "").trim();
  const explicit = start !== "" || /→|down|up/.test(mark) || movingEnd.test(before.trimEnd());
  const falls =
    low.kind === "number" &&
    high.kind === "number" &&
    high.value < low.value &&
    /\p{L}{3,}\s*$/u.test(before) &&
    /^[\s,]+(?:in|since|over|within)\b/.test(after);
  const perUnit = (found["per"] ?? "").trim() !== "" && /\p{L}\s*$/u.test(before);
  if (!explicit && !perUnit && !falls && !certainWithoutMark(before, after, low, counted))
    return null;
  const money =
    low.kind === "money" ||
    high.kind === "money" ||
    /\busd\b/i.test(after) ||
    ((low.scale !== "" || high.scale !== "") && moneyNoun.test(before));
  const percent = low.kind === "percent" || high.kind === "percent";
  const lead = readLead(before);
  if (/\b(?:it’s|it is|that’s|there’s)\b/.test(lead.noun)) return null;
  const own = ownUnit(after, counted);
  const tail = readTail(own.after.replace(/\busd\b/gi, ""));
  const unit = lead.noun === "" ? "" : counted || (timeUnit.test(own.unit) ? own.unit : "");
  const perWord = ((found["per"] ?? "") || (found["perAfter"] ?? "")).trim() || tail.per;
  const noun = lead.noun === "" ? counted || own.unit || tail.noun : lead.noun;
  return {
    noun,
    from: write(from, low, money, percent, unit),
    to: write(
      to,
      high,
      money,
      percent,
      own.unit !== "" && own.unit !== counted && unit !== own.unit && lead.noun !== ""
        ? own.unit
        : "",
    ),
    unit: percent ? "%" : money ? "$" : unit,
    direction: direction(low.value * size(unit), high.value * size(own.unit || unit)),
    ...(lead.context === "" ? {} : { context: lead.context }),
    ...(perWord === "" ? {} : { per: perWord }),
    ...(tail.span === "" ? {} : { span: tail.span }),
    ...(lead.verb === "" ? {} : { verb: lead.verb }),
    ...(tail.rest === "" || noun === tail.rest ? {} : { rest: tail.rest }),
  };
}

/** "first-year turnover 28% to 11" needs no "from"; "clients $1M to $5M" and "3 to 5 a week" are ranges. */
function certainWithoutMark(before: string, after: string, low: Figure, counted: string): boolean {
  if (/\b(?:I|we|between|of|at|with|about|for|earn|work\w*|meet|met)\s*$/i.test(before))
    return false;
  if (/^\s*of\b/.test(after) || low.kind === "money") return false;
  return counted !== "" || (low.kind === "percent" && before.trim() !== "");
}

const moneyNoun =
  /\b(?:budget|revenue|spend|spending|sales|costs?|loss(?:es)?|ARR|MRR|funding|grants|profit|margin|payroll|overhead|raised|debt|deficit|gap|portfolio|billings|bookings|fees|pipeline)\b/i;
const timeUnit = /^(?:ms|s|seconds?|minutes?|hours?|days?|weeks?|months?|years?|quarters?)$/;
const sizes: Readonly<Record<string, number>> = {
  ms: 1 / 60_000,
  s: 1 / 60,
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_800,
  quarter: 131_400,
  year: 525_600,
};

function size(unit: string): number {
  return sizes[unit] ?? sizes[unit.replace(/s$/, "")] ?? 1;
}

function direction(low: number, high: number): Change["direction"] {
  if (low === high) return "unknown";
  return high < low ? "down" : "up";
}

/** A unit written again after the second figure, and what follows it. */
function ownUnit(after: string, counted: string): { unit: string; after: string } {
  const [all = "", word = ""] = /^\s+([\p{L}-]+)/u.exec(after) ?? [];
  const again = counted !== "" && word.replace(/s$/, "") === counted.replace(/s$/, "");
  return again || timeUnit.test(word)
    ? { unit: again ? counted : word, after: after.slice(all.length) }
    : { unit: "", after };
}

function parseBy(text: string): Change | null {
  const done = doneBy.exec(text)?.groups;
  const found = done ?? byHow.exec(text)?.groups;
  if (found === undefined) return null;
  const figure = firstOf(found["by"] ?? "");
  if (figure === null) return null;
  const tail = readTail(found["after"] ?? "");
  const verb = found["verb"] ?? "";
  const noun = found["noun"] ?? "";
  const way = `${verb} ${/(?:^|\s)(?:up|down)$/iu.exec(noun)?.[0] ?? ""}`;
  if (done !== undefined && saysNoChange(verb, noun)) return null;
  return {
    noun: tidyNoun(noun),
    by: write(
      found["by"] ?? "",
      figure,
      figure.kind === "money",
      false,
      (found["unit"] ?? "").trim(),
    ),
    unit:
      figure.kind === "percent"
        ? "%"
        : figure.kind === "money"
          ? "$"
          : (found["unit"] ?? "").trim(),
    direction: downWords.test(way) ? "down" : upWords.test(way) ? "up" : "unknown",
    ...(tail.span === "" ? {} : { span: tail.span }),
    ...(done === undefined ? {} : { verb }),
    ...(tail.rest === "" ? {} : { rest: tail.rest }),
  };
}

/** "brought in $6.2M" and "got them $90,000" name a sum, not the size of a change. */
function saysNoChange(verb: string, noun: string): boolean {
  if (/^(?:in|up|down|out|on|off|over|us|them|me|back)$/iu.test(noun.trim())) return true;
  return (
    /^(?:brought|bring|took|got|kept|moved|pushed|drove)$/iu.test(verb) &&
    !/\s(?:up|down)$/iu.test(noun)
  );
}

function firstOf(text: string): Figure | null {
  return findFigures(text.trim())[0] ?? null;
}

function isYearRange(from: string, to: string): boolean {
  return /^(?:19|20)\d\d$/.test(from.trim()) && /^(?:19|20)\d\d$/.test(to.trim());
}

function write(
  text: string,
  figure: Figure,
  money: boolean,
  percent: boolean,
  unit: string,
): string {
  const softener = /^(?:about|under|over|nearly|almost) /i.exec(text)?.[0] ?? "";
  const said =
    percent && figure.kind === "number"
      ? `${figure.text.trim()}%`
      : sayFigure(figure, money && figure.kind !== "percent");
  return `${softener}${said}${unit === "" ? "" : ` ${unit}`}`;
}

const leadVerb = new RegExp(
  String.raw`^(?:I |we |I’ve |we’ve )?(?<verb>${doing}) (?<noun>.+)$`,
  "isu",
);
const movingEnd = new RegExp(String.raw`[,:]?\s+${moving}(?: down| up)?$`, "isu");

function readLead(before: string): { noun: string; verb: string; context: string } {
  const trimmed = before
    .trim()
    .replace(/[\s,:.;–]+$/u, "")
    .replace(/\s+from$/i, "");
  const last =
    trimmed
      .split(/\.\s+|\s–\s/)
      .filter((piece) => piece !== "")
      .at(-1) ?? "";
  const plain = last.replace(/^(?:and|also|then|plus)\s+/i, "");
  const done = leadVerb.exec(plain)?.groups;
  if (done !== undefined)
    return { noun: tidyNoun(done["noun"] ?? ""), verb: done["verb"] ?? "", context: "" };
  const noun = tidyNoun(plain.replace(movingEnd, ""));
  const apart = /^(.+?)[:,] ([^:,]+)$/su.exec(noun);
  const [, context = "", near = ""] = apart ?? [];
  return apart === null ? { noun, verb: "", context: "" } : { noun: near, verb: "", context };
}

function tidyNoun(noun: string): string {
  return noun
    .trim()
    .replace(/^(?:and|also|plus|then)\s+/i, "")
    .replace(/[\s,:;]+$/u, "")
    .replace(new RegExp(String.raw`\s+${moving}$`, "i"), "")
    .replace(/\s+(?:up|down)$/i, "");
}

function readTail(after: string): { span: string; rest: string; per: string; noun: string } {
  const text = after
    .trim()
    .replace(/^[,;.]\s*/, "")
    .replace(/[\s.,;]+$/, "");
  const span = new RegExp(`^${spanWords}(?=$|[ ,;(])`, "iu").exec(text)?.[0] ?? "";
  const perWord =
    /^(?:a|per|each|every) (?:year|month|week|day|hour|quarter)\b/i.exec(text)?.[0] ?? "";
  const rest = text
    .slice(Math.max(span.length, perWord.length))
    .trim()
    .replace(/^[,;]\s*/, "");
  return { span, per: perWord, rest, noun: /^[\p{Ll}][\p{L} -]+$/u.test(rest) ? rest : "" };
}

/** All changes of a cleaned answer, in order; statements without one are skipped. */
export function findChanges(statements: readonly string[]): readonly Change[] {
  return statements.flatMap((statement, index) => {
    const change = parseChange(statement);
    if (change === null) return [];
    const before = statements[index - 1] ?? "";
    const borrowed =
      change.noun === "" && /^[\p{L} -]{3,30}$/u.test(before) && before.split(" ").length <= 3;
    return [borrowed ? { ...change, noun: before } : change];
  });
}
