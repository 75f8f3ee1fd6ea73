import type { Known } from "./positioning-known.ts";
import type { Identity } from "#core/language/identity.ts";
import { sayTitle } from "#core/language/identity-words.ts";
import { capitalise, stripPeriod, titleCase } from "#core/language/phrase.ts";

const longest = 120;

/** One line for a profile, at most 120 characters: who she is, then what she is the person for; null when neither is known. */
export function sayHeadline(
  identity: Identity,
  known: Known | null,
  target: string | null,
): string | null {
  const titles = shortTitles(identity);
  const claims = (known?.headline ?? []).map((claim) => capitalise(stripPeriod(claim)));
  const lines = titles.flatMap((title) => claims.map((claim) => `${title} | ${claim}`));
  const fitting = [...lines, ...claims, ...titles].find((line) => line.length <= longest);
  if (fitting !== undefined) return fitting;
  const [title] = titles;
  const long = title ?? claims[0] ?? target;
  return long == null ? null : cut(long);
}

/** From the fullest to the shortest: with the employer, without it. */
function shortTitles(identity: Identity): string[] {
  const title = sayTitle({ ...identity, roles: identity.roles.slice(0, 1) })?.replace(
    /^(?:an?|the) /,
    "",
  );
  if (title === undefined) {
    const own = identity.clauses[0] ?? identity.field ?? undefined;
    return own === undefined ? [] : [capitalise(own.replace(/^I am (?:the |an? )?/, ""))];
  }
  const said = titleCase(title);
  const house =
    identity.employer !== null && /^\p{Lu}/u.test(identity.employer) ? identity.employer : null;
  return house === null ? [said] : [`${said}, ${house}`, said];
}

function cut(text: string): string {
  if (text.length <= longest) return text;
  const kept = text.slice(0, longest);
  const clause = /^(.{20,})(?:[,;:|]|\s(?:and|who|that|which|when|with|for)\s)/su.exec(kept)?.[1];
  return (clause ?? kept.replace(/\s\S*$/, "")).trim();
}
