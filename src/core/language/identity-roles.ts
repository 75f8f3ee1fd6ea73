import { capitaliseAcronyms } from "./acronyms.ts";
import type { Draft } from "./identity-draft.ts";
import { trailingYears } from "./identity-kinds.ts";
import { isOrganisation, sayOrganisation } from "./organisation.ts";
import { withArticle } from "./phrase.ts";

/** A piece with what stood in brackets behind it. */
export function withAside(piece: string, aside: string | null): string {
  return aside === null ? piece : `${piece} (${aside})`;
}

/** Adds a role, with its years and its house, to what was read so far. */
export function readRole(draft: Draft, piece: string, aside: string | null): void {
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
    .replace(
      /^(.*\bnurse) ((?:(?:cardiac|surgical|medical|neuro|pediatric|neonatal|trauma|burn) )?(?:ED|ER|ICU|NICU|PICU|OR))$/,
      "$2 $1",
    );
}

/** The house she works for; a second one joins the first or becomes a note. */
export function setEmployer(draft: Draft, piece: string, aside: string | null): void {
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
