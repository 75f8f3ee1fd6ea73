import {
  askedHeadings,
  askedNouns,
  dutyHeadings,
  dutyNouns,
  factLabels,
  factNouns,
  headingWords,
  otherHeadings,
  otherNouns,
  postWords,
} from "./closed-lists.ts";
import { raised } from "#core/composer/words/letter-case.ts";

export type Heading = "duties" | "asked" | "others";

/** What a line opens with: a heading, the label of a single fact, a label of no kind that is known, or neither. */
type Labelled = { readonly of: Heading | "fact" | "label" | null; readonly rest: string };

const included =
  /^(?:(?:\p{L}+ )?(?:duties|responsibilities|tasks)\s(?:will\s)?(?:include|are)[:\s]+|(?:responsible|accountable) for:\s)/iu;

/** "Key responsibilities: lead a team" → duties and "Lead a team"; a heading alone has no rest. */
export function labelled(text: string): Labelled {
  if (included.test(text)) return { of: "duties", rest: raised(text.replace(included, "")) };
  const [, label, after = ""] = /^([^:]*):(?:\s+(.*))?$/su.exec(text) ?? [];
  const of = headingOf((label ?? text).toLowerCase().trim(), label !== undefined);
  // "Shift:" over lines of its own is a heading of others.
  if (of === "fact" && after === "") return { of: "others", rest: "" };
  if (of === "fact" || of === null)
    return label !== undefined && of === null && after === ""
      ? { of: "label", rest: "" }
      : { of, rest: text };
  return { of, rest: raised(after) };
}

const youHave = /^you(?:’ll| will| must| should)? (?:also )?(?:have|need|bring|be|are|possess)$/;

function headingOf(label: string, hasColon: boolean): Heading | "fact" | null {
  const bare = label.replace(/^(?:the|our|your) /, "");
  const among = (list: ReadonlySet<string>) => list.has(label) || list.has(bare);
  const words = label.split(" ");
  const isOfPost = words.every((word) => postWords.has(word)) && !factLabels.has(label);
  if (among(dutyHeadings) || isOfPost) return "duties";
  if (among(askedHeadings) || youHave.test(label)) return "asked";
  if (among(otherHeadings)) return "others";
  const isFact = factNouns.has(words.at(-1) ?? "") && words.length < 4;
  if (hasColon && (isFact || among(factLabels) || /^report(?:s|ing) to\b/.test(label)))
    return "fact";
  return byNoun(label, hasColon) ?? byQuestion(label);
}

/** "Minimum qualifications", "Duties and responsibilities"; with a colon whatever stands before the noun. */
function byNoun(label: string, hasColon: boolean): Heading | null {
  const words = label.split(/[\s/&,+]+/).filter((word) => word !== "" && word !== "and");
  const kinds = words.map(kindOf);
  const isHeading =
    hasColon || words.every((word, at) => headingWords.has(word) || kinds[at] !== null);
  return words.length > 5 || !isHeading ? null : (kinds.at(-1) ?? null);
}

function kindOf(word: string): Heading | null {
  if (dutyNouns.has(word)) return "duties";
  if (askedNouns.has(word)) return "asked";
  return otherNouns.has(word) ? "others" : null;
}

/** "What you’ll do", "What you bring", "What’s in it for you". */
function byQuestion(label: string): Heading | null {
  if (!/^(?:what(?:’s)?|why)\s(?:\S+\s?){1,6}$/.test(label)) return null;
  if (/\bdo(?:ing)?\b/.test(label)) return "duties";
  const isAsked =
    /\b(?:you|your|need|looking for)\b/.test(label) && !/\b(?:why|get|for you|offer)\b/.test(label);
  return isAsked ? "asked" : "others";
}
