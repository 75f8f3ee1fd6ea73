import { type Identity, parseIdentity } from "#core/language/identity.ts";
import { sayPost, sayRoleAs, sayTitle, sayWhere } from "#core/language/identity-words.ts";
import { sayOrganisation } from "#core/language/organisation.ts";
import { lowerPlain } from "#core/language/lower-plain.ts";
import { finishStatement } from "#core/language/statement.ts";
import { splitStops } from "#core/language/split.ts";
import { stripPeriod, titleCase, withArticle } from "#core/language/phrase.ts";
import { countWords } from "#core/language/sentences.ts";
import { spellSmallNumbers } from "#core/language/small-numbers.ts";

/** Who writes: a phrase after "I am" and what she says of herself in sentences. */
export type Self = {
  /** After "I am" ("Samiya El-Amin, a postdoc with four years in lipid nanoparticles"), or "been …" after "I have"; "" when unsaid. */
  readonly post: string;
  /** The same without years and turns: "Samiya El-Amin, a postdoc in lipid nanoparticles". */
  readonly short: string;
  readonly sentences: readonly string[];
};

const greeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| all)?[,.]?\s+/i;

/** Reads the cleaned answer to "Who are you?"; `raw` tells whether it was shouted. */
export function readSelf(cleaned: string, raw: string): Self {
  const plain = cleaned
    .replaceAll(/[?!]+(?=\s|$)/g, "")
    .replace(greeting, "")
    .replace(/^([\p{Lu}][^,.\d]{2,40}?) – /u, "$1, ");
  const { name, rest } = takeName(plain, raw);
  const { self, others } = takeSelf(rest);
  const former = /,? ex[- ]([\p{Ll}][\p{L} ]{2,24})(?=,|$)/u.exec(others);
  const { degrees, ...identity } = withoutDegrees(
    parseIdentity(tidyRole(others.replace(former?.[0] ?? "", ""))),
  );
  const turns = identity.clauses.map(tidyAside).filter((clause) => /^\p{Ll}+ing\b/u.test(clause));
  const named = name ?? identity.name;
  const full = [named, self ?? owner(identity) ?? withYears(identity), ...turns.slice(0, 1)];
  if (former !== null) full.push(`formerly at ${sayOrganisation(former[1] ?? "")}`);
  const said = identity.clauses.map(tidyAside).filter((clause) => !turns.includes(clause));
  const sizes =
    identity.roles.length > 0 ? identity.sizes.slice(owner(identity) === null ? 0 : 1) : [];
  return {
    post: opening(spellSmallNumbers(join([...full, ...sizes]))),
    short: opening(spellSmallNumbers(join([named, self ?? owner(identity) ?? sayPost(identity)]))),
    sentences: [...said.flatMap((clause) => sayOwn(clause)), ...degrees],
  };
}

