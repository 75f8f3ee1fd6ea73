import {
  requirementHeadings,
  requirementNouns,
  dutyHeadings,
  dutyNouns,
  factLabels,
  factNouns,
  headingWords,
  otherPostingHeadings,
  otherHeadingNouns,
  jobHeadingWords,
} from "./posting-words.ts";
import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";

export type PostingHeading = "duties" | "asked" | "others";

/** What a line opens with: a heading, the label of a single fact, a label of no kind that is known, or neither. */
type ParsedHeading = {
  readonly kind: PostingHeading | "fact" | "label" | null;
  readonly rest: string;
};

const dutyLeadPattern =
  /^(?:(?:\p{L}+ )?(?:duties|responsibilities|tasks)\s(?:will\s)?(?:include|are)[:\s]+|(?:responsible|accountable) for:\s)/iu;

/** "Key responsibilities: lead a team" → duties and "Lead a team"; a heading alone has no rest. */
export function parseHeadingLine(text: string): ParsedHeading {
  if (dutyLeadPattern.test(text))
    return { kind: "duties", rest: capitaliseFirst(text.replace(dutyLeadPattern, "")) };
  const [, label, after = ""] = /^([^:]*):(?:\s+(.*))?$/su.exec(text) ?? [];
  const kind = headingKindOf((label ?? text).toLowerCase().trim(), label !== undefined);
  // "Shift:" over lines of its own is a heading of others.
  if (kind === "fact" && after === "") return { kind: "others", rest: "" };
  if (kind === "fact" || kind === null)
    return label !== undefined && kind === null && after === ""
      ? { kind: "label", rest: "" }
      : { kind, rest: text };
  return { kind, rest: capitaliseFirst(after) };
}

const youHavePattern =
  /^you(?:’ll| will| must| should)? (?:also )?(?:have|need|bring|be|are|possess)$/;

function headingKindOf(label: string, hasColon: boolean): PostingHeading | "fact" | null {
  const bare = label.replace(/^(?:the|our|your) /, "");
  const among = (list: ReadonlySet<string>) => list.has(label) || list.has(bare);
  const words = label.split(" ");
  const isOfPost = words.every((word) => jobHeadingWords.has(word)) && !factLabels.has(label);
  if (among(dutyHeadings) || isOfPost) return "duties";
  if (among(requirementHeadings) || youHavePattern.test(label)) return "asked";
  if (among(otherPostingHeadings)) return "others";
  const isFact = factNouns.has(words.at(-1) ?? "") && words.length < 4;
  if (hasColon && (isFact || among(factLabels) || /^report(?:s|ing) to\b/.test(label)))
    return "fact";
  return headingByNoun(label, hasColon) ?? headingByQuestion(label);
}

/** "Minimum qualifications", "Duties and responsibilities"; with a colon whatever stands before the noun. */
function headingByNoun(label: string, hasColon: boolean): PostingHeading | null {
  const words = label.split(/[\s/&,+]+/).filter((word) => word !== "" && word !== "and");
  const kinds = words.map(nounKind);
  const isHeading =
    hasColon || words.every((word, at) => headingWords.has(word) || kinds[at] !== null);
  return words.length > 5 || !isHeading ? null : (kinds.at(-1) ?? null);
}

function nounKind(word: string): PostingHeading | null {
  if (dutyNouns.has(word)) return "duties";
  if (requirementNouns.has(word)) return "asked";
  return otherHeadingNouns.has(word) ? "others" : null;
}

/** "What you’ll do", "What you bring", "What’s in it for you". */
function headingByQuestion(label: string): PostingHeading | null {
  if (!/^(?:what(?:’s)?|why)\s(?:\S+\s?){1,6}$/.test(label)) return null;
  if (/\bdo(?:ing)?\b/.test(label)) return "duties";
  const isAsked =
    /\b(?:you|your|need|looking for)\b/.test(label) && !/\b(?:why|get|for you|offer)\b/.test(label);
  return isAsked ? "asked" : "others";
}
