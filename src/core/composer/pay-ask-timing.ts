import { byWhen, findWhens, onWhen, type When } from "#core/language/when.ts";
import { splitUnits } from "#core/language/split.ts";

/** Her dates, each as words that fit after a verb: "on November 20", "by December 12". "" when she gave none. */
export type PayTiming = {
  readonly meeting: string;
  readonly limit: string;
  readonly effective: string;
  /** The date of the limit alone, for a line that needs no preposition. */
  readonly limitDate: string;
  /** Her own clause about the limit when it has a verb: "the compensation review closes on December 12". */
  readonly why: string;
};

type Point = {
  readonly kind: "meeting" | "limit" | "decision" | "effective";
  readonly when: When;
  readonly clause: string;
};

const effective =
  /\b(?:effective|as of|retroactive|in effect|take effect|backdated|starting|start on|to start)\b/i;
const decision =
  /\b(?:decides?|decision|votes?|signs? off|announce[sd]?)\s(?:it\s)?(?:is\s)?(?:in|on|at|$)/i;
const limit =
  /\b(?:due|clos\w+|deadline|ends?|ending|lock\w*|final\w*|by|before|decid\w*|renew\w*|window|goes to|submit\w*|budgets?|votes?|until|latest|expir\w*|sign\w*|calibration|board|committee|cabinet|raises|promotions|fiscal|effective)\b/i;
const meeting =
  /\b(?:1:1|1-1|1 on 1|one[- ](?:to|on)[- ]one|meet\w*|review|sit down|sit-down|check-?in|here|raise it|ask|asking|talk|conversation|see (?:her|him|them)|appointment|lunch|call|catch-?up|eval|evaluation|appraisal|asked for|minutes|(?:an |half an )?hour with|time with)\b/i;

/** Reads the cleaned answer about timing. */
export function readPayTiming(answer: string): PayTiming {
  const points = splitUnits(answer)
    .flatMap((unit) => (unit.aside === undefined ? [unit.text] : [unit.text, unit.aside]))
    .flatMap(splitByDates)
    .flatMap(readPoint);
  const met = points.find(({ kind }) => kind === "meeting");
  const limited =
    points.find(({ kind }) => kind === "decision") ??
    points.findLast(({ kind }) => kind === "limit");
  const from = points.find(({ kind }) => kind === "effective");
  const loose = limited === undefined && met === undefined ? eventIn(answer) : "";
  return {
    meeting: met === undefined ? "" : onWhen(met.when),
    limit:
      limited === undefined
        ? loose
        : limited.kind === "decision" && limited.when.grain === "span"
          ? onWhen(limited.when)
          : byWhen(limited.when),
    limitDate: limited?.when.text ?? "",
    effective: from?.when.text ?? "",
    why: limited === undefined ? "" : limited.clause,
  };
}

function splitByDates(text: string): readonly string[] {
  const pieces = text.split(/,\s+(?!\d{4}\b)|\s+and\s+|\s+but\s+/);
  const merged: string[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (
      last === undefined ||
      (findWhens(last).length > 0 && findWhens(piece).length > 0 && !last.endsWith("day"))
    ) {
      merged.push(piece);
    } else merged[merged.length - 1] = `${last}, ${piece}`;
  }
  return merged;
}

function readPoint(clause: string): Point[] {
  const when = findWhens(clause).at(-1);
  if (when === undefined) return [];
  if (effective.test(clause)) return [{ kind: "effective", when, clause }];
  if (decision.test(clause.slice(0, when.start))) return [{ kind: "decision", when, clause }];
  if (meeting.test(clause) && !/\b(?:clos|due|end|deadline|lock|final|by\b|before)/i.test(clause)) {
    const committee = /\b(?:committee|board|cabinet|council|panel)\b/i.test(clause);
    return [{ kind: committee ? "limit" : "meeting", when, clause }];
  }
  return [
    {
      kind: limit.test(clause) || findWhens(clause).length > 0 ? "limit" : "meeting",
      when,
      clause,
    },
  ];
}

/** A limit without a date: "before the merger closes", "after the audit". */
function eventIn(answer: string): string {
  const found =
    /\b((?:before|after|once|when|at|during) (?:the|my|our|we|I|this|next|her|his) [^.,;]{3,60})/.exec(
      answer,
    )?.[1] ?? "";
  return found.replace(/\b(?:her|his)\b/, "the").trim();
}
