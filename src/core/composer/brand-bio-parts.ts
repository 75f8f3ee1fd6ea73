import { housed, named, readPersonAnswer } from "./brand-bio-name.ts";
import {
  type ChangeStyle,
  sayAll,
  withNobody,
  withoutRepeats,
  workNoun,
  oneRecord,
} from "./brand-bio-record.ts";
import { readStatements } from "./statement.ts";
import { given } from "#core/language/given.ts";
import { sayPost, sayTitle, sayWhere, worksOn } from "#core/language/identity-words.ts";
import { type Identity, parseIdentity } from "#core/language/identity.ts";
import { baseOf, participleOf, verbFormOf } from "#core/language/inflect.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { withSubject } from "#core/language/person.ts";
import { joinAnd, lowerOpening, stripPeriod } from "#core/language/phrase.ts";
import { spellOrdinals, spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitCommas, splitUnits } from "#core/language/split.ts";
import { withTact } from "#core/language/tact.ts";
import { readVerbPhrase } from "#core/language/verb-phrase.ts";
import type { Answers } from "#core/tools/definition.ts";

/** The parts of a bio, all in the first person; the composer orders and joins them. */
export type BioParts = {
  readonly name: string | null;
  readonly third: boolean;
  /** The organisation that her "we" names, when she founded or owns it. */
  readonly house: string | null;
  /** The strongest short thing she says of her work: "I fix waiting". */
  readonly claim: string | null;
  /** What she is, after "I am": "VP of Patient Access at Harbor Saints Medical Center". */
  readonly post: string | null;
  /** Sentences she wrote about herself, and what she does besides. */
  readonly doing: readonly string[];
  /** Those she serves, after "My work is for". */
  readonly served: string | null;
  /** Her people, after "I work with my": "240 staff across registration". */
  readonly staff: string | null;
  /** What she wrote about them as a sentence. */
  readonly serving: readonly string[];
  readonly results: readonly string[];
  readonly proofs: readonly string[];
};

/** Reads the parts of a bio out of her answers. */
export function readBio(answers: Answers, style: ChangeStyle): BioParts {
  const read = (id: string) => withTact(given({ [id]: answers[id] ?? "" }, id));
  const identity = parseIdentity(housed(answers["role"] ?? "", read("role")));
  const person = readPersonAnswer(named(answers["person"] ?? "", read("person")));
  const audience = readAudience(read("audience"));
  const results = readStatements(read("result"));
  const [lead, ...others] = withNobody(results);
  const short =
    lead?.kind === "clause" &&
    !lead.figured &&
    /^I \p{Ll}/u.test(lead.text) &&
    lead.text.split(" ").length <= (lead.text.includes("; nobody") ? 16 : 8);
  const proofs = withoutRepeats(readStatements(read("proof")), results);
  const work = workNoun([read("result"), read("proof"), read("role")].join(" "));
  return {
    name: person.name ?? identity.name,
    third: person.third,
    house: ownHouse(identity),
    claim: short && lead !== undefined ? lead.text : null,
    post: sayBioPost(identity),
    doing: sayDoings(identity),
    served: audience.served,
    staff: audience.staff,
    serving: audience.serving,
    ...oneRecord(sayAll(short ? others : results, work, style), sayAll(proofs, work, style)),
  };
}

/** The house that her "we" names: the one she founded, owns or runs. */
function ownHouse({ roles, employer }: Identity): string | null {
  const said = roles.join(" ");
  if (!/\b(?:founder|owner|CEO|ceo|president)\b/.test(said)) return null;
  if (employer !== null) return /^\p{Lu}/u.test(employer) ? employer : null;
  return /\bof (?<house>\p{Lu}[^,]*)$/u.exec(said)?.groups?.["house"] ?? null;
}

/** "VP of Patient Access at Harbor Saints Medical Center, on three campuses, since 2016". */
function sayBioPost(identity: Identity): string | null {
  const own =
    /\b(?:of|for)\s/.test(sayTitle({ ...identity, field: null }) ?? "") &&
    identity.employer !== null;
  const post =
    sayPost(own ? { ...identity, field: null } : identity, { aside: true }) ??
    sayFunction(identity);
  if (post === null) return null;
  const sizes = spellSmallNumbers(joinAnd(identity.sizes.map(saySize)));
  const notes = identity.notes
    .filter((note) =>
      /^(?:tenured|responsible|formerly|based|licensed|certified|before that|previously|earlier)\b/i.test(
        note,
      ),
    )
    .map((note) => note.replace(/^tenured (?=\d{4})/, "tenured in "));
  const held =
    identity.years === null
      ? ""
      : `, with ${identity.years}${/\syears? \p{L}/u.test(identity.years) ? "" : serviceOf(post)}`;
  const since = identity.since === null ? "" : `since ${identity.since}`;
  const extent = [sizes, since].filter((part) => part !== "").join(" ");
  return [
    post.replace(/ \(tenured (\d{4})\)/, ", tenured in $1"),
    extent === "" ? "" : `${extent.startsWith("since") ? "" : ","} ${extent}`,
    ...notes.map((note) => `, ${note}`),
    held,
  ].join("");
}

