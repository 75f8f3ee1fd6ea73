import { nounGerunds } from "#core/composer/shapes/tokens/word-classes.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { hasKind, tokenize } from "#core/composer/shapes/tokens/tokens.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";
import { parseRoleParts } from "#core/composer/introduction/role-parts.ts";
import { findDateSpan } from "./dates.ts";
import type { ResumePost } from "#core/composer/resume/resume.ts";

/**
 * The title as it stands alone: of the role that was given, else of a post that names one; of an older post only where
 * none is of today.
 */
export function resumeTitleOf(role: string | null, posts: readonly ResumePost[]): string | null {
  const own = role === null ? null : titleWithDetails(role);
  if (own !== null) return own;
  const current = posts.filter(({ now }) => now);
  const ordered = current.length > 0 ? current : posts;
  const named = ordered
    .map(({ heading }) => jobTitleInHeading(heading))
    .find((title) => title !== null);
  const [latest] = ordered;
  return (
    named ?? role ?? (latest === undefined ? null : headingWithoutDates(latest.heading).join(", "))
  );
}

const maxTitleWords = 8;

/** A title with what qualifies the title itself: "Senior Associate, Employment"; null for what is none. */
function titleWithDetails(role: string): string | null {
  const head = jobTitleOfRole(role);
  const { rest } = parseRoleParts(stripEndMark(role));
  const isComplete = head !== null && rest.every(isThing) && !role.includes("(");
  return isComplete ? [head, ...rest].join(", ") : head;
}

/** "Flight nurse" of "I am a flight nurse, 8 years"; null for what is no title: "Returning to work", "at home". */
export function jobTitleOfRole(role: string): string | null {
  const statedHead = parseRoleParts(stripEndMark(role).replace(roleOpening, "")).head;
  const head =
    tokenize(statedHead).length > maxTitleWords
      ? statedHead.replace(/\s(?:at|in|with) .*$/su, "")
      : statedHead;
  const tokens = tokenize(head);
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.length > maxTitleWords) return null;
  if (hasKind(first, "subject", "possessive", "preposition", "auxiliary", "negative")) return null;
  if (hasKind(first, "gerund") && !nounGerunds.has(first.lower)) return null;
  const titled =
    hasKind(last, "noun", "name", "plural") || tokens.some((token) => hasKind(token, "role"));
  return titled ? head : null;
}

const roleOpening = /^I(?:’m| am| work as) (?:currently )?(?:(?:an?|the) )?/u;

function isThing(piece: string): boolean {
  return (
    readShape(piece, ["thing", "person", "deed", "clause"]).shape === "thing" && !/\d/.test(piece)
  );
}

/** The part of a post's heading that names a role; of "tester -> lead" the later one. */
export function jobTitleInHeading(heading: string): string | null {
  const roles = headingWithoutDates(heading)
    .flatMap((part) => part.split(/\s*(?:[,|@(–—]|->|→|=>|\s-\s|\sat\s)\s*/u))
    .filter(
      (piece) =>
        readShape(piece, ["person", "thing"]).shape === "person" && !timeOffPattern.test(piece),
    );
  return (/->|→|=>/u.test(heading) ? roles.at(-1) : roles[0]) ?? null;
}

/** A heading without signs that only a form reads: "tester -> lead @ Brindle". */
export function spellOutSigns(heading: string): string {
  return heading.replace(/,?\s*(?:->|→|=>)\s*/gu, ", then ").replace(/\s*@\s*/gu, " at ");
}

/** Time between posts. */
export const timeOffPattern = /\b(?:leave|break|sabbatical|gap|returning to work)\b/i;

/** A heading without its years: what stands before them, and after. */
function headingWithoutDates(heading: string): readonly string[] {
  const { start = heading.length, end = heading.length } = findDateSpan(heading) ?? {};
  return [heading.slice(0, start), heading.slice(end)]
    .map((part) => part.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, ""))
    .filter((part) => part !== "");
}
