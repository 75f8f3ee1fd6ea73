import { quotedSpans, overlapsAny, type CharacterRange } from "#core/language/quotes.ts";

import { removableThatLength } from "./removable-that.ts";
import { findLiteralSpans } from "./literals.ts";
import type { VoiceFamily, VoiceRule, VoiceRuleSet } from "./voice-rule.ts";
import { voiceRuleSets } from "#core/voice/rules/voice-rule-sets.ts";

/** A place in a text where the voice slips. `rewrite` is its whole sentence, rewritten, when that is certain. */
export type VoiceIssue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly rule: string;
  readonly family: VoiceFamily;
  /** What to do instead, in the imperative. */
  readonly instead: string;
  readonly rewrite?: string;
};

export type VoiceHit = Omit<VoiceIssue, "rewrite"> & {
  readonly fix?: string;
  readonly clause?: true;
};

type Compiled = { readonly set: VoiceRuleSet; readonly pattern: RegExp };

const compiled: readonly Compiled[] = voiceRuleSets.map((set) => {
  const body = set.rules.map((rule) => `(${rule.pattern})`).join("|");
  const source = set.hasOwnBoundaries
    ? body
    : `(?<![\\p{L}\\p{N}’.@/-])(?:${body})(?![\\p{L}\\p{N}@]|’(?:s|t)\\b|-\\p{L}|\\.\\p{L})`;
  return { set, pattern: new RegExp(source, "giu") };
});

/** Phrases of the product that stay as they are. */
const ownPhrases = ["Unlock Your Executive Suite", "Elevate My Path", "Elevate Your Path"];

const contextLength = 64;

/**
 * Every hit of every rule outside quoted speech, literals and exempt phrases, in order; a hit inside a longer one is left out.
 * With `families`, their rules alone.
 */
export function findVoiceHits(
  text: string,
  exempt: readonly string[] = [],
  families?: ReadonlySet<VoiceFamily>,
): readonly VoiceHit[] {
  const asked = families ? compiled.filter(({ set }) => families.has(set.family)) : compiled;
  const plain = text.replaceAll("'", "’").replaceAll("\u00A0", " ");
  const closed = [...quotedSpans(text), ...exemptSpans(text, exempt)];
  return withoutNestedHits(
    asked.flatMap(({ set, pattern }) => hitsOf(plain, text, set, pattern, closed)),
  );
}

function exemptSpans(text: string, exempt: readonly string[]): readonly CharacterRange[] {
  return [...findLiteralSpans(text), ...phraseSpans(text, [...ownPhrases, ...exempt])];
}

function withoutNestedHits(hits: readonly VoiceHit[]): readonly VoiceHit[] {
  const sorted = hits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(
    (hit, index) => !sorted.some((other, at) => at !== index && covers(other, hit, at < index)),
  );
}

function covers(other: VoiceHit, hit: VoiceHit, earlier: boolean): boolean {
  if (other.start > hit.start || other.end < hit.end) return false;
  return other.end - other.start > hit.end - hit.start || earlier;
}

function hitsOf(
  plain: string,
  text: string,
  set: VoiceRuleSet,
  pattern: RegExp,
  closed: readonly CharacterRange[],
): readonly VoiceHit[] {
  const hits: VoiceHit[] = [];
  for (const match of plain.matchAll(pattern)) {
    const rule = ruleOf(set, match);
    const trimmed = match[0].trimEnd();
    const found = match.index + trimmed.length;
    if (rule === undefined || trimmed === "" || overlapsAny(closed, match.index, found)) continue;
    if (
      matchesAround(rule.except, plain, match.index, found) ||
      (!set.hasOwnBoundaries && isName(plain, match.index, found)) ||
      holdsInitials.test(trimmed)
    )
      continue;
    const free = rule.governsClause
      ? removableThatLength(plain.slice(0, match.index), plain.slice(found))
      : 0;
    const end = found + (free ?? 0);
    const isLoss = free === null || matchesAround(rule.fixLosesMeaning, plain, match.index, found);
    hits.push({
      start: match.index,
      end,
      text: text.slice(match.index, end),
      rule: rule.name,
      family: set.family,
      instead: rule.advice ?? set.advice,
      ...(rule.fix === undefined || isLoss ? {} : { fix: rule.fix }),
      ...(rule.isClause === undefined || isLoss ? {} : { clause: true as const }),
    });
  }
  return hits;
}

function ruleOf(set: VoiceRuleSet, match: RegExpMatchArray): VoiceRule | undefined {
  const group = match.findIndex((part, index) => index > 0 && part !== undefined);
  return set.rules[group - 1];
}

function matchesAround(
  patterns: readonly RegExp[] | undefined,
  text: string,
  start: number,
  end: number,
): boolean {
  if (patterns === undefined) return false;
  const before =
    text
      .slice(Math.max(0, start - contextLength), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + contextLength).split("\n")[0] ?? "";
  const window = `${before}¤${after}`;
  return patterns.some((pattern) => pattern.test(window));
}

/** "a BIT inspection": initials behind a small word. */
const holdsInitials = /^\p{Ll}+ \p{Lu}{2,}$/u;

/** A capital inside a sentence is a name: "our Epic launch", "Synergy Bank", "Call Me Maybe". */
function isName(text: string, start: number, end: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2))) return false;
  const inside = /(?:[\p{L}\p{N},’&]|(?<!\p{L})\p{Lu}\p{Ll}{0,3}\.) $/u.test(
    text.slice(Math.max(0, start - 7), start),
  );
  return (
    inside &&
    (!text.slice(start, end).includes(" ") ||
      /^ \p{Lu}\p{L}/u.test(text.slice(end, end + 4)) ||
      /\p{Lu}[\p{L}’&.-]* $/u.test(text.slice(Math.max(0, start - 30), start)))
  );
}

function phraseSpans(text: string, phrases: readonly string[]): readonly CharacterRange[] {
  return phrases
    .filter((phrase) => phrase !== "" && text.includes(phrase))
    .flatMap((phrase) => {
      const starts = text.split(phrase).slice(0, -1);
      let at = 0;
      return starts.map((part) => {
        const start = at + part.length;
        at = start + phrase.length;
        return { start, end: at };
      });
    });
}
