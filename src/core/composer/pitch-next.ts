import type { PitchFacts } from "./pitch-facts.ts";
import { classify } from "#core/language/clause.ts";
import { sayRoleAs } from "#core/language/identity-words.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { isOrganisation } from "#core/language/organisation.ts";
import { stripPeriod, withArticle } from "#core/language/phrase.ts";
import { isRole } from "#core/language/role.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitUnits } from "#core/language/split.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";

type Next = Pick<PitchFacts, "seat" | "wants" | "dates" | "question" | "meeting">;

/** Reads what she wants next: a seat, things, people to meet, dates and a question of her own. */
export function readNext(cleaned: string): Next {
  const next = { seat: null, wants: [], dates: [], question: null, meeting: null } as const;
  const found: {
    seat: string | null;
    wants: string[];
    dates: string[];
    question: string | null;
    meeting: string | null;
  } = { ...next, wants: [], dates: [] };
  for (const { whole } of splitUnits(cleaned))
    readWant(
      found,
      spellOrdinals(
        spellSmallNumbers(stripPeriod(whole).replace(/^(?:and|also|plus|then)\s+/i, "")),
      ),
    );
  return found;
}

function readWant(
  found: {
    seat: string | null;
    wants: string[];
    dates: string[];
    question: string | null;
    meeting: string | null;
  },
  unit: string,
): void {
  const asking =
    /^(?:who|what|where|how|which|can|could|do|does|would|is|are)\s/i.test(unit) &&
    classify(unit).kind !== "clause";
  const met =
    /^(?:I )?(?:(?:want|need|hope|would like|looking) )?to meet (?:with )?(?<whom>.+)$/is.exec(unit)
      ?.groups?.["whom"];
  const wanted =
    /^(?:I(?:’m| am| would|’d)? )?(?:want|need|like|looking for|look for|asking for|ask for|seeking|after)\s(?<what>.+)$/is.exec(
      unit,
    )?.groups?.["what"];
  if (asking || /^who\s\p{Ll}+s\s/u.test(unit))
    found.question ??= `${unit.charAt(0).toUpperCase()}${unit.slice(1)}?`;
  else if (met !== undefined) found.meeting ??= fullNumbers(met);
  else if (/^(?:pitching|talking|speaking|presenting)\b/i.test(unit)) return;
  else if (/^(?:I|we|my|our)(?:’\p{L}+)?\s/iu.test(unit)) found.wants.push(unit);
  else if (wanted !== undefined)
    found.wants.push(
      /^need/i.test(unit)
        ? `I need ${wanted}`
        : /^(?:asking|ask)/i.test(unit)
          ? `I am asking for ${wanted}`
          : /^looking/i.test(unit)
            ? `I am looking for ${wanted}`
            : `I want ${wanted}`,
    );
  else if (/^(?:contract|pilot|partnership|deal|meeting|license) with /i.test(unit))
    found.wants.push(
      `I want ${withArticle(lowerPlain(unit).replace(/ with (?=(?:\p{L}+ )?plan$)/u, " with a "))}`,
    );
  else if (found.seat === null && isSeat(unit)) found.seat = saySeat(unit);
  else if (readVerbPhrase(unit)?.form === "base")
    found.wants.push(`I want to ${lowerPlain(unit.replace(/^to\s/i, ""))}`);
  else if (classify(unit).kind === "clause" && classify(unit).confidence >= 0.65)
    found.dates.push(withSubjectArticle(lowerPlain(unit)));
  else if (
    people.test(unit) ||
    houses.test(unit.split(/\s(?:with|who|that|in|of|for|to)\s/)[0] ?? "")
  )
    found.meeting ??= lowerPlain(unit);
  else if (
    /^an? (?:distributor|supplier|landlord|investor|partner|publisher|agent|buyer|sponsor|venue|lender|mentor|client|customer)\b/i.test(
      unit,
    )
  )
    found.wants.push(`I am looking for ${lowerPlain(unit)}`);
  else if (isOrganisation(unit) && !/^(?:more|another|\d)/i.test(unit))
    found.wants.push(
      `my next stop is ${isDetermined(unit) || /^\p{Lu}/u.test(unit) ? unit : `the ${unit}`}`,
    );
  else found.wants.push(`I want ${wantedThing(unit)}`);
}

const uncounted =
  /\b(?:funding|money|support|help|work|access|time|feedback|capital|advice|training|space|approval|permission|staff|coverage|attention|information|data|land|housing|equipment|leave)$/i;

/** A single thing gets its article: "seed round, $1.5M" → "a seed round, $1.5M". */
function wantedThing(unit: string): string {
  const plain = lowerPlain(unit.replaceAll(/(?<![$\d.,])(\d+(?:\.\d+)?[MB])(?=[,.;)]|$)/g, "$$$1"));
  const [head = plain] = plain.split(/[,:(]|\s(?:for|to|from|in|of|with|at|on|who|that|by|so)\s/);
  const last = head.trim();
  const counted =
    /^\p{Ll}/u.test(last) &&
    !isDetermined(last) &&
    !last.endsWith("s") &&
    !uncounted.test(last) &&
    !/^(?:more|less|another|any)\b/.test(last);
  if (!counted) return plain;
  return withArticle(plain);
}

export const people =
  /^(?:people|those|others|leaders|owners|directors|managers|authorities|planners|buyers|investors|funders|donors|landlords|partners|hiring managers|founders|editors|agents|recruiters|clients|someone|anyone)\b/i;

const houses =
  /\b(?:groups|companies|firms|hospitals|schools|agencies|utilities|districts|authorities|brands|clinics|banks|cities|counties|towns|universities|nonprofits|foundations)$/i;

/** "COO", "head of people role at a logistics company"; not "referrals from attorneys", not "to lead a team". */
function isSeat(unit: string): boolean {
  const [head = unit] = unit.split(/\s(?:at|of|in|from|for|with|who|on)\s/);
  if (/^to\s/i.test(unit) || people.test(unit) || unit.split(" ").length > 12) return false;
  const named = /\b(?:role|job|seat|position)$/i.test(head);
  if (
    !named &&
    (/^(?:an?|another|one|two|second|three)\s/i.test(unit) ||
      !isRole(head.split(/[\s,]+/).at(-1) ?? ""))
  )
    return ranks.test(unit);
  const phrase = readVerbPhrase(head);
  const doing =
    phrase?.form === "base" &&
    /^(?:the|a|an|my|our|more|\d|two|three|four|five)\b/i.test(phrase.rest);
  return (
    isRole(head) &&
    !doing &&
    !/(?<!s)s$/.test(head.replace(/operations$|sales$/i, "")) &&
    !/’s(?:\s|$)/.test(unit)
  );
}

const ranks = /^(?:[SEA]?VP|director|head|chief|dean|president|manager|lead)\b/i;

function saySeat(unit: string): string {
  const plain = unit.replace(/^(?:the) /i, "");
  return /\b(?:role|job|seat|position)\b/i.test(plain) && !/^an? /i.test(plain)
    ? withArticle(plain)
    : sayRoleAs(plain).replace(/^an? (?=\p{Lu})/u, "");
}

function fullNumbers(text: string): string {
  return text.replaceAll(/\b2 or more\b/g, "two or more");
}
