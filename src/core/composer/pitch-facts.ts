import { readStatements, type Statement } from "./statement.ts";
import { classify } from "#core/language/clause.ts";
import { given } from "#core/language/given.ts";
import { type Identity, parseIdentity } from "#core/language/identity.ts";
import { sayPost, sayRoleAs, sayTrade } from "#core/language/identity-words.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { withSubject } from "#core/language/person.ts";
import { joinAnd, stripPeriod, withArticle } from "#core/language/phrase.ts";
import { isRole } from "#core/language/role.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitUnits } from "#core/language/split.ts";
import { withSubjectArticle } from "#core/language/subject-article.ts";
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
    years: identity.years === null ? null : spellSmallNumbers(`${identity.years} `).trim(),
    helped: readHelped(read("audience")),
    helping: helping.exec(read("audience"))?.groups?.["verb"] ?? "work for",
    results: readStatements(read("result")),
    inRoom: read("setting") !== "",
    ...next,
  };
}

function sayPitchPost(identity: Identity): string | null {
  const post = sayPost(identity);
  return post;
}

function sayStory({ clauses, notes, place, roles }: Identity): string[] {
  const said = clauses.map(
    (clause) =>
      withSubject(clause, "I") ?? (/^\p{Ll}+ing\b/u.test(clause) ? `I am ${clause}` : clause),
  );
  const where =
    place !== null && roles.length === 0 && said.length > 0
      ? [`in ${place} ${said[0]}`, ...said.slice(1)]
      : said;
  const studies = notes
    .filter((note) => /^(?:last|first|final|second|third|fourth) year\b/.test(note))
    .map((note) => `I am in the ${note.replace(/of PhD/, "of a PhD")}`);
  return [...studies, ...where].map((text) =>
    spellSmallNumbers(text.replace(/, now (?=I\b)/, "; now ")),
  );
}

const helping =
  /^(?:I|we) (?<verb>work for|work with|serve|help|support|represent|advise|treat|teach|train)\s/i;

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
  else if (people.test(unit)) found.meeting ??= lowerPlain(unit);
  else found.wants.push(`I want ${lowerPlain(unit)}`);
}

const people =
  /^(?:people|those|others|leaders|owners|directors|managers|authorities|planners|buyers|investors|funders|donors|landlords|partners|hiring managers|founders|editors|agents|recruiters|clients|someone|anyone)\b/i;

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
  return isRole(head) && !doing && !/(?<!s)s$/.test(head.replace(/operations$|sales$/i, ""));
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
