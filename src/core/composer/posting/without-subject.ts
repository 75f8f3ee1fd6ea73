import { opensWithWorkVerb } from "./duty-acts.ts";
import { findClause } from "#core/composer/shapes/fits/clause.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";

const leadSource = String.raw`(?:(?:In|As|Reporting|Working)\s[^,]{1,60}?,?\s)?`;
const promiseSource = String.raw`(?:’ll|’d|\swill|\swould)?\s(?:also\s)?(?:be\s(?:expected|required)\sto\s)?`;
const addressedPattern = new RegExp(`^${leadSource}[Yy]ou${promiseSource}`, "u");
const seekingSource = String.raw`(?:looking for|seeking|seeks?|hiring|needs?(?!\sto))`;
const soughtPattern = new RegExp(
  `^.{1,60}?\\s${seekingSource}\\s.{1,60}?\\s(?:to|who can|who will)\\s(?=\\p{Ll})`,
  "u",
);
const reportingPattern = /^(?:Reporting|Working|Under)\s[^,]{1,60},\s(?=the\s)/u;
const postNouns = /^(?:holder|postholder|post-holder|candidate|role|position|post|job|incumbent)$/;

/** A line of a posting without its "You will", "To", "The post holder", "The Head of Collections"; other subjects stay. */
export function withoutSubject(line: string, role: string | undefined): string {
  const opened = [addressedPattern, soughtPattern, /^To\s(?=\p{Ll})/u].find((opening) =>
    opening.test(line),
  );
  const rest =
    opened === undefined
      ? withoutPostName(line.replace(reportingPattern, ""), role)
      : line.replace(opened, "");
  return capitaliseFirst(
    rest
      .replace(/^will /, "")
      .replace(/^(?:is|are|be) (?=(?:responsible|accountable|in charge|\p{L}{2,}ing)\s)/iu, ""),
  );
}

/** "leads the nights", "will lead": not "for projects up to 40 units". */
function isPredicate(rest: string): boolean {
  return (
    /^(?:will|is|are)\s/.test(rest) ||
    (/^\p{Ll}/u.test(rest) && opensWithWorkVerb(capitaliseFirst(rest)))
  );
}

function withoutPostName(line: string, role: string | undefined): string {
  const head = role === undefined ? "" : parseRoleParts(role).head.toLowerCase();
  const named = ["the ", "this ", "our ", "as ", ""].map((article) => `${article}${head} `);
  named.push(...["the", "this"].map((article) => `${article} ${head.split(" ").at(-1)} `));
  const initials = (role?.match(/\p{Lu}/gu) ?? []).join("");
  if (initials.length > 1) named.push(`the ${initials.toLowerCase()} `);
  const name = head === "" ? undefined : named.find((one) => line.toLowerCase().startsWith(one));
  if (name !== undefined && isPredicate(line.slice(name.length))) return line.slice(name.length);
  const tokens = tokenize(line);
  const clause = /^(?:[Tt]he|This|A)\s/.test(line) ? findClause(tokens) : null;
  if (!clause || clause.fit < 0.8) return line;
  const isPost = tokens
    .slice(0, clause.subject + 1)
    .some(
      (token) =>
        (hasKind(token, "role") && !hasKind(token, "plural")) || postNouns.test(token.lower),
    );
  const isShort = /^The\s\p{Lu}{2,5}\swill\s/u.test(line);
  if (
    /^(?:compris|includ|involv|offer|requir|sit|encompass|form)/.test(
      tokens[clause.verb]?.lower ?? "",
    )
  )
    return line;
  return isPost || isShort ? line.slice(tokens[clause.verb]?.at ?? 0) : line;
}
