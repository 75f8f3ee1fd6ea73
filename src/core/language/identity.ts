import { capitaliseAcronyms } from "./acronyms.ts";
import {
  beginsClause,
  credential,
  established,
  isPersonName,
  isPlace,
  isRoleWord,
  since,
  size,
  trailingYears,
  years,
} from "./identity-kinds.ts";
import { lowerPlain } from "./lower-plain.ts";
import { isOrganisation, sayOrganisation } from "./organisation.ts";
import { stripPeriod, withArticle } from "./phrase.ts";
import { spellSmallNumbers } from "./small-numbers.ts";
import { englishPosts } from "./spanish-posts.ts";
import { splitCommas, splitEntries, splitOutside, splitStops } from "./split.ts";

/** Who she is, as far as her answer says it. Parts stand as she wrote them, cleaned; nothing is filled in. */
export type Identity = {
  readonly name: string | null;
  /** Roles in her order: "VP patient access", "director of the eviction defense clinic". */
  readonly roles: readonly string[];
  readonly field: string | null;
  readonly employer: string | null;
  /** What stood in brackets behind the employer: "fintech, about 900 people". */
  readonly employerAside: string | null;
  readonly place: string | null;
  /** "14 years", "15 years in libraries". */
  readonly years: string | null;
  /** "2016". */
  readonly since: string | null;
  /** Counted things: "3 campuses", "12 employees". */
  readonly sizes: readonly string[];
  /** What she says of herself with a verb: "also direct the lab", "I run a bakery that …". */
  readonly clauses: readonly string[];
  /** What fits nowhere else: "tenured 2021", "PE". */
  readonly notes: readonly string[];
};

type Draft = {
  -readonly [Key in keyof Identity]: Identity[Key] extends readonly string[]
    ? string[]
    : Identity[Key];
};

/** Reads role, employer and the rest out of a cleaned answer in fragments or in sentences. */
export function parseIdentity(cleaned: string): Identity {
  const draft: Draft = {
    name: null,
    roles: [],
    field: null,
    employer: null,
    employerAside: null,
    place: null,
    years: null,
    since: null,
    sizes: [],
    clauses: [],
    notes: [],
  };
  for (const stop of splitEntries(
    withoutHello(englishPosts(cleaned)).replaceAll(" – ", ", "),
  ).flatMap((entry) => splitStops(entry)))
    readStatement(draft, stripPeriod(stop));
  draft.years = draft.years === null ? null : spellSmallNumbers(`${draft.years} `).trim();
  return draft.roles.length + draft.clauses.length === 0 &&
    draft.field === null &&
    draft.name === null
    ? { ...draft, field: draft.employer ?? draft.notes[0] ?? null, employer: null }
    : draft;
}

