import * as frames from "#core/composer/frames/resume-rewrite.ts";
import type { Reader } from "#core/composer/reader.ts";
import { isToHerself } from "#core/composer/resume/personal.ts";
import { say } from "#core/composer/say.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { splitOutside } from "#core/composer/shapes/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { unclosed } from "#core/composer/words/letter-case.ts";

/** The role she wants and why, as sentences. */
export function aims(hers: Reader): readonly string[] {
  const { said } = targets(hers);
  const isTitled = said.every((one) => /^\p{Lu}\S* (?:of )?\p{Lu}/u.test(one));
  const slot = isTitled ? frames.titled : frames.target;
  return [sayAll(slot, said), sayAll(frames.reason, reasons(hers).said)];
}

/** The role she wants, and apart from it what she adds for herself: "my boss retires". */
export function targets(hers: Reader): {
  readonly said: readonly string[];
  readonly kept: readonly string[];
} {
  const wanted = hers.items("target");
  const asides = wanted.flatMap((item) => aside.exec(item)?.[1] ?? []);
  const items = wanted.map((item) => splitOutside(item.replace(aside, ""), (sign) => sign === ","));
  return {
    said: items.map((pieces) => pieces.filter((piece, at) => !isForHerself(piece, at)).join(", ")),
    kept: [...items.flatMap((pieces) => pieces.filter(isForHerself).map(unclosed)), ...asides],
  };
}

/** A bracket behind a title that tells something: "(they are hiring)". */
const aside = /\s\(([^()]*\s(?:is|are|has|have|was|were)\s[^()]*)\)$/u;

/** Why she wants it, and apart from it what an employer need not read: "better hours". */
export function reasons(hers: Reader): {
  readonly said: readonly string[];
  readonly kept: readonly string[];
} {
  const items = hers.items("reason");
  const hangs = (item: string, at: number) =>
    /^(?:and|but|so|also)\s/i.test(item) && at > 0 && isOwn(items[at - 1] ?? "");
  const kept = items.filter((item, at) => isOwn(item) || hangs(item, at));
  return {
    said: items.filter((item) => !kept.includes(item)),
    kept: kept.length === 0 ? [] : [unclosed(kept.join(" "))],
  };
}

/** What is of her own life or of those about her, or no sentence that speaks of her. */
function isOwn(item: string): boolean {
  if (frames.ownMatters.test(item) || frames.amongUs.test(item)) return true;
  return say(frames.reason, item).how !== "frame" && !/\b(?:I|my)\b/iu.test(item);
}

/** Her years, and apart from them what she says to us: a second count, "don’t count the summers". */
export function yearsOf(hers: Reader): {
  readonly said: string | null;
  readonly kept: readonly string[];
} {
  const years = hers.one("years");
  if (years === null) return { said: null, kept: [] };
  const sentences = splitSentences(years);
  const told = sentences.filter((one) => !isToHerself(one)).join(" ");
  const pieces = splitOutside(unclosed(told), (sign) => sign === ",");
  const counts = pieces.filter((piece) => /\bif (?:you|we|one) counts?\b/iu.test(piece));
  const one = pieces.length === 2 && counts.length === 1;
  if (one && pieces.some((piece) => /\bwithout\b/i.test(piece)))
    return { said: null, kept: [unclosed(told)] };
  const rest = one ? pieces.find((piece) => !counts.includes(piece)) : told;
  if (/^(?:and|but|or)\s/i.test(rest ?? "")) return { said: null, kept: [unclosed(told)] };
  const said = rest;
  return { said: said || null, kept: [...(one ? counts : []), ...sentences.filter(isToHerself)] };
}

/** A clause or a wish behind a title says nothing of the title. */
function isForHerself(piece: string, at: number): boolean {
  const { shape } = readShape(piece, ["thing", "person", "clause"]);
  return (
    at > 0 && (shape === "clause" || shape === "i-clause" || /\b(?:please|pls)\b/i.test(piece))
  );
}
