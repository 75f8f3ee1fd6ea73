import { sentence, stripPeriod } from "#core/language/phrase.ts";
import { splitUnits } from "#core/language/split.ts";
import { verbReadings } from "#core/language/inflect.ts";

/** Her beliefs as sentences, in her words, and the word pairs they set against each other. */
export type Beliefs = {
  readonly lines: readonly string[];
  /** "People aren’t “served”; they’re neighbors": served goes, neighbors stays. */
  readonly pairs: readonly { readonly use: string; readonly retire: string }[];
  /** Those that already are rules: "Numbers before adjectives." */
  readonly rules: readonly string[];
};

export function readBeliefs(answer: string): Beliefs {
  const lines = splitUnits(answer)
    .map(({ whole }) =>
      paused(
        stripPeriod(whole)
          .replace(/\s*→\s*/g, " to ")
          .replace(/^(?:that|I believe(?: that)?|I think(?: that)?|also|and)\s+/i, ""),
      ),
    )
    .filter((line) => line.split(" ").length >= 2)
    .map((line) => sentence(line));
  return { lines, pairs: lines.flatMap(pairIn), rules: lines.filter(isRule) };
}

/** The pause that speech has: after an if-clause, before "they’re" in a contrast, before "and that’s". */
function paused(line: string): string {
  return line
    .replace(/\b([Ii]f|[Ww]hen|[Bb]ecause) its (?=\p{Ll}+(?:ed|nt|en|ing|ad|ood)\b)/gu, "$1 it’s ")
    .replace(
      /^((?:if|when|once|unless) (?:[^,]+?)) (?=(?:it|they|you|we|I|he|she|there|nobody|no one|that)(?:[’ ]))(?!.*,)/i,
      (all, clause: string) => (clause.split(" ").length >= 3 ? `${clause}, ` : all),
    )
    .replace(
      /(\b(?:aren[’']t|isn[’']t|are not|is not|not) [^,;]{2,30}?),? (?=(?:they|it|she|he|we)(?:[’']re|[’']s| are| is)\b)/,
      "$1; ",
    )
    .replace(/(?<=\p{Ll}) not (?=(?:you|me|us|them|him|her)$)/u, ", not ")
    .replace(/(?<=[\p{L}\d]) and (?=that[’']s\b|that is\b)/u, ", and ")
    .replace(/^(\p{L}+ (?:is|are) [^,;]{2,30}?) not (?=(?:an? |the )?\p{L}+$)/u, "$1, not ");
}

function pairIn(line: string): { use: string; retire: string }[] {
  const found =
    /\b(?:aren[’']t|isn[’']t|are not|is not) “?(?<retire>[^;“”]{2,24}?)”?; (?:they|it)(?:[’']re|[’']s| are| is) “?(?<use>[^.“”]{2,24}?)”?\.$/u.exec(
      line,
    )?.groups;
  return found === undefined ? [] : [{ use: found["use"] ?? "", retire: found["retire"] ?? "" }];
}

function isRule(line: string): boolean {
  const first = line.split(" ")[0] ?? "";
  if (/^(?:Never|Always|No|Don[’']t|Do)\b/.test(line)) return true;
  if (/^\p{L}+ before \p{L}+\.$/u.test(line)) return true;
  const base = verbReadings(first).some(({ form }) => form === "base");
  return (
    base &&
    /^\p{L}+ (?:the|a|an|your|people|it|them|every|what|who|for|to|with|only|by|in)\b/u.test(
      line,
    ) &&
    !/\b(?:is|are|was|has)\b/.test(line.split(" ").slice(1, 4).join(" "))
  );
}
