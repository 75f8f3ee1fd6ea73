import { patron } from "./identity-kinds.ts";
import type { Identity } from "./identity.ts";
import { lowerPlain } from "./lower-plain.ts";
import { spellOrdinals, spellSmallNumbers } from "./small-numbers.ts";
import { verbFormOf } from "./inflect.ts";
import { isOrganisation, sayOrganisation } from "./organisation.ts";
import { joinAnd, titleCase, withArticle } from "./phrase.ts";

const ranked =
  /^(?:(?:Senior|Deputy|Associate|Assistant|Managing|Executive|Vice|Interim|Acting|Regional|National|Group|Global|Clinical|Adjunct|Full|Distinguished) )*(?:Director|Dean|Head|Professor|Chair|VP|SVP|EVP|AVP|Vice President|Manager)$/i;
const fieldless =
  /^(?<title>(?:(?:Senior|Deputy|Associate|Assistant|Executive) )*(?:VP|SVP|EVP|AVP|Vice President|Director|Dean|Head|Professor))\s(?!of\b|for\b|at\b|and\b|emerit)(?<field>.+)$/i;
const alone =
  /^(?:C[A-Z]{1,3}O|CEO|CFO|COO|GC|founder|co-?founder|owner|president|managing partner|executive director)\b/i;
const titled =
  /\b(?:director|dean|vice president|[SEA]?VP|C[A-Z]{1,3}O|chief \w+(?: \w+)? officer|professor|president|provost|commissioner|superintendent|chair|head of|general counsel|founder|owner|treasurer|fellow of)\b/i;

/** One role as it stands after "I am": "VP of Patient Access", "a plant manager", "a hospital chaplain in Tucson". */
export function sayRoleAs(role: string): string {
  const spelled = spellField(role);
  if (/^(?:a|an|the|now|formerly)\s/i.test(spelled)) return spelled;
  const former = /^(?:ex|ex-|former)[\s-](?<rest>.+)$/i.exec(spelled)?.groups?.["rest"];
  if (former !== undefined) return `formerly ${withArticle(former)}`;
  if (/^(?:co-?)?(?:founder|owner|president|executive director|managing partner)\b/i.test(spelled))
    return `the ${lowered(spelled)}`;
  if (standsBare(spelled)) return rankCase(spelled);
  return withArticle(lowered(spelled));
}

