import * as frames from "#core/composer/frames/resume-rewrite.ts";
import type { Reader } from "#core/composer/reader.ts";
import { sayAll } from "#core/composer/say-items.ts";
import { splitOutside } from "#core/composer/shapes/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
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
  const items = hers.items("target").map((item) => splitOutside(item, (sign) => sign === ","));
  return {
    said: items.map((pieces) => pieces.filter((piece, at) => !isForHerself(piece, at)).join(", ")),
    kept: items.flatMap((pieces) => pieces.filter(isForHerself).map(unclosed)),
  };
}

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

const isOwn = (item: string): boolean => frames.ownMatters.test(item);

/** A clause or a wish behind a title says nothing of the title. */
function isForHerself(piece: string, at: number): boolean {
  const { shape } = readShape(piece, ["thing", "person", "clause"]);
  return (
    at > 0 && (shape === "clause" || shape === "i-clause" || /\b(?:please|pls)\b/i.test(piece))
  );
}
