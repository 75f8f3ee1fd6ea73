import { namesMonth } from "#core/language/calendar/month-names.ts";

const personSource = String.raw`(?:if )?(?:she|he|they)(?:’\p{L}+)?`;
const othersSource =
  "everyone|everybody|nobody|no one|(?:one|two|some|half|most|both|none) of (?:them|whom)";
const rivalSource = "who (?:also |had )*(?:applied|wanted)";
const silentSource = String.raw`I(?:’d| would)? (?:prefer|rather|can’t|cannot|won’t)|(?:I )?don’t know`;

/** A remark about somebody behind a comma, a dash or in brackets: "assistant manager Kelsey, she wanted the job". */
const trailingRemark = new RegExp(
  String.raw`^(.+?)\s*[,;–—-]\s+((?:${personSource}|${othersSource}|${rivalSource}|${silentSource})\s.+)$`,
  "iu",
);
const bracketedRemark = new RegExp(
  String.raw`^(.+?)\s*\(((?:(?:${personSource}|I(?:’m)?|there)\s|[^()]*\bmy\s)[^()]+)\)$`,
  "u",
);
const isUnbalanced = (text: string): boolean =>
  text.split("(").length !== text.split(")").length ||
  text.split("“").length !== text.split("”").length;

const alsoApplied =
  /^(.+?)\s+(and (?:also )?(?:applied|went|was up) for (?:my|this|the) (?:job|post|role)\b.*)$/iu;

type SplitLine = { readonly statement: string; readonly remark: string | null };

/**
 * A line without its remark about a person, which the readers of the text are not to see; one with a figure or a month
 * is a fact.
 */
export function splitRemark(line: string): SplitLine {
  const aside = bracketedRemark.exec(line);
  const [, rest, about] = aside ?? trailingRemark.exec(line) ?? alsoApplied.exec(line) ?? [];
  const tells = about !== undefined && (/\d/.test(about) || namesMonth(about));
  const isPlainRemark = tells && aside === null;
  return rest === undefined || about === undefined || isPlainRemark || isUnbalanced(rest)
    ? { statement: line, remark: null }
    : { statement: rest, remark: about };
}