/** "I’m a data scientist moving to public health" is the whole of her post. */
function takeSelf(text: string): { self: string | null; others: string } {
  const [first = "", ...rest] = splitStops(text);
  const said = /^(?:I am|I[’']m) ((?:a|an|the) .+)$/iu.exec(stripPeriod(first))?.[1];
  if (said === undefined || countWords(said) > 20 || /\b(?:and|but) I\b/.test(said))
    return { self: null, others: text };
  return { self: said, others: rest.join(" ") };
}

/** "nurse manager ICU 32 beds" → "nurse manager in the ICU, 32 beds". */
function tidyRole(text: string): string {
  return text
    .replace(/^(?:Retired|Former)\b/, (word) => word.toLowerCase())
    .replace(/ \((\d+ years)\)/, ", $1")
    .replace(/, now at /, " at ")
    .replace(
      /(?<=\p{L}{3}) (?=\d[\d,]* (?:beds|units|stores|people|employees|staff|students|sites|campuses|reports)(?:,|$))/gu,
      ", ",
    )
    .replace(
      /(?<=\b(?:manager|nurse|director|supervisor|physician|doctor)) (ICU|NICU|PICU|ER|OR|ED|PACU)\b/g,
      " in the $1",
    );
}

const degree =
  /^(?:PhD|DPhil|MBA|MD|JD|MPH|MSc|MSW|MPA|EdD|MFA)\b(?! (?:candidate|student|researcher|fellow))/;

function withoutDegrees(identity: Identity): Identity & { readonly degrees: readonly string[] } {
  const held = identity.roles.filter((role) => degree.test(role));
  return {
    ...identity,
    roles: identity.roles.filter((role) => !degree.test(role)),
    degrees: held.map((role) => `I hold ${withArticle(role)}.`),
  };
}

/** "owner", "3 bakeries in Fresno" → "the owner of 3 bakeries in Fresno". */
function owner({ roles, employer, sizes }: Identity): string | null {
  const [role = ""] = roles;
  const [first] = sizes;
  return roles.length === 1 &&
    employer === null &&
    first !== undefined &&
    /^(?:co-?)?(?:owner|founder|president)$/i.test(role)
    ? `the ${role.toLowerCase()} of ${first}`
    : null;
}

/** "for 15 years an attorney" without a name before it: "been an attorney for 15 years". */
function opening(post: string): string {
  return post
    .replaceAll(/\bphD\b/g, "PhD")
    .replace(/^for ([\p{L}\d]+ years) ([^,]+)/u, "been $2 for $1");
}

function join(parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== "").join(", ");
}

/** A name she introduces herself by, or shouted as the first of her facts. */
function takeName(text: string, raw: string): { name: string | null; rest: string } {
  const introduced =
    /^(?:I am|I[’']m|my name is|this is|name[’']s)\s+((?:Dr\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,3})(?:,|\.|\s–|\s(?=and I\b))\s+([\s\S]+)$/iu.exec(
      text,
    );
  if (introduced !== null && /^\p{Lu}/u.test(introduced[1] ?? ""))
    return { name: introduced[1] ?? null, rest: introduced[2] ?? "" };
  const shouted = /^(\p{Ll}[\p{Ll}’-]+ \p{Ll}[\p{Ll}’-]+), ([\s\S]+)$/u.exec(text);
  if (
    shouted !== null &&
    raw === raw.toUpperCase() &&
    parseIdentity(shouted[1] ?? "").roles.length === 0
  )
    return { name: titleCase(shouted[1] ?? ""), rest: shouted[2] ?? "" };
  return { name: null, rest: text };
}

/** The role with its years where they belong: to the field, or to the role. */
function withYears(identity: Identity): string | null {
  const { years, field, roles, employer } = identity;
  if (roles.length === 0)
    return field === null || countWords(field) > 6 ? null : loneField(identity, field);
  if (years !== null && /^(?:retired|former)\b/i.test(roles[0] ?? ""))
    return `${sayPost(identity) ?? ""}, ${years}`;
  if (years === null) return sayPost(identity);
  if (/ (?:in|of|as|at|with|on|across)\b/.test(years))
    return `${sayPost(identity) ?? ""}, with ${years}`;
  if (field !== null && roles.length === 1 && employer === null)
    return `${sayRoleAs(roles[0] ?? "")} with ${years} in ${lowerPlain(field)}`;
  return `for ${years} ${sayPost(identity) ?? ""}`;
}

function loneField(identity: Identity, field: string): string | null {
  if (!/^\p{L}/u.test(field) || sayTitle(identity) !== null) return null;
  return `in ${lowerPlain(field)}${sayWhere({ ...identity, field })}`;
}

/** What stood in brackets joins its statement: "leaving academia (by choice)", "the redesign (62 routes to 48)". */
function tidyAside(clause: string): string {
  return stripPeriod(clause).replace(/\s*\(([^()]+)\)$/, (_all, aside: string) =>
    /^(?:by|for|with|in|at|on|from|after|since)\b/.test(aside) ? ` ${aside}` : `: ${aside}`,
  );
}

function sayOwn(clause: string): string[] {
  const { text, kind } = finishStatement(clause);
  return kind === "fragment" || countWords(text) > 30 ? [] : [text];
}