/** "Hi I am dee, …": the greeting goes, and the name has its capital. */
function withoutHello(text: string): string {
  const said = /^(?:hi|hello|hey)[,!.]?\s+(?=I\b|I[’']m|my name|this is)/iu.exec(text)?.[0] ?? "";
  const introduced = said !== "" || /^my name[’']?s? /iu.test(text);
  const plain = text.slice(said.length);
  return introduced
    ? plain.replace(
        /^((?:I am|I[’']m|my name is|this is) )(\p{Ll}{2,14})(?=,|$)/iu,
        (_all, lead: string, name: string) => lead + name.charAt(0).toUpperCase() + name.slice(1),
      )
    : plain;
}

/** "Last command: 2nd Logistics Brigade, 3,100 soldiers" */
const earlierPost =
  /^(?<which>last|latest|most recent|previous|first) (?<post>command|post|posting|role|job|assignment|position): (?<what>[^,]+)(?:, (?<size>\d.*))?$/iu;

function readStatement(draft: Draft, statement: string): void {
  const held = earlierPost.exec(statement)?.groups;
  if (held !== undefined) {
    const what = held["what"] ?? "";
    const whole =
      /^(?:the|an?) |^\p{Ll}/iu.test(what) ||
      !/^\d|\b(?:Brigade|Battalion|Division|Department|Bureau)$/u.test(what)
        ? what
        : `the ${what}`;
    draft.clauses.push(
      `my ${(held["which"] ?? "").toLowerCase()} ${(held["post"] ?? "").toLowerCase()} was ${whole}${held["size"] === undefined ? "" : `, ${held["size"]}`}`,
    );
    return;
  }
  const introduced = /^(?:my name is|I am|I’m|this is|it’s|name’s|name is)\s+(?<rest>.+)$/isu.exec(
    statement,
  )?.groups?.["rest"];
  if (introduced !== undefined) {
    const [head = "", ...others] = splitCommas(introduced);
    const lead = head.split(/\s(?:and|from|of|with|at)\s/)[0] ?? "";
    if (
      (isPersonName(lead) || (/^\p{Lu}\p{Ll}+$/u.test(lead) && !isRoleWord(lead))) &&
      lead === head
    ) {
      draft.name ??= lead;
      if (others.length > 0) readPieces(draft, others.join(", "));
      return;
    }
    const joined = /^(?<name>.+?),? and (?<rest>I(?:’m|’ve)?\s.+)$/su.exec(introduced)?.groups;
    if (joined !== undefined && isPersonName(joined["name"] ?? "")) {
      draft.name ??= joined["name"] ?? null;
      readStatement(draft, joined["rest"] ?? "");
      return;
    }
    draft.clauses.push(statement);
    return;
  }
  if (/^(?:I|we|my)(?:’\p{L}+)?\s/iu.test(statement)) {
    draft.clauses.push(statement);
    return;
  }
  readPieces(draft, statement);
}

/** What closes an answer without belonging to the clause before it: "since 2017", "based in San Antonio". */
const besidesClause = /^(?:since (?:19|20)\d\d$|based in \p{Lu})/u;

function readPieces(draft: Draft, statement: string): void {
  const [head = statement, ...besides] = splitOutside(
    statement,
    /,?\s(?:and|but)\s(?=(?:I|we)\s\p{Ll})/gu,
  );
  if (besides.length > 0) {
    readPieces(draft, head);
    draft.clauses.push(...besides);
    return;
  }
  const pieces = splitCommas(statement);
  for (const [at, raw] of pieces.entries()) {
    const aside = /\s*\(([^()]*)\)/.exec(raw);
    const piece = raw.replace(aside?.[0] ?? "", "").trim();
    const own = /(?:^|(?<!Title )\b)(?:I|I’\p{L}+)\s\p{Ll}|^we\s/u.test(
      piece.replace(/\bTitle I\b/, ""),
    );
    if (own || beginsClause(piece)) {
      const rest = pieces.slice(at);
      const end = rest.findLastIndex((later) => !besidesClause.test(later)) + 1;
      draft.clauses.push(rest.slice(0, end).join(", "));
      for (const later of rest.slice(end)) readPiece(draft, later, null);
      return;
    }
    readPiece(draft, piece, aside?.[1]?.trim() ?? null);
  }
}

function readPiece(draft: Draft, written: string, aside: string | null): void {
  const [earlier, now] = written.split(" → ");
  const piece = (now ?? written).replace(/^(?:and |also |plus )+(?=\p{L})/iu, "");
  if (now !== undefined && earlier !== undefined)
    draft.notes.push(`formerly ${withArticle(earlier)}`);
  const first = draft.roles.length === 0 && draft.field === null && draft.name === null;
  const named = first && (isPersonName(piece) || isFirstName(draft, piece));
  const held = years.exec(piece)?.groups;
  const sinceYear = (since.exec(piece) ?? established.exec(piece))?.groups?.["since"];
  const sum = revenue.exec(piece)?.groups;
  const beds = /^(?<count>\d+)[\s-]beds? (?<what>[\p{L} -]+?)(?: unit)?$/u.exec(piece)?.groups;
  if (named) draft.name = piece;
  else if (sum !== undefined && draft.employer !== null && draft.employerAside === null)
    draft.employerAside = `${sum["sum"]} in ${sum["what"]}`;
  else if (beds !== undefined && draft.field === null)
    draft.field = `${beds["count"]}-bed ${beds["what"]} unit`;
  else if (/^(?:my )?own\s/i.test(piece) && draft.employer === null)
    setEmployer(draft, piece, aside);
  else if (held) draft.years ??= piece;
  else if (sinceYear !== undefined) draft.since ??= sinceYear;
  else if (size.test(piece)) draft.sizes.push(piece);
  else if (/^(?:at|for|with|of)\s/.test(piece) && draft.employer === null)
    setEmployer(draft, piece.replace(/^(?:at|for|with|of)\s/, ""), aside);
  else if (
    /^(?:before that|previously|prev\.?|formerly|former|earlier)\s/i.test(piece) &&
    !(/^former\s/i.test(piece) && isRoleWord(piece))
  )
    draft.notes.push(sayEarlier(piece));
  else if (/^(?:last|first|final|second|third|fourth) year of\b/i.test(piece))
    draft.notes.push(piece);
  else if (circuit.test(piece) && draft.roles.length === 1)
    draft.roles[0] = `${draft.roles[0] ?? ""}, ${piece}`;
  else if (nowOn.test(piece)) draft.clauses.push(`I am ${piece}`);
  else if (isRoleWord(piece) && !looksLikeEmployer(draft, piece)) readRole(draft, piece, aside);
  else if (isOrganisation(piece) && (draft.roles.length > 0 || /^\p{Lu}/u.test(piece)))
    setEmployer(draft, piece, aside);
  else if (
    /^in\s\p{Lu}/u.test(piece) ||
    ((draft.name !== null || draft.roles.length > 0) && isPlace(piece))
  )
    draft.place ??= piece.replace(/^in\s/, "");
  else if (
    /^\p{Lu}/u.test(piece) &&
    (draft.roles.length > 0 || draft.clauses.length > 0) &&
    (draft.employer === null ||
      (/^\p{Ll}/u.test(draft.employer) && /^\p{Lu}\p{Ll}+$/u.test(piece))) &&
    !credential.test(piece)
  )
    setEmployer(draft, piece, aside);
  else if (
    draft.field === null &&
    !/^(?:tenured|retired|licensed|certified|recently|responsible|based|\p{Lu}{2,5}$)/u.test(piece)
  )
    draft.field = withAside(piece, aside);
  else draft.notes.push(withAside(piece, aside));
}

/** "before that nurse" → "before that a nurse", "former legal aid" → "formerly in legal aid". */
function sayEarlier(piece: string): string {
  const [, lead = "", rest = ""] =
    /^(before that|previously|prev\.?|formerly|former|earlier),?\s+(?:an? |in |at )?(.*)$/iu.exec(
      piece,
    ) ?? [];
  const when = /^(?:former|prev)/i.test(lead) ? "formerly" : lead.toLowerCase();
  if (isRoleWord(rest)) return `${when} ${withArticle(rest)}`;
  return `${when} ${/^\p{Lu}/u.test(rest) ? "at" : "in"} ${rest}`;
}

/** "Fourth District", of a court named before it. */
const circuit = /^(?:\p{Lu}\p{Ll}+|\d+(?:st|nd|rd|th)) (?:District|Circuit|Division|Department)$/u;

/** "now on two boards" */
const nowOn = /^now (?:on|at|with) \P{Lu}/u;

/** "$3.1B revenue": the size of the house behind it. */
const revenue =
  /^(?<sum>(?:about |over )?[$€£]\d[\d.,]*[KMB]?) (?:in |of )?(?<what>(?:annual )?(?:revenue|sales|assets|AUM))$/u;

function withAside(piece: string, aside: string | null): string {
  return aside === null ? piece : `${piece} (${aside})`;
}

function readRole(draft: Draft, piece: string, aside: string | null): void {
  const trailing = trailingYears.exec(piece)?.groups;
  const plain = trailing?.["head"] ?? piece;
  if (trailing !== undefined) draft.years ??= trailing["years"] ?? null;
  const dated = / since (?<year>(?:19|20)\d\d)$/.exec(plain)?.groups?.["year"];
  const alone = draft.roles.length === 0;
  if (dated !== undefined && alone) draft.since ??= dated;
  const undated = dated !== undefined && alone ? plain.replace(/ since \d{4}$/, "") : plain;
  const [role = undated, employer] = atHouse(undated).split(/\sat\s/);
  const spelled = capitaliseAcronyms(spellTitle(role));
  housePriorRole(draft, spelled);
  draft.roles.push(employer === undefined ? withAside(spelled, aside) : spelled);
  if (employer !== undefined) setEmployer(draft, employer, aside);
}

/** "shift lead Amazon warehouse" → "shift lead at an Amazon warehouse". */
function atHouse(role: string): string {
  return role.replace(
    /^(?<post>(?:\p{Ll}+ ){1,3})(?<house>\p{Lu}\p{Ll}+ (?:warehouse|store|plant|hospital|office|restaurant|factory|branch|site))$/u,
    (_all, post: string, house: string) => `${post}at ${withArticle(house)}`,
  );
}

/** A second post with a house of its own leaves the first house with the first post. */
function housePriorRole(draft: Draft, next: string): void {
  const [only] = draft.roles;
  if (
    draft.roles.length !== 1 ||
    only === undefined ||
    draft.employer === null ||
    !/\s(?:of|at|for) (?:the )?\p{Lu}/u.test(next)
  )
    return;
  draft.roles = [`${only} at ${sayOrganisation(draft.employer)}`];
  draft.employer = null;
}

/** "founder/CEO" → "founder and CEO", "ED of a shelter" → "Executive Director of a shelter", "charge nurse ED" → "ED charge nurse". */
function spellTitle(role: string): string {
  return role
    .replaceAll(/\s?\/\s?/g, " and ")
    .replace(/^ED(?=\s(?:of|at|for)\b)/, "Executive Director")
    .replace(/^(.*\bnurse) (ED|ER|ICU|NICU|PICU|OR)$/, "$2 $1");
}

function setEmployer(draft: Draft, piece: string, aside: string | null): void {
  const trailing = trailingYears.exec(piece)?.groups;
  if (trailing !== undefined) draft.years ??= trailing["years"] ?? null;
  const { employer } = draft;
  if (employer === null) {
    draft.employer = trailing?.["head"] ?? piece;
    draft.employerAside = aside;
    return;
  }
  const branded = /^\p{Ll}/u.test(employer) && /^\p{Lu}[\p{L}’-]+$/u.test(piece);
  const part = /\b(?:department|division|office|unit|lab|laboratory|program|school)\b/i.test(
    employer,
  );
  if (branded) draft.employer = `${piece} ${employer}`;
  else if (part && isOrganisation(piece))
    draft.employer = `${employer} at ${sayOrganisation(piece)}`;
  else draft.notes.push(withAside(piece, aside));
}

/** "director of quality" is a role; "county sheriff’s office" and "medical device manufacturer" are where one has it. */
function looksLikeEmployer(draft: Draft, piece: string): boolean {
  if (draft.roles.length === 0) return false;
  const head = piece.split(/\s(?:in|of|for|at)\s/)[0] ?? piece;
  const last = head.split(" ").at(-1) ?? "";
  return isOrganisation(head) && !isRoleWord(last);
}

/** A single capitalised word that opens an answer and is no ordinary word is her first name. */
function isFirstName(draft: Draft, piece: string): boolean {
  const opens = draft.employer === null && draft.clauses.length === 0 && draft.place === null;
  return (
    opens &&
    /^\p{Lu}\p{Ll}{1,14}$/u.test(piece) &&
    lowerPlain(piece) === piece &&
    !isRoleWord(piece) &&
    !isOrganisation(piece) &&
    !isPlace(piece)
  );
}
