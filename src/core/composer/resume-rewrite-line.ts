import { sayAmounts } from "#core/language/amounts.ts";
import { type Change, parseChange } from "#core/language/change.ts";
import { classify } from "#core/language/clause.ts";
import { cleanText, spellArrows } from "#core/language/clean.ts";
import { findFigures, sayFigure } from "#core/language/figures.ts";
import { stripPeriod } from "#core/language/phrase.ts";
import { splitOutside, splitStops } from "#core/language/split.ts";
import { isClearPast } from "#core/language/inflect.ts";

/** A line of a resume as statements, cleaned; fragments that only measure the statement before are joined to it. */
export function statementsIn(line: string): readonly string[] {
  const cleaned = passedIn(sums(plainWords(cleanText(line.replace(/^[“"']|[”"']$/g, "")))));
  const joined: string[] = [];
  for (const stop of splitStops(cleaned)
    .flatMap((sentence) => splitOutside(sentence, /;\s+/gu))
    .flatMap(measureApart)) {
    const said = stripPeriod(stop.trim());
    const before = joined.at(-1);
    if (!/[\p{L}\d]/u.test(said)) continue;
    if (before !== undefined && leansOn(said)) joined[joined.length - 1] = attach(before, said);
    else joined.push(said);
  }
  return joined.flatMap(splitDeeds).map((said) => spellArrows(said));
}

/** "started rounding – falls down 38%": the measure behind a dash is a statement of its own. */
function measureApart(said: string): readonly string[] {
  const [head = "", ...tail] = splitOutside(said, /\s–\s/gu);
  const change = tail.length === 1 ? parseChange(stripPeriod(tail[0] ?? "")) : null;
  return change === null || change.noun === "" ? [said] : [head, ...tail];
}

/** Words that say nothing or that our voice does not use. */
function plainWords(text: string): string {
  return replacements.reduce((said, [pattern, word]) => said.replaceAll(pattern, word), text);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:successfully|effectively|efficiently|proactively|seamlessly|passionately|tirelessly)\s/giu,
    "",
  ],
  [/\bleveraged\b/gu, "used"],
  [/\bLeveraged\b/gu, "Used"],
  [/\bleveraging\b/giu, "using"],
  [/\bleverage(?=\s(?:the|our|a|an|new|existing|data|\p{L}+s)\b)/giu, "use"],
  [
    /\b(?:cutting-edge|world-class|best-in-class|next-level|game-changing|state-of-the-art|industry-leading|award-winning(?=\s\p{L}+ skills))\s/giu,
    "",
  ],
  [/\bskyrocketed\b/giu, "raised"],
  [/\bsupercharged\b/giu, "strengthened"],
  [/\bcrush(?:ed|ing) (?=(?:quota|goal|target))/giu, "exceeded "],
  [/\b(?:synergies|synergy)\b/giu, "joint work"],
  [/\b(?:a )?proven track record of\b/giu, "a record of"],
];

/** "900k" beside raising, budget, revenue is money; a count of people is not. */
function sums(text: string): string {
  const said = sayAmounts(text);
  const about =
    /\b(?:budgets?|rais\w+|funds?|funding|grants?|revenue|sales|sav(?:ed|ings)|costs?|spend|contracts?|donat\w+|gifts?|loans?|portfolio|payroll|deals?|pipeline|losses|profit|receivables|collections|book of business|P&L)\b/iu.test(
      said,
    );
  if (!about && !/\d[MB]\b/u.test(said)) return said;
  const sign = /[£€]/u.exec(said)?.[0];
  let done = "";
  let at = 0;
  for (const figure of findFigures(said)) {
    const counted =
      /^\+?\s(?!of\b|in\b|from\b|to\b|for\b|and\b|a\b|per\b|budget|revenue|sales|grant|fund|contract|portfolio|deal|pipeline|savings|gift|loan|P&L|payroll|first|last|annual|total|each|every|over|under|this)\p{Ll}{3,}/u.test(
        said.slice(figure.end),
      );
    const named =
      /(?:\brais\w+|\bbudget(?: of)?|\bsav(?:ed|ing)|\bgrants?(?: of)?|\bfund\w*|\brevenue(?: of)?|\bsales(?: of)?|\bspend\w*|\bsecur(?:ed|ing)|\bcosts? (?:by|of))\s$/iu.test(
        said.slice(0, figure.start),
      );
    const sum =
      figure.kind === "number" &&
      ((figure.scale !== "" && (about || figure.scale !== "k")) ||
        (about && named && figure.text.includes(","))) &&
      !counted &&
      !/[$£€]\s?$/u.test(said.slice(0, figure.start));
    done +=
      said.slice(at, figure.start) +
      (sum
        ? sayFigure({ ...figure, currency: sign ?? "$" }, true)
        : said.slice(figure.start, figure.end));
    at = figure.end;
  }
  return done + said.slice(at);
}

function passedIn(text: string): string {
  return text
    .replace(/(\d+) (\p{L}+), now (\d+) \2$/u, "$1 $2, now $3")
    .replace(
      /,?\s(passed|adopted|approved|launched|published|awarded|opened|completed|enacted|signed|accredited|renewed)\s((?:19|20)\d\d)(?=$|,)/u,
      ", $1 in $2",
    )
    .replace(
      /(?<!\b(?:in|since|by|until|from|to|of|class|fy|Q[1-4]|January|February|March|April|May|June|July|August|September|October|November|December|and|before|after|\d))(?<=\p{Ll})\s((?:19|20)\d\d)$/iu,
      " in $1",
    );
}

const count = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const duration = new RegExp(
  String.raw`^(?:in |over |within )?(${count} (?:days?|weeks?|months?|years?|hours?|quarters?|mo))$`,
  "iu",
);
const bareCount = new RegExp(String.raw`^${count} [\p{L} -]{3,30}$`, "u");

/** A piece that has no verb and measures what stood before: "7 months", "2 cells", "380 households a year to 1,150". */
function leansOn(said: string): boolean {
  if (duration.test(said)) return true;
  if (
    /^(?:now|up from|down from|from|to|by|in|with|including|for|across|over|within)\s/iu.test(said)
  )
    return !isClearPast(said.split(" ")[1] ?? "");
  if (/^took (?:\d|a|two|three|four|five|six)/iu.test(said)) return true;
  if (
    /^[$€£]\d[\d.,]*[KMB]?\s(?:lent|raised|saved|spent|paid|won|sold|placed|invested|awarded|recovered)\b/u.test(
      said,
    )
  )
    return true;
  const change = parseChange(said);
  if (change !== null && /^\d/u.test(said)) return true;
  return bareCount.test(said) && !/\b(?:staff|reports|employees|people|team|budget)\b/iu.test(said);
}

function attach(before: string, said: string): string {
  const took = /^took (.+)$/iu.exec(said)?.[1];
  if (took !== undefined) return `${before} in ${took}`;
  const time = duration.exec(said)?.[1];
  if (time !== undefined) return `${before} in ${time.replace(/\bmo$/u, "months")}`;
  const change = /^\d/u.test(said) ? parseChange(said) : null;
  if (change !== null && parseChange(before) === null) {
    return `${before} from ${said}`;
  }
  return bareCount.test(said) && parseChange(before) !== null
    ? `${before} (${said})`
    : `${before}, ${said}`;
}

/** Several deeds in one line become several: "taught five sections, ran parent nights". */
function splitDeeds(said: string): readonly string[] {
  const sum = ofIt(said);
  if (sum !== null) return [sum];
  const parts: string[] = [];
  for (const piece of splitOutside(
    said,
    /(?<=,)\s+|\s+and\s+(?=(?:also\s)?(?:I|we)\s)|\s+\+\s+/gu,
  )) {
    const bare = piece.replace(/,$/u, "").replace(/^and\s+/iu, "");
    const [first = "", second = ""] = bare.split(" ");
    const past =
      (isClearPast(first) || /^(?:cut|led|ran|put|set)$/u.test(first)) &&
      second !== "" &&
      (bare.split(" ").length >= 3 ||
        /^(?:everybody|everyone|staff|people|them|users|teams|[$€£]?\d\S*)$/u.test(second));
    const passive =
      /^(?:by|in|on|with|from|to|of|as|for|at)$/iu.test(second) ||
      /^(?:completed|finished|delivered|launched|opened|approved|adopted|accepted|published|used|known|based|located|recognized|ranked|rated|valued|worth)\s(?:two|three|\d|a|ahead|on|under|in|within|by|as|at|for)\b/iu.test(
        bare,
      );
    const before = parts.at(-1);
    const took = /^took (?:\d|a|two|three|four|five|six)\b/iu.test(bare);
    const measure =
      before !== undefined &&
      /^\p{Ll}[\p{L} -]{2,30}\s(?:went|fell|rose|dropped|grew)\s/u.test(bare);
    if (before === undefined) parts.push(piece);
    else if (took) parts[parts.length - 1] = attach(before.replace(/,$/u, ""), bare);
    else if (
      ((past && !passive && !isOthers(parts)) || /^(?:I|we)\s\p{L}+/u.test(bare) || measure) &&
      before.split(" ").length >= 2
    )
      parts.push(bare);
    else parts[parts.length - 1] = `${before} ${piece}`;
  }
  return parts.map((part) => stripPeriod(part));
}

/** A line about somebody or something else: a verb behind it is not hers. */
function isOthers(parts: readonly string[]): boolean {
  const clause = classify((parts[0] ?? "").replace(/,$/u, ""));
  if (clause.kind === "clause") return !/^(?:I|we)$/iu.test(clause.subject ?? "");
  const words = (parts[0] ?? "").split(" ").slice(0, 6);
  return (
    /^(?:the|our|my)\s/iu.test(parts[0] ?? "") &&
    words.some((word, index) => index > 0 && isClearPast(word))
  );
}

/** "budget $2.4M, raised $900,000 of it" → "raised $900,000 of the $2.4M budget". */
function ofIt(said: string): string | null {
  const found =
    /^(?:(?:annual |operating |total |program )*(\p{L}+) (?:of )?([$£€][\d.,]+[kMB]?)|([$£€][\d.,]+[kMB]?) ((?:\p{L}+ )?\p{L}+)),\s(?:and )?(.*\bof) (?:it|that|which)\b(.*)$/iu.exec(
      said,
    );
  if (!found) return null;
  const [, noun, sum, otherSum, otherNoun, deed = "", rest = ""] = found;
  return `${deed} the ${sum ?? otherSum ?? ""} ${(noun ?? otherNoun ?? "").toLowerCase()}${rest}`;
}

/** A change as figures behind its noun: "from 47 minutes to 29". */
export function pairOf(change: Change): string {
  if (change.by !== undefined)
    return `${change.direction === "up" ? "up" : change.direction === "down" ? "down" : "by"} ${change.by}`;
  return `from ${change.from ?? ""}${change.per === undefined ? "" : ` ${change.per}`} to ${change.to ?? ""}`;
}
