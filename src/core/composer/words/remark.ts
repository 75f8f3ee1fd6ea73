import { monthsNamed } from "#core/grounding/calendar.ts";

const person = String.raw`(?:if )?(?:she|he|they)(?:’\p{L}+)?`;
const others =
  "everyone|everybody|nobody|no one|(?:one|two|some|half|most|both|none) of (?:them|whom)";
const rival = "who (?:also |had )*(?:applied|wanted)";
const silent = String.raw`I(?:’d| would)? (?:prefer|rather|can’t|cannot|won’t)|(?:I )?don’t know`;

/** What is said of somebody behind a comma, a dash or in brackets: "assistant manager Kelsey, she wanted the job". */
const behind = new RegExp(
  String.raw`^(.+?)\s*[,;–—-]\s+((?:${person}|${others}|${rival}|${silent})\s.+)$`,
  "iu",
);
const bracketed = new RegExp(
  String.raw`^(.+?)\s*\(((?:(?:${person}|I(?:’m)?|there)\s|[^()]*\bmy\s)[^()]+)\)$`,
  "u",
);
const isCutOpen = (text: string): boolean =>
  text.split("(").length !== text.split(")").length ||
  text.split("“").length !== text.split("”").length;

const alsoApplied =
  /^(.+?)\s+(and (?:also )?(?:applied|went|was up) for (?:my|this|the) (?:job|post|role)\b.*)$/iu;

type Remarked = { readonly said: string; readonly remark: string | null };

/** A line without her remark about a person, which those who read it are not to read; one with a figure or a month tells something. */
export function withoutRemark(line: string): Remarked {
  const aside = bracketed.exec(line);
  const [, rest, about] = aside ?? behind.exec(line) ?? alsoApplied.exec(line) ?? [];
  const tells = about !== undefined && (/\d/.test(about) || monthsNamed(about).length > 0);
  const isKept = tells && aside === null;
  return rest === undefined || about === undefined || isKept || isCutOpen(rest)
    ? { said: line, remark: null }
    : { said: rest, remark: about };
}