/** Title capitals up to where the title ends: "COO of a logistics company", "Chief of the section since 2019". */
export function rankCase(role: string): string {
  const [, head = role, rest = ""] =
    /^(.+?)(\s(?:of|for|at|in) (?:a|an|the|my|our)\s.*|\s\(.*|\ssince\s.*)?$/su.exec(role) ?? [];
  return titleCase(head) + rest;
}

/** Whether a title stands without an article: she wrote it in capitals, or it is a rank with its field. */
function standsBare(role: string): boolean {
  if (/^(?:lead|staff|group|senior|principal)\b/.test(role) && !titled.test(role))
    return /\bPM\b/.test(role);
  if (alone.test(role) || /\bcounsel$/i.test(role)) return true;
  const capitals =
    /^\p{Lu}\p{L}+(?:[\s,&-]+(?:of|for|the|and|\p{Lu}\p{L}*))+/u.test(role) && titled.test(role);
  return (
    /^chief \p{L}+(?: officer)?\b/iu.test(role) ||
    capitals ||
    /^(?:\p{L}+ )?(?:director|dean|head|professor|chair|chief|VP|SVP|EVP|AVP|vice president) of\b/iu.test(
      role,
    ) ||
    /^(?:[SEA]?VP)\b/.test(role) ||
    /^(?:associate|assistant|deputy|full|clinical) (?:dean|professor|provost|superintendent)\b/i.test(
      role,
    )
  );
}

function lowered(role: string): string {
  return /^\p{Lu}\p{Ll}/u.test(role) &&
    /^\p{L}+(?: (?:\p{Ll}+|and|\p{Lu}{2,}))*(?: of .*)?$/u.test(role)
    ? role.charAt(0).toLowerCase() + role.slice(1)
    : role;
}

function spellField(role: string): string {
  const found = fieldless.exec(role)?.groups;
  return found ? `${found["title"]} of ${found["field"]}` : role;
}

/** Her role with its field: "VP of Patient Access", "Associate Professor of Environmental Health Sciences", "a plant manager in auto parts"; null when no role is certain. */
export function sayTitle(identity: Identity): string | null {
  const [first, ...others] = identity.roles;
  if (first === undefined) return null;
  const { field } = identity;
  const main = field === null || worksOn(field) ? sayRoleAs(first) : withField(first, field);
  return joinAnd([main, ...others.map(sayRoleAs)]);
}

function withField(role: string, field: string): string {
  const spelled = spellField(role);
  if (ranked.test(spelled)) return sayRoleAs(`${spelled} of ${field}`);
  if (/\b(?:PM|manager of|head of)$/i.test(spelled))
    return `${titleCase(spelled)}, ${titleCase(field)}`;
  if (
    /^(?:(?:first|second|third|1st|2nd|3rd|night|day|evening|swing|graveyard) shift|nights|days|evenings)$/.test(
      field,
    )
  )
    return `${sayRoleAs(role)} on ${field}`;
  if (/^\d[\p{L}\d-]*\s.*\b(?:unit|ward|floor)$/u.test(field))
    return `${sayRoleAs(role)} on ${withArticle(field)}`;
  if (
    /\b(?:unit|ward|floor|desk|division|department|bureau|team)$/i.test(field) &&
    !/^(?:a|an|the|my)\s/i.test(field)
  )
    return `${sayRoleAs(role)} in the ${field}`;
  return `${sayRoleAs(role)} in ${field}`;
}

/** Fields that are things she makes rather than a trade: "climate risk models for insurers". */
export function worksOn(field: string): boolean {
  const head = field.split(/\s(?:for|of|in|with|that|who)\s/)[0] ?? field;
  return /\b(?:models?|tools?|programs?|systems?|policies|products|contracts|bridges|apps?|reports?|platforms?|devices|curricul\p{L}+|books|films|exhibits|campaigns|designs|sensors|software)$/iu.test(
    head,
  );
}

/** Her role and where she has it: "VP of Patient Access at Harbor Saints Medical Center"; null when no role is certain. */
export function sayPost(identity: Identity, { aside = false, place = true } = {}): string | null {
  const title = sayTitle(identity);
  if (title === null) return null;
  const where = sayWhere(identity, {
    aside,
    place,
    of: alone.test(identity.roles[0] ?? "") && identity.roles.length === 1,
  });
  return /, /.test(title) && !title.includes(" and ") && where !== ""
    ? spellSmallNumbers(spellOrdinals(`${title},${where} `)).trim()
    : spellSmallNumbers(spellOrdinals(`${title}${where} `)).trim();
}

/** Where she works, with its preposition: " at Larkfield", " of Tamarack Foods", " in Saltillo and Laredo"; "" when not said. */
export function sayWhere(
  identity: Identity,
  { aside = false, place = true, of = false } = {},
): string {
  const { employer, employerAside } = identity;
  const own = employer !== null && /^(?:own|my own)\s/i.test(employer);
  const tag = employerAside !== null && /^[A-Z]\w?\d?$/.test(employerAside) ? employerAside : null;
  const bare =
    employer === null
      ? ""
      : inForce(sayOrganisation(tag === null ? employer : `${tag} ${employer}`));
  const named =
    employerAside !== null && /^\p{Lu}/u.test(employerAside) && tag === null && own
      ? `, ${employerAside}`
      : "";
  const does =
    employerAside !== null &&
    /^\p{Ll}+s\s/u.test(employerAside) &&
    verbFormOf(employerAside.split(" ")[0] ?? "") === "third"
      ? `, which ${employerAside}`
      : "";
  const extra =
    does !== ""
      ? does
      : aside && employerAside !== null && tag === null && named === ""
        ? ` (${employerAside})`
        : "";
  const at =
    employer === null
      ? ""
      : own
        ? ` with my ${employer.replace(/^my /i, "")}${named}`
        : ` ${placeWord(bare, of)} ${bare}${extra}`;
  return (
    at +
    (place && identity.place !== null
      ? `${employer === null && identity.field !== null ? "," : ""} in ${sayOrganisation(identity.place)}`
      : "")
  );
}

/** "U.S. Army" → "the U.S. Army". */
function inForce(house: string): string {
  return forces.test(house) && !house.startsWith("the ") ? `the ${house}` : house;
}

const forces =
  /^(?:the )?(?:U\.?S\.? )?(?:Army|Navy|Air Force|Marines|Marine Corps|USMC|Coast Guard|National Guard|Army Reserve)\b/;

function placeWord(house: string, of: boolean): string {
  if (forces.test(house)) return "in";
  if (patron.test(house)) return "at";
  if (
    /^the (?:City|County|State)\b|\b(?:workers|teachers|nurses|trade|labor|students?)[’s]* union\b|\bunion local\b/.test(
      house,
    )
  )
    return "for";
  if (of) return "of";
  const outside =
    house.endsWith(" County") ||
    house.endsWith("public works") ||
    (/ \p{Ll}+$/u.test(house) && !isOrganisation(house) && !/^(?:a|an|the)\s/.test(house));
  return outside ? "in" : "at";
}

/** What she works in or on when no title says it: "I work in HR for warehouses", "I work on climate risk models for insurers"; null when a title does. */
export function sayTrade(identity: Identity): string | null {
  const { field, roles, notes } = identity;
  if (field === null) return null;
  if (roles.length > 0) return worksOn(field) ? `I work on ${field}` : null;
  const also = notes.filter((note) => /^\p{Ll}/u.test(note) && note.split(" ").length <= 3);
  return `I work in ${[lowerPlain(field), ...also.map((note) => `in ${note}`)].join(", ")}${sayWhere(identity)}`;
}
