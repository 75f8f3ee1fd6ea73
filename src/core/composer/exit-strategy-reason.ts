import { baseOf, verbReadings } from "#core/language/inflect.ts";
import { holdsTerm } from "#core/language/private-terms.ts";
import { isRole, sayRole } from "#core/language/role.ts";
import { sentence, stripPeriod } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";
import { splitStatements } from "#core/language/statement.ts";

/** What may be said of the reason: the role she leaves, whom she leaves, and one line for why; "" where nothing may. */
export type ExitReason = {
  readonly role: string;
  readonly employer: string;
  readonly line: string;
};

/** What is nobody’s business, or hurts her to say: it stays out of every line. */
const nobodysBusiness =
  /\b(?:burn(?:t|ed|ing)?[ -]?out|burnout|exhaust\w*|tired|fed up|hate\w*|toxic|nightmare|bull(?:y|ied|ying)|harass\w*|discriminat\w*|racis\w*|sexis\w*|pass(?:ed)? over|fights?|fighting|fired|push(?:ing|ed) (?:me|us) out|laid off|layoffs?|let go|PIP|under ?paid|pa(?:y|id|ys) (?:me )?(?:less|badly|nothing)|better pay|more pay|more money|bor(?:ing|ed)|no growth|no future|unsafe|shot|sick|ill|illness|health|diagnos\w*|dementia|cancer|pregnan\w*|fertility|IVF|divorc\w*|anxi\w*|depress\w*|stress\w*|mental|therapy|medical|can(?:no|[’'])t (?:defend|stand|take|do|stay|work|keep|breathe)|(?:don[’']t|do not) (?:hold|believe|agree|trust|like|respect)|disagree\w*|conflict|politic\w*|mismanag\w*|running out|unethical|fraud\w*|lied|lies|lying|cheat\w*|disrespect\w*|ignored|micromanag\w*|bad|worst|worse|awful|terrible|horrible|stuck|dead[ -]end|ceiling|never promoted|overlooked|quit|miserable|unhappy|drama|chaos|demot\w*|retaliat\w*|lawsuit|investigat\w*|not saying|secret|crying|cry|killing|hell|jerk|idiot|incompeten\w*|clueless|undervalued|unappreciated|glass|enough|over it|done with|sucks|crazy|mess|kids? (?:is|are) sick|mom has|dad has|before they|sleep|need a break|screams?|screaming|yells?|yelling|I[’']m done)\b/i;
const destination =
  /\b(?:got|have|found|accepted|took|taking|joining|offer(?:ed)?|hired|role|job|position|employer|company|firm|going to|moving to|starting at)\b/i;

/** Reads the cleaned reason. `hidden`: the words of her private list; `destinationHidden`: she does not say where she goes. */
export function readReason(
  answer: string,
  hidden: readonly string[],
  privateText: string,
): ExitReason {
  const told = answer
    .replace(/\bme voy (?:porque|para) /giu, "")
    .replace(
      /(?<=\b[ap]\.m\.) (?=(?:accepted|going|got|taking|starting|joining|leaving|also)\b)/g,
      "; ",
    );
  const units = splitUnits(told)
    .flatMap(({ whole }) => splitStatements(whole))
    .flatMap((unit) =>
      unit.split(/,\s+(?=(?:moving|going|starting|relocating|leaving|opening|taking|returning)\s)/),
    );
  const pieces = units
    .flatMap((unit) => unit.split(/,\s+/))
    .map((piece) => stripPeriod(piece).trim());
  const where =
    /\bwhere (?:I|it|we)\b|\b(?:next|new|future) (?:job|role|move|position|step)\b/i.test(
      privateText,
    ) && !/\b(?:name|which)\b/i.test(privateText);
  const money = /\b(?:pay|salary|comp\w*|money|offer)\b/i.test(privateText);
  const speakable = units
    .map((unit) =>
      stripPeriod(unit)
        .replace(/^(?:and|also|plus|but|so)\s+/i, "")
        .replace(
          /(?<=\b(?:mom|dad|mother|father|parents|family|husband|wife|son|daughter|sister|brother|kids)),? who(?:’s|’re| is| are| has)\b.*$/iu,
          "",
        )
        .replace(/, (?:remote|remotely|full[- ]time|part[- ]time|days|nights)$/i, ""),
    )
    .filter((unit) => !nobodysBusiness.test(unit) && !holdsTerm(unit, hidden))
    .filter((unit) => !(where && destination.test(unit) && !/\bwant\b/i.test(unit)))
    .filter((unit) => !(money && /\b(?:pay|salary|money|compensation)\b/i.test(unit)));
  const next = units.flatMap((unit) => nextRole(stripPeriod(unit), where, hidden));
  const lines = [
    ...next,
    ...speakable.flatMap((unit, index) => lineOf(unit, speakable.slice(index + 1))),
  ].toSorted((a, b) => a.rank - b.rank);
  return { role: readRole(pieces), employer: readEmployer(answer), line: lines[0]?.text ?? "" };
}

type Line = { readonly text: string; readonly rank: number };

function said(text: string, rank: number): Line[] {
  return [{ text: sentence(text), rank }];
}

/** "new job is CMO where I own the P&L": the post, or only what the work is like where she does not say where she goes. */
function nextRole(unit: string, placeHidden: boolean, hidden: readonly string[]): Line[] {
  const what =
    /^(?:my |the )?(?:new|next) (?:job|role|position) is (?:as )?(?:an? )?(?<what>.{2,})$/iu.exec(
      unit,
    )?.groups?.["what"];
  if (what === undefined || nobodysBusiness.test(unit) || holdsTerm(unit, hidden)) return [];
  if (!placeHidden) return said(`I left for a role as ${what}`, 1);
  const work = /\bwhere I (?<work>.{3,})$/u.exec(what)?.groups?.["work"];
  return work === undefined ? [] : said(`I left for a role where I ${work}`, 1);
}

function lineOf(unit: string, after: readonly string[]): Line[] {
  const want =
    /^(?:what |all )?I(?:[’']ve always)? want(?:ed)?(?: is|:)?\s+(.{4,})$/i.exec(unit) ??
    /^(?:what I want is|want|wanting|looking for|ready for|I[’']m (?:looking|ready) for|I am (?:looking|ready) for)\s+(.{4,})$/i.exec(
      unit,
    );
  if (want !== null && !/^to (?:leave|quit|go|get out)\b/.test(want[1] ?? ""))
    return said(`I wanted ${want[1]}`, 0);
  const retire = /^I(?:[’']m| am) retiring\b(.*)$/i.exec(unit);
  if (retire !== null) return said(`I retired${retire[1]}`, 1);
  const leaving = /^(?:I(?:[’']m| am) )?leaving (to|for) (.{4,})$/i.exec(unit);
  if (leaving !== null) return said(`I left ${leaving[1]} ${leaving[2]}`, 1);
  const over =
    /^(?:the |my )?(?<what>earn-?\s?out|contract|term|fellowship|appointment|project|grant|assignment|residency) (?:is|was) (?:over|done|complete|finished|up)$/iu.exec(
      unit,
    )?.groups?.["what"];
  if (over !== undefined) return said(`I left when the ${over.toLowerCase()} was over`, 2);
  const family =
    /^my (?:family|husband|wife|partner|spouse)(?: and I)? (?:is|are) (?:moving|relocating|transferring|being transferred)\b/i;
  if (family.test(unit)) return said(unit, 2);
  const appointed =
    /^I (?:have been|was|am|got) ((?:appointed|elected|selected|hired|named|admitted|accepted|recruited|invited|offered) .{4,})$/i.exec(
      unit,
    );
  if (appointed !== null) return said(`I was ${appointed[1]}`, 1);
  const accepted =
    /^(?:I )?(?:have |just |recently )?(?:accepted|taken|took|been offered and accepted) (.{4,})$/i.exec(
      unit,
    );
  if (accepted !== null) return said(`I accepted ${accepted[1]}`, 1);
  const going =
    /^(?:I(?:[’']m| am) )?(?:going|moving|headed|heading|off|switching|returning|going back) to (.{3,})$/i.exec(
      unit,
    );
  if (going !== null) {
    const goal = going[1] ?? "";
    const verb = goal.split(" ")[0] ?? "";
    const moves = /^(?:I(?:[’']m| am) )?moving\b/i.test(unit);
    if (/^be (?:closer|near|nearer|with)\b/.test(goal)) return said(`I left to ${goal}`, 2);
    if (moves) return said(`I left to move to ${asPlace(goal)}`, 2);
    const isVerb =
      verbReadings(verb).some(({ form }) => form === "base") &&
      !/^(?:work|study|law|grad|graduate|school|college)$/.test(verb);
    return said(isVerb ? `I left to ${goal}${placeAfter(goal, after)}` : `I left for ${goal}`, 1);
  }
  const gerund = /^(?:I(?:[’']m| am) )?(\p{Ll}+ing) (.{3,})$/iu.exec(unit);
  if (
    gerund !== null &&
    /^(?:start|join|open|build|found|launch|teach|study|pursu|tak|return|lead|run|writ|becom|train|finish|go|creat|direct|mov|relocat)/i.test(
      gerund[1] ?? "",
    )
  ) {
    const base = baseOf(gerund[1] ?? "");
    const goal = (gerund[2] ?? "").replace(/, (?:my )?(?:husband|wife|partner|spouse)\b.*$/iu, "");
    if (base !== null) return said(`I left to ${base} ${goal}`, 1);
  }
  const into = /^(?:I )?got (?:in)?to (?<what>an? .{3,})$/iu.exec(unit)?.groups?.["what"];
  if (into !== undefined)
    return said(`I left for ${into.replace(/, (?=starts?\b)/u, ", which ")}`, 1);
  const got =
    /^(?:I )?(?:got|have|found|landed|getting)(?: offered)? ((?:an?|another|the|my) .{3,})$/i.exec(
      unit,
    ) ?? /^((?:a )?new (?:job|role|position).*)$/i.exec(unit);
  if (got !== null)
    return said(
      `I left for ${(/^new\b/i.test(got[1] ?? "") ? `a ${got[1]}` : (got[1] ?? "")).replace(/ (?=(?:days|nights)$)/, " on ")}`,
      3,
    );
  if (
    /^I(?:[’']?(?:m|ve|d)|) /.test(unit) &&
    !isRole(unit.replace(/^I(?:[’']m| am)(?: an?| the)? /i, "")) &&
    unit.split(" ").length >= 4
  ) {
    return said(unit, 4);
  }
  return [];
}

/** A place she typed small after "moving to" is a name; a husband is hers. */
function asPlace(goal: string): string {
  return goal
    .replace(
      /^(?!the\b|a\b|an\b|my\b|be\b|another\b|live\b|new\b|where\b|help\b|care\b)\p{Ll}/u,
      (letter) => letter.toUpperCase(),
    )
    .replace(
      /\bfor (?=(?:husband|wife|partner|spouse|fiancé|mother|father|mom|dad|family)\b)/,
      "for my ",
    );
}

/** "going to teach – law school clinic": the place stands after the verb. */
function placeAfter(goal: string, after: readonly string[]): string {
  const next = after[0]?.split(/,\s/)[0] ?? "";
  if (
    goal.includes(" ") ||
    next === "" ||
    next.split(" ").length > 4 ||
    !/^\p{L}[\p{L} -]+$/u.test(next)
  )
    return "";
  if (verbReadings(next.split(" ")[0] ?? "").some(({ form }) => form !== "base")) return "";
  return ` in ${/^(?:a|an|the|my)\b/i.test(next) ? next : /^[aeiou]/i.test(next) ? `an ${next}` : `a ${next}`}`;
}

/** What a department is called: "natural resources", "revenue cycle". */
const fields =
  /^\p{Ll}[\p{Ll} &-]*\b(?:resources|services|operations|finance|risk|relations|affairs|law|policy|research|development|care|health|education|engineering|marketing|sales|compliance|safety|planning|programs|systems|security|analytics|design|admissions|housing|litigation|cycle|management|nursing|communications|procurement|logistics)$/u;

function readRole(pieces: readonly string[]): string {
  for (const [index, piece] of pieces.entries()) {
    const named =
      /^(?:I[’']m|I am|I[’']ve been|I have been)(?: currently| now)? (?:an? |the )?(.+)$/i.exec(
        piece,
      )?.[1];
    if (
      named === undefined &&
      /^(?:I|I[’']\p{L}+|my|we|our|they|she|he|it)(?![\p{L}-])/iu.test(piece)
    )
      continue;
    const plain =
      (named ?? piece)
        .replace(/^GS-\d+ /, "")
        .split(/\s(?:at|with|in|for|of a|of an|of the|and|who|where)\s/)[0]
        ?.trim()
        .replace(/\s(?:nights|days|weekends|remote|part[- ]time|full[- ]time)$/i, "") ?? "";
    if (
      /\d(?!th|st|nd|rd)/.test(plain) ||
      /^\p{L}+ing (?:an?|the|my|at|to|in|for|on|law|from)\b/iu.test(plain) ||
      plain.split(" ").length > 6 ||
      /\b(?:is|are|was|principal is|got|job|starts?|want|has)\b/i.test(plain)
    )
      continue;
    const occupation = named !== undefined && /(?:ist|ian|er|or|ant|eer|cian)$/.test(plain);
    if ((!isRole(plain) && !occupation) || (named === undefined && index > 1)) continue;
    const next = pieces[index + 1] ?? "";
    const field = named === undefined && fields.test(next) && next.split(" ").length <= 3;
    return `${sayRole(plain.replace(/^(.*\bnurse) (ED|ER|ICU|NICU|PICU|OR)$/u, "$2 $1")).replace(/^(VP|SVP|EVP|AVP) (?=\p{Lu})/u, "$1, ")}${field ? `, ${sayRole(next)}` : ""}`;
  }
  return "";
}

function readEmployer(answer: string): string {
  return (
    /\bat (the (?:bank|firm|company|agency|hospital|university|school|college|district|county|city|museum|foundation|clinic|studio|department|ministry|paper|station|plant|union|library|lab))\b/i
      .exec(answer)?.[1]
      ?.toLowerCase() ?? ""
  );
}
