import { numberWord, wordNumber } from "#core/language/figures.ts";
import { findWhens, type When } from "#core/language/when.ts";

/** Her dates and the notice she owes. */
export type ExitTiming = {
  readonly notice: string;
  /** "on or before", "by" or "": how the date of notice is bound. */
  readonly noticeBound: string;
  readonly lastDay: string;
  /** "four weeks", "30 days"; "" when not said. */
  readonly period: string;
  /** "contract", "policy"; "" when not said. */
  readonly source: string;
  /** Weeks from notice to the last day, 0 when they cannot be counted. */
  readonly weeks: number;
};

const last =
  /\b(?:last (?:day|shift|working day|class|date|day of \w+)|final day|effective|retire\w*|retirement date|leav\w+|done|out (?:by|on)|end date|through|finish\w*)\b/i;
const notice =
  /\b(?:notice|resign\w*|tell(?:ing)? \p{L}+|hand in|submit|letter|inform|announce)\b/iu;

export function readExitTiming(answer: string): ExitTiming {
  const whens = findWhens(answer);
  const labelled = whens.map((when, index) => {
    const label = answer.slice(whens[index - 1]?.end ?? 0, when.start);
    return { when, label, before: answer.slice(0, when.start) };
  });
  const lastOne = labelled.find(
    ({ label }) => last.test(label) && !/\bnotice\b(?!.*\blast\b)/i.test(label),
  );
  const noticeOne = labelled.find((one) => one !== lastOne && notice.test(one.label));
  const loose = labelled.filter(
    (one) => one !== lastOne && one !== noticeOne && !/\bstart/i.test(one.label),
  );
  const lastDay =
    lastOne?.when ?? (noticeOne === undefined || loose.length > 0 ? loose.at(-1)?.when : undefined);
  const { period, source } = readPeriod(answer);
  return {
    notice: noticeOne?.when.text ?? "",
    noticeBound:
      /\b(on or before|no later than|by)\s*$/i.exec(noticeOne?.before ?? "")?.[1]?.toLowerCase() ??
      "",
    lastDay: lastDay?.text.replace(/^(?=end of)/, "the ") ?? "",
    period,
    source,
    weeks: weeksBetween(noticeOne?.when, lastDay, period),
  };
}

function readPeriod(answer: string): { period: string; source: string } {
  const found =
    /\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|sixty|ninety)[ -](weeks?|days?|months?|semesters?|terms?)\b(?! (?:to exercise|vest))/i.exec(
      answer,
    );
  const source =
    /\b(contract|policy|agreement|handbook|law|bylaws|union rules)\b/i
      .exec(answer)?.[1]
      ?.toLowerCase() ?? "";
  if (found === null) return { period: "", source };
  const count = found[1] ?? "";
  const unit = (found[2] ?? "").replace(/s$/, "");
  const value = /^an?$/i.test(count) ? 1 : (wordNumber(count) ?? Number(count));
  const digits = Number.isNaN(value) ? count : numberWord(value);
  return { period: `${digits} ${unit}${value === 1 ? "" : "s"}`, source };
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const starts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** The day of the year, or null when the words name no one day. */
export function dayOfYear(text: string): number | null {
  const slashed = /\b(\d{1,2})\/(\d{1,2})\b/.exec(text);
  const begun = starts[Number(slashed?.[1] ?? 0) - 1];
  if (begun !== undefined) return begun + Number(slashed?.[2] ?? 0);
  const found =
    /(\p{Lu}\p{Ll}+) (\d{1,2})(?!\d)/u.exec(text) ?? /(\d{1,2}) (\p{Lu}\p{Ll}+)/u.exec(text);
  if (found === null) return null;
  const [, one = "", two = ""] = found;
  const month = months.indexOf(/\d/.test(one) ? two : one);
  const start = starts[month];
  return start === undefined ? null : start + Number(/\d/.test(one) ? one : two);
}

function weeksBetween(from: When | undefined, to: When | undefined, period: string): number {
  const [start, end] = [dayOfYear(from?.text ?? ""), dayOfYear(to?.text ?? "")];
  if (start !== null && end !== null) {
    const days = end >= start ? end - start : end + 365 - start;
    return days > 240 ? 0 : Math.ceil(days / 7);
  }
  const [count = "", unit = ""] = period.split(" ");
  if (!unit.startsWith("week")) return 0;
  return wordNumber(count) ?? Number(count);
}

/** "6/20" as "June 20", where both numbers can be a month and a day. */
export function spellSlashDates(answer: string): string {
  return answer.replaceAll(
    /(?<![\d/])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/])/g,
    (all, month: string, day: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? all : `${name} ${Number(day)}`;
    },
  );
}

/** Whether the first date falls before the second, when both name a day; the shorter way round the year counts. */
export function isBefore(one: string, other: string): boolean | null {
  const [first, second] = [dayOfYear(one), dayOfYear(other)];
  if (first === null || second === null) return null;
  const ahead = (second - first + 365) % 365;
  return ahead > 0 && ahead < 183;
}
