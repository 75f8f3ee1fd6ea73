import { findFigures, type Figure, sayFigure, withCommas } from "#core/language/figures.ts";

/** The pay she has and the pay she asks for, as finished sums with their unit ("$44 an hour"); "" when not given. */
export type PayFigures = {
  readonly current: string;
  readonly target: string;
  /** A raise she asks for as a percentage. */
  readonly percent: string;
  /** Sums stand in the answer that could not be given a role: her own words are safer then. */
  readonly unclear: boolean;
};

type Role = "target" | "current" | "";
type Sum = {
  readonly text: string;
  readonly value: number;
  readonly at: number;
  readonly role: Role;
};

const cut =
  /[.;](?=\s|$)|\n|[()]|,\s+(?=(?:but |and )?(?:I\b|I[’']|want|asking|target|looking|need|now|currently|up from|from|goal|at present|hoping))|\s+and\s+(?=(?:I\b|I[’']|want|asking|would))|(?<=\d[kK]?(?: an? \p{L}+)?(?: now| currently)?),\s+/u;
const wants =
  /\b(?:want(?:ing)?|ask(?:ing)?|target(?:ing)?|goal|would like|[’']d like|look(?:ing)? for|moving to|move to|rais(?:e|ed) to|promot\w+|aim(?:ing)?|need|request\w*|should be|deserve|propos\w+|seek\w*|get to|bring \w+ to|increase to)\b/i;
const has =
  /\b(?:I[’']?m (?:currently |now )?(?:at|on|making|paid|earning)|I am (?:currently |now )?(?:at|on|making|paid|earning)|currently|current|now|today|presently|from|I (?:make|earn|get)|making|earning|my (?:salary|base|pay|rate) is|base is|paid)\b/i;

/** Reads the two sums of a cleaned ask. `nearby` are her other answers; a bare "70" beside their "68-75k" is thousands. */
export function readPayFigures(ask: string, nearby: readonly string[]): PayFigures {
  const plain = ask.replaceAll(
    /\b(?:around|about|roughly|approximately|something like|like|maybe) (?=[$€£]?\d)/gi,
    "",
  );
  const scale = {
    thousands: /\b(?:TC|OTE|base|salary|total comp\w*)\b/.test(ask),
    yearly:
      !/\b(?:hour|hourly|hr|day|daily|week|weekly|month|monthly|session|shift|course|article|class|project|rate|fee|honorarium|stipend)s?\b/i.test(
        ask,
      ),
    currency: /[€£]/.exec([ask, ...nearby].join(" "))?.[0] ?? "$",
    large: largeIn([ask, ...nearby]),
  };
  const segments = segmentsOf(plain);
  const sums = segments.flatMap((segment) => sumsOf(segment, scale));
  const pair = pairOf(plain, scale);
  const percent = percentOf(ask);
  const current =
    pair?.current ?? sums.find(({ role }) => role === "current")?.text ?? before(sums);
  const target =
    pair?.target ?? sums.find(({ role }) => role === "target")?.text ?? lastLoose(sums, current);
  const lone = percent !== "" && target === "" && current === "" ? "" : current;
  const used = new Set([current, target]);
  const extras =
    /\d[\d,.]*[kK%]?\s(?:stipend|bonus|allowance|differential|raise|increase|equity|more|sign-on|signing)\b/i.test(
      ask,
    );
  const unclear =
    pair === null &&
    (extras
      ? percent === "" || /bonus|equity/i.test(ask)
      : sums.some(({ text }) => !used.has(text)));
  const rate = / an? \p{L}+$/u.exec(current)?.[0] ?? "";
  const rated = (sum: string) =>
    rate !== "" && /^\D?\d{2,3}(?:\.\d\d)?$/.test(sum)
      ? `${/^\d/.test(sum) ? scale.currency : ""}${sum}${rate}`
      : sum;
  return {
    current: percent !== "" && current === "" ? target : lone,
    target: percent !== "" && current === "" ? "" : rated(target),
    percent: percent !== "" && (target === "" || current === "") ? percent : "",
    unclear,
  };
}

function segmentsOf(ask: string): readonly string[] {
  return ask.split(cut).filter((piece): piece is string => piece !== undefined && /\d/.test(piece));
}

type Scale = {
  readonly thousands: boolean;
  /** No unit but the year is spoken of: a bare "121" is thousands. */
  readonly yearly: boolean;
  readonly currency: string;
  readonly large: readonly number[];
};

function largeIn(texts: readonly string[]): readonly number[] {
  return texts
    .flatMap((text) => findFigures(text.replaceAll(/[-–]/g, " ")))
    .filter(({ value, text }) => value >= 10_000 && !/^(?:19|20)\d\d$/.test(text))
    .map(({ value }) => value);
}

const figureText = String.raw`[$€£]?\d[\d,]*(?:\.\d+)?k?`;
const perUnit = String.raw`(?:\s?(?:(?:an?|per|\/)\s?)?(?:hours?|hourly|hr|day|week|month|session|shift|course|article|class|project|year|yr)\b)?`;
const move = new RegExp(
  String.raw`(?<a>${figureText})(?<ua>${perUnit})\s?(?:→|to|up to)\s?(?<b>${figureText})(?<ub>${perUnit})(?!\s?%|\d)`,
  "giu",
);
const swap = new RegExp(
  String.raw`(?<b>${figureText})(?<ub>${perUnit}),?\s(?:not|instead of|rather than|vs\.?|versus|up from|from)\s(?<a>${figureText})(?<ua>${perUnit})(?!\s?%|\d)`,
  "giu",
);

/** "46 → 52", "from 74k to 83k"; "24 an hour, not 21", "142,000, from 128,000". */
function pairOf(ask: string, scale: Scale): { current: string; target: string } | null {
  const pairs = [move, swap].flatMap((pattern) =>
    Array.from(ask.matchAll(pattern), ({ groups = {} }) => {
      const unit = unitOf(groups["ub"] ?? "") || unitOf(groups["ua"] ?? "");
      return [
        asSum(groups["a"] ?? "", unit, scale),
        asSum(groups["b"] ?? "", unit, scale),
      ] as const;
    }),
  );
  const [only] = pairs.length === 1 ? pairs : [];
  if (only === undefined || only[0] === null || only[1] === null || only[0].value === only[1].value)
    return null;
  return { current: only[0].text, target: only[1].text };
}

function unitOf(text: string): string {
  const unit =
    /hour|hr|day|week|month|session|shift|course|article|class|project/i
      .exec(text)?.[0]
      .toLowerCase() ?? "";
  if (unit === "") return "";
  return unit === "hour" || unit === "hr" ? "an hour" : `a ${unit}`;
}

function sumsOf(segment: string, scale: Scale): Sum[] {
  const range = /([$€£]?)(\d[\d,.]*)(k?)\s?[-–]\s?[$€£]?(\d[\d,.]*)(k?)(?![\p{L}\d])/iu.exec(
    segment,
  );
  if (range !== null) {
    const low = asSum(`${range[1]}${range[2]}${range[5]}`, "", scale);
    const high = asSum(`${range[1]}${range[4]}${range[5]}`, "", scale);
    return low === null || high === null
      ? []
      : [
          {
            ...low,
            text: `${low.text} to ${high.text}`,
            at: range.index,
            role: roleAt(segment, range.index),
          },
        ];
  }
  return findFigures(segment).flatMap((figure): Sum[] => {
    const after = segment.slice(figure.end);
    if (figure.kind === "percent" || isCount(segment, figure)) return [];
    const unit =
      /^\s?(?:(?:an?|per|\/)\s?)?(?:hours?|hourly|hr|day|week|month|session|shift|course|article|class|project)\b/i.exec(
        after,
      )?.[0] ?? "";
    if (unit !== "" && figure.kind !== "money" && !/\b(?:an?|per)\b|\/|hourly/.test(unit))
      return [];
    const sum = asSum(figure.text, unitOf(unit), scale);
    return sum === null
      ? []
      : [{ ...sum, at: figure.start, role: roleAt(segment, figure.start, after) }];
  });
}

function asSum(
  text: string,
  unit: string,
  { thousands, yearly, currency, large }: Scale,
): { text: string; value: number } | null {
  const figure = findFigures(text.trim())[0];
  if (figure === undefined || /^(?:19|20)\d\d$/.test(figure.text)) return null;
  const per = unit === "" || (unit === "an hour" && figure.value >= 1000) ? "" : ` ${unit}`;
  if (figure.kind === "money") return { text: `${sayFigure(figure)}${per}`, value: figure.value };
  if (figure.scale !== "" || figure.value >= 1000)
    return { text: `${sayFigure({ ...figure, currency }, true)}${per}`, value: figure.value };
  const alike =
    (thousands && figure.value >= 60 && figure.value <= 999) ||
    (yearly && figure.kind === "number" && figure.value >= 100 && figure.value <= 999) ||
    large.some((value) => value / 4 <= figure.value * 1000 && figure.value * 1000 <= value * 4);
  if (alike && figure.value >= 20 && unit === "")
    return { text: `${currency}${withCommas(figure.value * 1000)}`, value: figure.value * 1000 };
  if (unit !== "") return { text: `${currency}${figure.text}${per}`, value: figure.value };
  return figure.value >= 20 ? { text: figure.text, value: figure.value } : null;
}

function roleAt(segment: string, at: number, after = ""): Role {
  const lead = segment.slice(0, at);
  if (wants.test(lead)) return "target";
  if (
    has.test(lead) ||
    /^\s?(?:an? \p{L}+ )?(?:now|currently|today|at present|base\b)/iu.test(after)
  )
    return "current";
  return /\bat\s*$/.test(lead) ? "current" : "";
}

const monthBefore =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December|chapter|grade|level|step|band|tier|Q|Planner|RN|Engineer|Analyst)\s$/i;

function isCount(text: string, { start, end, kind }: Figure): boolean {
  if (kind === "money")
    return /^\s(?:stipend|bonus|allowance|differential|raise|increase|more)\b/.test(
      text.slice(end),
    );
  return (
    monthBefore.test(text.slice(0, start)) ||
    /^(?:st|nd|rd|th|\/\d)|^\s(?:people|staff|reports|direct|years?|months?|weeks?|days?|hours?|sites?|stores?|campus(?:es)?|team|RSUs|shares|options|units|points|more|stipend|bonus|allowance|differential|raise|increase|sign-on|signing|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      text.slice(end),
    )
  );
}

function percentOf(ask: string): string {
  const figure = findFigures(ask).find(
    ({ kind, start, end }) =>
      kind === "percent" &&
      !/^\s?(?:of\s)?(?:equity|bonus|stake|ownership|target|remote|differential|commission|match)/i.test(
        ask.slice(end),
      ) &&
      !/(?:bonus|equity)\D*$/i.test(ask.slice(0, start)),
  );
  return figure === undefined ? "" : sayFigure(figure);
}

/** Two sums without a cue: the smaller first one is what she has. */
function before(sums: readonly Sum[]): string {
  const [one, two] = sums.filter(({ role }) => role === "");
  const target = sums.find(({ role }) => role === "target");
  if (one !== undefined && target !== undefined && one.value < target.value) return one.text;
  return one !== undefined && two !== undefined && one.value < two.value ? one.text : "";
}

function lastLoose(sums: readonly Sum[], current: string): string {
  return sums.findLast(({ role, text }) => role === "" && text !== current)?.text ?? "";
}
