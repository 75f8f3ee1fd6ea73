import type { Fact } from "#core/grounding/fact.ts";
import { findQuantities, stem } from "#core/grounding/quantities.ts";

const strong =
  /(?<!\b(?:is|are|was|were|be|been|being) )\b(led|leads|lead|oversaw|oversees|architected|established|transformed|authored|wrote|designed|saved|generated|spearheaded|drove|drives|founded|directed|directs|owned|owns|headed|heads|ran|orchestrated|pioneered|masterminded|raised|closed|built|created|launched|delivered|negotiated|won|secured|managed|manages)\b/gi;
const weak =
  /\b(contribut\w+|help\w*|support\w*|assist\w*|involved|particip\w+|took part|part of|worked on|work on|member of|co-?\w+ed|supported|sat in|sat on|attended|shadow\w*|observ\w+|pitched in|collaborat\w+|one of (?:the|several|many)|with a team|alongside|played a (?:part|role)|gave input|advis\w+)\b/i;
const plain = new Set(
  "the and for with from that this into over under than then was were has have had not but our their her his its per about team people new work year years month months week weeks".split(
    " ",
  ),
);

/** Strong verbs of the output whose object she tied to a weaker verb: "contributed to raising" never becomes "raised". */
export function findPromotions(text: string, evidence: readonly string[]): Fact[] {
  const clauses = evidence.flatMap((answer) => answer.split(/[.;\n•]|,\s(?=\S+\s\S+\s\S+)/));
  const weakClauses = clauses.filter((clause) => weak.test(clause)).map(contentStems);
  const strongStems = clauses
    .filter((clause) => !weak.test(clause))
    .map((clause) => clause.toLowerCase());
  if (weakClauses.length === 0) return [];
  return [...text.matchAll(strong)].flatMap((match): Fact[] => {
    const verb = match[0].toLowerCase();
    const object = contentStems(objectAfter(text, match.index + match[0].length));
    const saidByHer = strongStems.some((clause) => new RegExp(`\\b${verb}\\b`).test(clause));
    const precededByWeak = weak.test(text.slice(Math.max(0, match.index - 24), match.index));
    const promoted = weakClauses.some(
      (stems) => object.filter((word) => stems.includes(word)).length >= Math.min(2, object.length),
    );
    if (saidByHer || precededByWeak || object.length === 0 || !promoted) return [];
    return [
      { kind: "verb", start: match.index, end: match.index + match[0].length, text: match[0] },
    ];
  });
}

function objectAfter(text: string, end: number): string {
  return (/^[^.;:!?\n]*/.exec(text.slice(end))?.[0] ?? "").split(/\s+/).slice(0, 8).join(" ");
}

function contentStems(text: string): string[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}][\p{L}’'-]{2,}/gu)].map(([word]) =>
    stem(word),
  );
  const figures = findQuantities(text).map((quantity) => `#${quantity.value}`);
  return [...words.filter((word) => !plain.has(word)), ...figures];
}

const softly =
  /\b(?:helped(?: to)?|assisted (?:in|with)|contributed to|supported|worked on|(?:was|been) part of|participated in|took part in|played a (?:key |small )?(?:role|part) in)\b/gi;
const asHers =
  /\b(?:led|ran|run|built|founded|started|launched|created|wrote|directed|headed|owned|negotiated|closed|designed|raised|managed)\b/i;

/** Weaker verbs of the output whose object she did herself: "led the merger" never becomes "helped with the merger". */
export function findSoftened(text: string, evidence: readonly string[]): Fact[] {
  const matches = [...text.matchAll(softly)];
  if (matches.length === 0) return [];
  const clauses = evidence.flatMap((answer) => answer.split(/[.;\n•]|,\s(?=\S+\s\S+\s\S+)/));
  const own = clauses
    .filter((clause) => asHers.test(clause) && !weak.test(clause))
    .map(contentStems);
  const shared = clauses.filter((clause) => weak.test(clause)).map(contentStems);
  return matches.flatMap((match): Fact[] => {
    const object = contentStems(objectAfter(text, match.index + match[0].length)).filter(
      (word) => !asHers.test(word),
    );
    const held = (stems: readonly string[]) =>
      object.filter((word) => stems.includes(word)).length >=
      Math.max(1, Math.min(2, object.length));
    if (object.length === 0 || shared.some(held) || !own.some(held)) return [];
    return [
      { kind: "verb", start: match.index, end: match.index + match[0].length, text: match[0] },
    ];
  });
}
