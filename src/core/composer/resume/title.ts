import { nounGerunds } from "#core/composer/shapes/closed-words.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { is, tokensOf } from "#core/composer/shapes/tokens.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";
import { rolePartsOf } from "#core/composer/words/role-parts.ts";
import { spanOf } from "./dates.ts";
import type { Post } from "./resume.ts";

/** Her title as it stands alone: of what she gave as her role, else of a post that names one; of an older one only where none is of today. */
export function titleOf(role: string | null, posts: readonly Post[]): string | null {
  const own = role === null ? null : titleIn(role);
  if (own !== null) return own;
  const held = posts.filter(({ now }) => now);
  const ordered = held.length > 0 ? held : posts;
  const named = ordered.map(({ heading }) => titleOfPost(heading)).find((title) => title !== null);
  const [latest] = ordered;
  return named ?? role ?? (latest === undefined ? null : undated(latest.heading).join(", "));
}

const most = 8;

/** Her title with what is said of the title itself: "Senior Associate, Employment"; null for what is none. */
function titleIn(role: string): string | null {
  const head = headOfRole(role);
  const { rest } = rolePartsOf(unclosed(role));
  const whole = head !== null && rest.every(isThing) && !role.includes("(");
  return whole ? [head, ...rest].join(", ") : head;
}

/** "Flight nurse" of "I am a flight nurse, 8 years"; null for what is no title: "Returning to work", "at home". */
export function headOfRole(role: string): string | null {
  const whole = rolePartsOf(unclosed(role).replace(opening, "")).head;
  const head = tokensOf(whole).length > most ? whole.replace(/\s(?:at|in|with) .*$/su, "") : whole;
  const tokens = tokensOf(head);
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.length > most) return null;
  if (is(first, "subject", "possessive", "preposition", "auxiliary", "negative")) return null;
  if (is(first, "gerund") && !nounGerunds.has(first.lower)) return null;
  const titled = is(last, "noun", "name", "plural") || tokens.some((token) => is(token, "role"));
  return titled ? head : null;
}

const opening = /^I(?:’m| am| work as) (?:currently )?(?:(?:an?|the) )?/u;

function isThing(piece: string): boolean {
  return (
    readShape(piece, ["thing", "person", "deed", "clause"]).shape === "thing" && !/\d/.test(piece)
  );
}

/** The part of a post's heading that names a role; of "tester -> lead" the one she has come to. */
export function titleOfPost(heading: string): string | null {
  const roles = undated(heading)
    .flatMap((part) => part.split(/\s*(?:[,|@(–—]|->|→|=>|\s-\s|\sat\s)\s*/u))
    .filter(
      (piece) => readShape(piece, ["person", "thing"]).shape === "person" && !between.test(piece),
    );
  return (/->|→|=>/u.test(heading) ? roles.at(-1) : roles[0]) ?? null;
}

/** A heading without signs that only a form reads: "tester -> lead @ Brindle". */
export function spelledOut(heading: string): string {
  return heading.replace(/,?\s*(?:->|→|=>)\s*/gu, ", then ").replace(/\s*@\s*/gu, " at ");
}

/** Time between posts. */
export const between = /\b(?:leave|break|sabbatical|gap|returning to work)\b/i;

/** A heading without its years: what stands before them, and after. */
function undated(heading: string): readonly string[] {
  const { start = heading.length, end = heading.length } = spanOf(heading) ?? {};
  return [heading.slice(0, start), heading.slice(end)]
    .map((part) => part.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, ""))
    .filter((part) => part !== "");
}
