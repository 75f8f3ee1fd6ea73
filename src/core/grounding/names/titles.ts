import type { Source } from "#core/grounding/evidence.ts";
import type { Receipt } from "#core/grounding/fact.ts";
import { rankWords, saysRank } from "./ranks.ts";

const heads: Readonly<Record<string, string>> = {
  director: "dir|director",
  president: "pres|president|vp|[se]vp|avp",
  partner: "partner",
  founder: "found",
  "co-founder": "co-?found",
  cofounder: "co-?found",
  owner: "own|owner|my business|my company|self-employed",
  manager: "manag|mgr|pm|run|lead",
  officer: String.raw`officer|c\p{L}o|chief`,
  executive: "exec|executive|chief|vp|president",
  chair: "chair",
  chairwoman: "chair",
  dean: "dean",
  professor: "prof",
  supervisor: "supervis",
  head: "head|lead|run|director|chief",
};
const claimed = new RegExp(
  String.raw`\b(?:I am|I[’']m|I was|she is|she was|[Aa]s|serve[sd]? as|work(?:s|ed)? as|became|my (?:title|role) (?:is|was|as)) (?:an? |the |its |our |their )?(?<title>(?:(?:${rankWords.join("|")})[ -])*(?<head>${Object.keys(heads).join("|")}))\b(?!’)`,
  "gu",
);

/**
 * Titles in lower case that a text gives the member: "I am a senior director". Each word of one has to come from an
 * answer.
 */
export function findTitles(text: string, evidence: readonly Source[]): Receipt[] {
  return [...text.matchAll(claimed)].map((match): Receipt => {
    const { title = "", head = "" } = match.groups ?? {};
    const ranks = title.split(/[ -]/).filter((word) => rankWords.includes(word));
    const holds = (source: Source) =>
      startsWord(heads[head] ?? head).test(source.text) &&
      ranks.every((rank) => saysRank(source, rank));
    const start = match.index + match[0].length - title.length;
    const from = evidence.find(holds)?.id ?? null;
    return {
      fact: { kind: "claim", start, end: start + title.length, text: title },
      from,
      problem: from === null ? "absent" : null,
    };
  });
}

const built = new Map<string, RegExp>();

function startsWord(form: string): RegExp {
  const known = built.get(form) ?? new RegExp(String.raw`(?<![\p{L}])(?:${form})`, "iu");
  built.set(form, known);
  return known;
}
