import * as frames from "./frames.ts";
import type { AnswerReader } from "#core/composer/answer-reader.ts";
import { isNoteToSelf } from "#core/composer/resume/recognition/personal-details.ts";
import { renderSlot } from "#core/composer/slots/render-slot.ts";
import { renderAsText } from "#core/composer/slots/render-items.ts";
import { splitOutsideBrackets } from "#core/composer/shapes/split/pieces.ts";
import { readShape } from "#core/composer/shapes/read-shape.ts";
import { splitSentences } from "#core/language/sentences.ts";
import { stripEndMark } from "#core/composer/words/typing/letter-case.ts";

/** The target role and the reason for it, as sentences. */
export function targetSentences(reader: AnswerReader): readonly string[] {
  const { shareable } = splitTargetRole(reader);
  const isTitled = shareable.every((one) => /^\p{Lu}\S* (?:of )?\p{Lu}/u.test(one));
  const slot = isTitled ? frames.resumeTitledTargetSlot : frames.resumeTargetSlot;
  return [
    renderAsText(slot, shareable),
    renderAsText(frames.resumeReasonSlot, splitTargetReasons(reader).shareable),
  ];
}

/** The target role, and apart from it what is added in private: "my boss retires". */
export function splitTargetRole(reader: AnswerReader): {
  readonly shareable: readonly string[];
  readonly withheld: readonly string[];
} {
  const wanted = reader.items("target");
  const asides = wanted.flatMap((item) => tellingBracket.exec(item)?.[1] ?? []);
  const items = wanted.map((item) =>
    splitOutsideBrackets(item.replace(tellingBracket, ""), (sign) => sign === ","),
  );
  return {
    shareable: items.map((pieces) =>
      pieces.filter((piece, at) => !isPersonalAside(piece, at)).join(", "),
    ),
    withheld: [
      ...items.flatMap((pieces) => pieces.filter(isPersonalAside).map(stripEndMark)),
      ...asides,
    ],
  };
}

/** A bracket behind a title that holds a fact: "(they are hiring)". */
const tellingBracket = /\s\(([^()]*\s(?:is|are|has|have|was|were)\s[^()]*)\)$/u;

/** The reason for it, and apart from it what an employer need not read: "better hours". */
export function splitTargetReasons(reader: AnswerReader): {
  readonly shareable: readonly string[];
  readonly withheld: readonly string[];
} {
  const items = reader.items("reason");
  const hangs = (item: string, at: number) =>
    /^(?:and|but|so|also)\s/i.test(item) && at > 0 && isPersonalReason(items[at - 1] ?? "");
  const withheld = items.filter((item, at) => isPersonalReason(item) || hangs(item, at));
  return {
    shareable: items.filter((item) => !withheld.includes(item)),
    withheld: withheld.length === 0 ? [] : [stripEndMark(withheld.join(" "))],
  };
}

/** What concerns private life or people close to the member, or no sentence in the first person. */
function isPersonalReason(item: string): boolean {
  if (frames.ownMattersPattern.test(item) || frames.privateContextPattern.test(item)) return true;
  return renderSlot(frames.resumeReasonSlot, item).how !== "frame" && !/\b(?:I|my)\b/iu.test(item);
}

/** The years of work, and apart from them remarks addressed to us: a second count, "don’t count the summers". */
export function splitYears(reader: AnswerReader): {
  readonly shareable: string | null;
  readonly withheld: readonly string[];
} {
  const years = reader.oneLine("years");
  if (years === null) return { shareable: null, withheld: [] };
  const sentences = splitSentences(years);
  const statement = sentences.filter((one) => !isNoteToSelf(one)).join(" ");
  const pieces = splitOutsideBrackets(stripEndMark(statement), (sign) => sign === ",");
  const counts = pieces.filter((piece) => /\bif (?:you|we|one) counts?\b/iu.test(piece));
  const one = pieces.length === 2 && counts.length === 1;
  if (one && pieces.some((piece) => /\bwithout\b/i.test(piece)))
    return { shareable: null, withheld: [stripEndMark(statement)] };
  const rest = one ? pieces.find((piece) => !counts.includes(piece)) : statement;
  if (/^(?:and|but|or)\s/i.test(rest ?? ""))
    return { shareable: null, withheld: [stripEndMark(statement)] };
  const shareable = rest;
  return {
    shareable: shareable || null,
    withheld: [...(one ? counts : []), ...sentences.filter(isNoteToSelf)],
  };
}

/** A clause or a wish behind a title says nothing of the title. */
function isPersonalAside(piece: string, at: number): boolean {
  const { shape } = readShape(piece, ["thing", "person", "clause"]);
  return (
    at > 0 && (shape === "clause" || shape === "i-clause" || /\b(?:please|pls)\b/i.test(piece))
  );
}
