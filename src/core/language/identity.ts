import type { Draft, Identity } from "./identity-draft.ts";
import {
  beginsClause,
  credential,
  established,
  isPersonName,
  isPlace,
  isRoleWord,
  since,
  size,
  years,
} from "./identity-kinds.ts";
import { readRole, setEmployer, withAside } from "./identity-roles.ts";
import { lowerPlain } from "./lower-plain.ts";
import { isOrganisation } from "./organisation.ts";
import { stripPeriod, withArticle } from "./phrase.ts";
import { spellSmallNumbers } from "./small-numbers.ts";
import { englishPosts } from "./spanish-posts.ts";
import { splitCommas, splitEntries, splitOutside, splitStops } from "./split.ts";

export type { Identity };

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
    if (/^now \p{Ll}+ing\b/u.test(piece)) {
      draft.clauses.push(`I am ${pieces.slice(at).join(", ")}`);
      return;
    }
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
