import type { Source } from "#core/grounding/evidence.ts";
import { pastTenseOf, inflectionReadings } from "#core/language/inflect.ts";

const endings = "e?(?:rs?|d|s)|ers?|ors?|ing|ings|ions?|ations?|ments?|al|ship";

/** Whether the answers hold a noun of the verb: "manager" for manage, "training" for train, "owner" for own. */
export function hasAgent(evidence: readonly Source[], base: string): boolean {
  const stem = base.replace(/[ey]$/, "");
  const last = stem.at(-1) ?? "";
  const noun = new RegExp(String.raw`^${stem}${last}?(?:${endings})$`, "u");
  return evidence.some(({ words }) => [...words].some((word) => noun.test(word)));
}

const firstPersonSubject = /\bI $/u;
const be = /\b(?:is|are|was|were|be|been|being) (?:\w+ly )?$/i;
const others = /\b(?:he|she|they|it|who|which) (?:has |had |have )?$/i;
const counted =
  /(?:^|[.,;:\n]\s?)(?:two|three|four|some|most|many|one) of (?:the|my|our) [^.,;:\n]{0,40}$/i;

/**
 * "I closed 6 of them" where an answer says that six were closed: every use of the verb there is another person’s deed,
 * or nobody's.
 */
export function isOnlyOthers(before: string, base: string, evidence: readonly Source[]): boolean {
  if (!firstPersonSubject.test(before) || pastTenseOf(base) === base) return false;
  const uses = evidence.flatMap((source) => usesOf(source, base));
  return (
    uses.length > 0 && uses.every((use) => be.test(use) || others.test(use) || counted.test(use))
  );
}

const reach = 60;
const read = new WeakMap<Source, Map<string, readonly string[]>>();

/** What stands before each use of a verb in an answer. */
function usesOf(source: Source, base: string): readonly string[] {
  const byVerb = read.get(source) ?? new Map<string, readonly string[]>();
  read.set(source, byVerb);
  const uses = byVerb.get(base) ?? findUses(source.text, base);
  byVerb.set(base, uses);
  return uses;
}

function findUses(text: string, base: string): readonly string[] {
  return [...text.matchAll(/\p{L}+/gu)]
    .filter(([word]) => inflectionReadings(word).some((reading) => reading.base === base))
    .map(({ index }) => text.slice(Math.max(0, index - reach), index));
}
