import { readStatements, type Statement } from "./statement.ts";
import { classify } from "#core/language/clause.ts";
import { given } from "#core/language/given.ts";
import { type Identity, parseIdentity } from "#core/language/identity.ts";
import { sayPost, sayRoleAs, sayTrade, sayWhere } from "#core/language/identity-words.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { withSubject } from "#core/language/person.ts";
import { joinAnd, stripPeriod, withArticle } from "#core/language/phrase.ts";
import { isRole } from "#core/language/role.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitUnits } from "#core/language/split.ts";
import { isOrganisation } from "#core/language/organisation.ts";
import { isDetermined, withSubjectArticle } from "#core/language/subject-article.ts";
import { withTact } from "#core/language/tact.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";
import type { Answers } from "#core/tools/definition.ts";

/** What a pitch is made of, in the first person. */
export type PitchFacts = {
  readonly name: string | null;
  /** After "I’m": "a supply chain director at …"; null when she gave no role. */
  readonly post: string | null;
  /** "I work in HR for warehouses", "I work on climate risk models for insurers". */
  readonly trade: string | null;
  /** Sentences about herself. */
  readonly story: readonly string[];
  readonly years: string | null;
  /** Those she helps, as a phrase; null when unsaid. */
  readonly helped: string | null;
  /** What she wrote about them as a sentence, when it holds no phrase for them. */
  readonly serving: string | null;
  /** Her verb for it: "work with", "serve"; "work for" when she gave none. */
  readonly helping: string;
  readonly results: readonly Statement[];
  /** The seat she wants, as a title. */
  readonly seat: string | null;
  /** What she wants or needs, as clauses: "I want county funding for two more attorneys". */
  readonly wants: readonly string[];
  /** What belongs to it: "the budget hearing is May 19". */
  readonly dates: readonly string[];
  /** A question of hers, or the people she wants to meet: the listener can answer it. */
  readonly question: string | null;
  readonly meeting: string | null;
  /** Whether she says where it will be said. */
  readonly inRoom: boolean;
};

/** Reads the facts of a pitch out of her answers. */
export function readPitch(answers: Answers): PitchFacts {
  const read = (id: string) => withTact(given({ [id]: answers[id] ?? "" }, id));
  const identity = parseIdentity(read("who"));
  const next = readNext(read("next"));
  return {
    name: identity.name,
    post: sayPitchPost(identity),
    trade: sayTrade(identity),
    story: sayStory(identity),
    years: identity.years,
    helped: readHelped(read("audience")),
    serving:
      splitUnits(read("audience"))
        .map(({ whole }) => stripPeriod(whole))
        .find((unit) => /^(?:I|we)\b/i.test(unit) && !helping.test(unit)) ?? null,
    helping: helping.exec(read("audience"))?.groups?.["verb"] ?? "work for",
    results: readStatements(read("result")),
    inRoom: read("setting") !== "",
    ...next,
  };
}

function sayPitchPost(identity: Identity): string | null {
  const post = sayPost(identity);
  const [size] = identity.sizes;
  if (post === null || size === undefined) return post;
  return `${post} ${/\b(?:plants|sites|locations|restaurants|stores|schools|clinics|offices|counties|states|cities)\b/.test(size) ? "across" : "with"} ${spellSmallNumbers(size)}`;
}

function sayStory(identity: Identity): string[] {
  const { clauses, notes, roles } = identity;
  const [first, ...others] = clauses.map(
    (clause) =>
      withSubject(clause, "I") ?? (/^\p{Ll}+ing\b/u.test(clause) ? `I am ${clause}` : clause),
  );
  const housed = roles.length === 0 && first !== undefined ? atHome(first, identity) : first;
  const studies = notes
    .filter((note) => /^(?:last|first|final|second|third|fourth) year\b/.test(note))
    .map((note) => `I am in the ${note.replace(/of PhD/, "of a PhD")}`);
  return [...studies, ...(housed === undefined ? [] : [housed]), ...others].map((text) =>
    spellSmallNumbers(text.replace(/, now (?=I\b)/, "; now ")),
  );
}

/** "I roast coffee" with "Blue Door Roasters, Tucson" → "I roast coffee at Blue Door Roasters in Tucson"; after a longer clause the place comes first. */
function atHome(clause: string, identity: Identity): string {
  const where = sayWhere(identity);
  if (where === "") return clause;
  return identity.employer === null && clause.split(" ").length > 4
    ? `${where.trim()} ${clause}`
    : `${clause}${where}`;
}

const helping =
  /^(?:I|we) (?<verb>\p{Ll}+ (?:for|with)|serve|help|support|represent|advise|treat|teach|train|coach|protect|feed|house)\s(?=\S)/iu;

function readHelped(cleaned: string): string | null {
  const phrases = splitUnits(cleaned).map(({ whole }) => {
    const plain = stripPeriod(whole)
      .replace(/^(?:and|also|plus)\s+/i, "")
      .replace(/^(?:for|to)\s/i, "");
    return lowerPlain(
      plain
        .replace(helping, "")
        .replace(/^my (?:customers|clients|patients|students|users) are\s/i, ""),
    );
  });
  const plain = phrases.filter((phrase) => /\p{L}/u.test(phrase) && !/^(?:I|we)\b/.test(phrase));
  return plain.length === 0 ? null : spellSmallNumbers(joinAnd(plain));
}

type Next = Pick<PitchFacts, "seat" | "wants" | "dates" | "question" | "meeting">;

function readNext(cleaned: string): Next {
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

const people =
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