/** Soldiers and officers count years of service; everyone else has years of experience. */
function serviceOf(post: string): string {
  return /\b(?:Army|Navy|Air Force|Marines|Marine Corps|USMC|Coast Guard|National Guard|police|fire department)\b/.test(
    post,
  )
    ? " of service"
    : " of experience";
}

function sayFunction(identity: Identity): string | null {
  const where = sayWhere(identity, { aside: true });
  return identity.field === null
    ? null
    : worksOn(identity.field)
      ? null
      : `in ${lowerOpening(identity.field)}${where}`;
}

function saySize(size: string): string {
  if (/\b(?:employees|people|staff|members|players|head|beds|students)\b/.test(size))
    return `with ${size}`;
  if (/\bcampuses\b/.test(size)) return `on ${size}`;
  return /\b(?:plants|sites|locations|restaurants|stores|schools|clinics|offices|counties|countries|states|cities|towns)\b/.test(
    size,
  )
    ? `across ${size}`
    : `with ${size}`;
}

function sayDoings(identity: Identity): string[] {
  const [first, ...others] = identity.clauses.map(
    (clause) => withSubject(clause, "I") ?? gerundClause(clause) ?? verbClause(clause),
  );
  const bare = identity.roles.length === 0 && identity.field === null && identity.sizes.length > 0;
  const said =
    first === undefined
      ? []
      : [
          bare ? `${first} ${spellSmallNumbers(joinAnd(identity.sizes.map(saySize)))}` : first,
          ...others,
        ];
  const { field } = identity;
  const works =
    field !== null && worksOn(field) && identity.roles.length > 0 ? [`I work on ${field}`] : [];
  return [...works, ...said].map((text) =>
    spellSmallNumbers(lasting(text.replace(/^also /, "I also "))),
  );
}

/** "I own two salons, Atlanta, 12 years" → "I have owned two salons, in Atlanta, for 12 years". */
function lasting(clause: string): string {
  const found =
    /^I (?<verb>\p{Ll}+) (?<what>.+?)(?:, (?<place>\p{Lu}\p{Ll}+))?, (?<years>\d+ years)$/u.exec(
      clause,
    )?.groups;
  const base = found === undefined ? null : baseOf(found["verb"] ?? "");
  if (found === undefined || base === null || verbFormOf(found["verb"] ?? "") !== "base")
    return clause;
  const place = found["place"] === undefined ? "" : `, in ${found["place"]}`;
  return `I have ${participleOf(base)} ${found["what"]}${place}, for ${found["years"]}`;
}

function verbClause(clause: string): string {
  return readVerbPhrase(clause)?.form === "base" && !/^(?:I|we)\b/i.test(clause)
    ? `I ${clause}`
    : clause;
}

function gerundClause(clause: string): string | null {
  return /^\p{Ll}+ing\b/u.test(clause) ? `I am ${clause.replace(/\s\((.+)\)$/, ", $1")}` : null;
}

function readAudience(cleaned: string): Pick<BioParts, "served" | "staff" | "serving"> {
  let mine: string | null = null;
  const phrases: string[] = [];
  const serving: string[] = [];
  for (const { whole } of splitUnits(
    cleaned.replace(/, (?=(?:that’s|those are|they’re) who\b)/u, "; "),
  )) {
    const plain = spellOrdinals(
      stripPeriod(
        whole
          .replace(/^(?:and|also|plus)\s+/i, "")
          .replace(/\sin general$/i, "")
          .replace(/(?<=[\p{L}\d]) especially /u, ", especially ")
          .replace(/^(?<who>\p{L}[^,]*?) (?<much>mostly|mainly)$/iu, "$<much> $<who>")
          .replace(/^board(?=$|,| and )/iu, "the board"),
      ),
    );
    const staff = /^(?<count>(?:about |over )?\d[\d,]*) (?<who>\p{Ll}+) of mine(?<where>.*)$/u.exec(
      plain,
    )?.groups;
    if (staff) mine = `${staff["count"]} ${staff["who"]}${staff["where"]}`;
    else if (/^(?:I|We|My|Our)\b/.test(plain)) serving.push(plain);
    else if (/^(?:that’s|those are|they’re) who\b/iu.test(plain)) serving.push(plain);
    else phrases.push(...listed(lowerPlain(plain.replace(/^for\s/i, ""))));
  }
  return {
    served: phrases.length === 0 ? null : spellSmallNumbers(joinAnd(phrases)),
    staff: mine,
    serving,
  };
}

/** Short things set off by commas are a list; anything longer stays as she wrote it. */
export function listed(phrase: string): readonly string[] {
  const pieces = splitCommas(phrase);
  const plain =
    pieces.length > 1 &&
    pieces
      .slice(1)
      .every(
        (piece) =>
          piece.split(" ").length <= 5 &&
          !/^(?:who|which|that|where|and|or|because|so|mostly|especially|including|in|at|of|from)\b/i.test(
            piece,
          ),
      );
  return plain ? pieces : [phrase];
}
