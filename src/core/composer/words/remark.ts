import { monthsNamed } from "#core/grounding/calendar.ts";

const person = String.raw`(?:if )?(?:she|he|they)(?:’\p{L}+)?`;
const silent = String.raw`I(?:’d| would)? (?:prefer|rather|can’t|cannot|won’t)`;

/** What is said of somebody behind a comma, a dash or in brackets: "assistant manager Kelsey, she wanted the job". */
const behind = new RegExp(String.raw`^(.+?)\s*[,;–—-]\s+((?:${person}|${silent})\s.+)$`, "iu");
const bracketed = new RegExp(
  String.raw`^(.+?)\s*\(((?:${person}|I(?:’m)?|my|there)\s[^()]+)\)$`,
  "u",
);

type Remarked = { readonly said: string; readonly remark: string | null };

/** A line without her remark about a person, which those who read it are not to read; one with a figure or a month tells something. */
export function withoutRemark(line: string): Remarked {
  const aside = bracketed.exec(line);
  const [, rest, about] = aside ?? behind.exec(line) ?? [];
  const tells = about !== undefined && (/\d/.test(about) || monthsNamed(about).length > 0);
  return rest === undefined || about === undefined || (tells && aside === null)
    ? { said: line, remark: null }
    : { said: rest, remark: about };
}
