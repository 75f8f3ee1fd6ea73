import { capitalizedOriginWords, originWords } from "./origin-and-gender-words.ts";
import { matchMaskSpans, type MaskSpan } from "#core/masking/mask-span.ts";

const initials =
  /(?<![\p{L}\p{N}])(?:NSBE|SWE|SHPE|ALPFA|NABA|AWIS|AWC|NAWBO|WBENC|WOSB|NAACP|LULAC|AISES|WICT|NBMBAA|HBCUs?|NABJ|NAHJ|AAJA|SAJA|YWCA|WITI|SACNAS|oSTEM|NAAAP|NOMA|NAWL|HNBA|NAPABA|NBNA|NAHN|NAWIC|ABWHE|Prospanica|Lean In|Ellevate|Black MBA)(?![\p{L}\p{N}])/gu;
const schools =
  /(?<![\p{L}\p{N}])(?:Howard University|Spelman(?: College)?|Morehouse(?: College)?|Hampton University|Tuskegee(?: University)?|Florida A&M(?: University)?|FAMU|North Carolina A&T(?: State University)?|Xavier University of Louisiana|Morgan State(?: University)?|Prairie View A&M(?: University)?|Clark Atlanta(?: University)?|Fisk(?: University)?|Meharry(?: Medical College)?|Bennett College|Wellesley(?: College)?|Smith College|Barnard(?: College)?|Bryn Mawr(?: College)?|Mount Holyoke(?: College)?|Mills College|Scripps College|Simmons (?:College|University)|Agnes Scott(?: College)?|Sweet Briar(?: College)?|Hollins University|Yeshiva University|Din[eé] College)(?![\p{L}\p{N}])/gu;
const greek =
  "(?:Alpha|Beta|Gamma|Delta|Epsilon|Zeta|Eta|Theta|Iota|Kappa|Lambda|Mu|Nu|Xi|Omicron|Pi|Rho|Sigma|Tau|Upsilon|Phi|Chi|Psi|Omega)";
const sorority = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${greek}(?: ${greek}){1,2}(?:,? Inc\.)?(?![\p{L}\p{N}])`,
  "gu",
);

const ofPeople = [
  ...originWords.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ...capitalizedOriginWords,
  "Islamic",
].join("|");
const tellingWords = [
  "Latin(?:a|as|x|os?)",
  "Black(?! (?:Belt|Friday|Box))",
  "Wom[ae]n(?:[’']s)?",
  "Girls?",
  "Ladies",
  "Sisters?",
  "Sistas",
  "Mothers?",
  "Moms",
  "Mujer(?:es)?",
  "Daughters",
  "Her(?:s|Story)?",
  "She",
  "Femmes?",
  "Females?",
  "Minorit(?:y|ies)",
  "Color",
].join("|");
const capital = String.raw`[\p{Lu}\d][\p{L}\p{M}\p{N}’'&.-]{0,30}(?<![.’'])`;
const joint = "(?:of|in|for|the|and|&|on|to|with)";
const capitalRun = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])${capital}(?: (?:${joint} ){0,2}${capital}){1,9}(?![\p{L}\p{M}\p{N}])`,
  "gu",
);
const society =
  "Society|Association|Network|Alliance|Council|Chamber|Bar|Club|Cent(?:er|re)|Foundation|Institute|League|Caucus|Coalition|Federation|Initiative|Scholars?|Leaders?|Professionals?|Engineers?|Lawyers?|Nurses?|Students?|Congress|Church|Mosque|Temple|Awards?|Prize|Fund|College|University|Community|Journalists?|Executives?|Entrepreneurs?|Founders?|Attorneys?|Physicians?|Artists?";
const tellingName = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${tellingWords})(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])(?:${ofPeople})(?![\p{L}\p{M}\p{N}]).*\b(?:${society})\b|\b(?:${society})\b.*(?<![\p{L}\p{M}\p{N}])(?:${ofPeople})(?![\p{L}\p{M}\p{N}])`,
  "u",
);
const leadingRole =
  /^(?:(?:Founded|Founder|Cofounder|Co-founder|Chaired|Chair|Led|Joined|President|Vice|Member|Board|Treasurer|Secretary|Director|Director,|Mentor|Fellow|Winner|Won|Treasurer|Ran|Started|Built|Scholar|Keynote|Speaker|Volunteer|Also|The|My|In|At|For|And|With|From|National President|VP|Past) (?:(?:of|for|at|in|and|the|member) )*)+/u;

/** Organizations, awards, schools and societies whose names reveal gender or origin. */
export function findIdentityGroups(text: string): MaskSpan[] {
  const runs = [...text.matchAll(capitalRun)].flatMap(({ 0: matched, index }): MaskSpan[] => {
    const lead = leadingRole.exec(matched)?.[0] ?? "";
    const named = matched.slice(lead.length);
    if (!named.includes(" ") || !tellingName.test(named) || isCompanyOfNation(named)) return [];
    return [{ start: index + lead.length, end: index + matched.length, kind: "GROUP" }];
  });
  return [
    ...matchMaskSpans(text, initials, "GROUP"),
    ...matchMaskSpans(text, schools, "GROUP"),
    ...matchMaskSpans(text, sorority, "GROUP"),
    ...runs,
  ];
}

/** "American Express", "British Airways": a nation in a company’s name says nothing of a person’s origin. */
function isCompanyOfNation(name: string): boolean {
  return /^(?:American|British|Canadian|German|Swiss|Japanese|French|Dutch|Korean) (?!Indian|Muslim|Jewish|Women|Latin)/.test(
    name,
  );
}
