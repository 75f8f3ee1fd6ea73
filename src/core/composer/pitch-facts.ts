import { readNext } from "./pitch-next.ts";
import { type Statement, readStatements } from "./statement.ts";
import { given } from "#core/language/given.ts";
import { sayPost, sayTrade, sayWhere } from "#core/language/identity-words.ts";
import { type Identity, parseIdentity } from "#core/language/identity.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { withSubject } from "#core/language/person.ts";
import { joinAnd, stripPeriod } from "#core/language/phrase.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";
import { splitUnits } from "#core/language/split.ts";
import { withTact } from "#core/language/tact.ts";
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
