import { cleanText } from "./clean.ts";
import { readDuty } from "./job-duty.ts";
import { verbFormOf } from "./inflect.ts";
import { plainText } from "./markup.ts";
import { isRole } from "./role.ts";
import { splitOutside, splitStops } from "./split.ts";

/** One responsibility of a posting as an action: `text` is `verb` (base form) and `object` together, in the employer's words. */
export type Duty = { readonly verb: string; readonly object: string; readonly text: string };

/** A figure the posting gives for today: "current scrap 4.6%". */
export type Baseline = { readonly noun: string; readonly figure: string };

/** A job posting as material about the employer; what it asks of the applicant is left out. */
export type Posting = {
  /** "VP Operations", when the posting says to whom the role reports. */
  readonly reportsTo: string;
  readonly duties: readonly Duty[];
  /** What the role covers, where the posting has no verb: "6 analysts", "ERP migration (SAP S/4)". */
  readonly subjects: readonly string[];
  readonly baselines: readonly Baseline[];
};

const dutyHeading =
  /^(?:(?:key |primary |main |core |essential |principal |major |general |your |job |position |role )*(?:responsibilit(?:y|ies)(?: include)?|duties(?: and responsibilities| include)?|accountabilit(?:y|ies)|functions|purpose|summary|overview|description|scope|impact|mission|deliverables|objectives)|what you(?:[’']ll| will) (?:do|own|be doing|lead)|how you(?:[’']ll| will) (?:make an impact|contribute|spend your time)|in this role.{0,40}|the (?:role|job|position|opportunity|work)|about the (?:role|job|position|opportunity)|day[- ]to[- ]day|you will|a day in the life)$/iu;
const skipHeading =
  /^(?:(?:minimum |preferred |required |basic |desired |additional |key |other |core |ideal |physical |special )*(?:qualifications?|requirements?|minimums?|education(?: and experience| & experience)?|experience|skills(?: and \w+| & \w+)?|competencies|knowledge(?:, skills.*)?|credentials|certifications?|licens\w+|demands|candidate(?: profile)?|attributes|criteria)|what (?:you(?:[’']ll)? (?:bring|need|have)|we offer|we(?:[’']re| are) looking for|you get)|who you are|you (?:have|bring|are)|about (?:you|us|the company|the team|the organization)|who we are|our (?:company|values|mission|story|culture|benefits)|nice to haves?|must haves?|bonus points|pluses|preferred|benefits(?: and perks)?|perks|compensation(?: and benefits)?|salary(?: range)?|pay(?: range)?|why (?:join us|work here|us)|how to apply|to apply|application(?: process)?|eeo(?: statement)?|equal (?:employment )?opportunity.*|working conditions|work environment|schedule|location|travel|closing date)$/iu;
const lead = /^([^:.;]{3,60}):\s*(.*)$/su;

/** Reads a pasted posting, in prose, bullets or leftovers of a web page. */
export function readPosting(raw: string): Posting {
  const pieces = dutyPieces(raw);
  const read = pieces.map((piece) => readDuty(piece));
  return {
    reportsTo:
      /\breports? (?:directly )?to (?:the )?([^.;,()\n]{2,50}?)(?=[.;,()\n]|\sand\s|$)/iu
        .exec(cleanText(plainText(raw)))?.[1]
        ?.trim() ??
      /\b(?:under|reporting to)(?: the)?(?: general)?(?: direction of)?(?: the)? ((?:[A-Z][\p{L}&]*\s?){1,4})/u
        .exec(cleanText(plainText(raw)))?.[1]
        ?.trim() ??
      "",
    duties: unique(
      read.flatMap((found) => found.duties),
      (duty) => duty.text,
    ).slice(0, 14),
    subjects: unique(
      read
        .flatMap((found, index) =>
          index === 0 ? found.subjects.filter((subject) => !isRole(subject)) : found.subjects,
        )
        .filter((subject) => !/^current/iu.test(subject)),
      (subject) => subject,
    ).slice(0, 6),
    baselines: unique(
      [
        ...baselinesIn(pieces.join("\n")),
        ...read.flatMap((found) => found.subjects).flatMap(standing),
      ],
      (item) => item.noun.toLowerCase(),
    ),
  };
}

/** "budget 200k" → "a $200k budget". */
function withSums(text: string): string {
  return text.replaceAll(
    /(?<=^|[,;]\s|\n)(annual |operating )?budget:?\s(?:of\s)?\$?(\d[\d.,]*\d?\s?[kKmM]?)(?![\p{L}\d])/giu,
    (_all, kind: string | undefined, sum: string) => `a $${sum} ${kind ?? ""}budget`,
  );
}

/** The sentences and lines that tell what the role does. */
function dutyPieces(raw: string): readonly string[] {
  const pieces: string[] = [];
  let skipping = false;
  for (const source of withSums(plainText(raw)).split("\n")) {
    const line = source
      .replace(/^[\s\-–—*•·▪◦●○‣➢✓✔►o]+(?=\s|\p{Lu})\s*|^\s*\(?\d{1,2}[.)]\s+/u, "")
      .trim();
    if (line === "") continue;
    const bare = line.replace(/^[#*_=\s]+|[#*_=:\s]+$/gu, "");
    if (skipHeading.test(bare)) skipping = true;
    else if (dutyHeading.test(bare)) skipping = false;
    else {
      let rest = skipping;
      for (const sentence of splitStops(cleanText(line))) {
        const [, opening = "", content = ""] = lead.exec(sentence) ?? [];
        if (skipHeading.test(opening.trim())) rest = true;
        else if (dutyHeading.test(opening.trim()) || /direction of|reporting to/i.test(opening))
          rest = false;
        const headed =
          content !== "" &&
          (skipHeading.test(opening.trim()) ||
            dutyHeading.test(opening.trim()) ||
            /^(?:under|reporting to)\b/i.test(opening) ||
            (opening.split(" ").length <= 5 &&
              (isRole(opening) ||
                /^[A-Z]{2,5}$/u.test(opening) ||
                verbFormOf(content.split(" ")[0] ?? "") !== null)));
        if (!rest) pieces.push(...splitOutside(headed ? content : sentence, /;\s+|\s+[|•·]\s+/g));
      }
      if (lead.test(line) && skipHeading.test((lead.exec(line)?.[1] ?? "").trim())) skipping = true;
    }
  }
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "" && !isAboutApplicant(piece));
}

const applicant =
  /\b(?:preferred|desired|a plus|is required|are required|(?:[5-9]|1\d|2\d)\+?\s?(?:years|yrs)\b.{0,40}(?:experience|responsib|leadership|progressive|supervis)|years[’']? (?:of )?experience|bachelor|master[’']s|degree in|degree required|college degree|equal opportunity|401\s?\(?k|dental|paid time off|salary|\bper hour\b|sign-on|background check|drug (?:test|screen)|must be able to|must lift|lift (?:up to )?\d+|other duties|as assigned|visa|relocation|fast[- ]paced|many hats|team player|self[- ]starter|rock ?star|ninja|apply (?:now|today|by|at)|cover letter|we are an?\b|we[’']re an?\b|our mission|founded in|travel (?:up to|required)|up to \d+% travel|commensurate)\b/iu;
const applicantLead =
  /^(?:travel|ability|able|strong|excellent|proven|demonstrated|outstanding|exceptional|solid|deep|knowledge|understanding|familiarity|proficien\w+|experience|experienced|expertise in|minimum|must|at least|bilingual|valid|willingness|comfortable|track record|high level|good|great|passion\w*|candidates?|applicants?|ideal candidate|we offer|we provide|we believe|join us|salary|benefits|equal|bs\b|ba\b|mba\b|cpa\b|\d+\+? (?:years|yrs))\b/iu;

function isAboutApplicant(piece: string): boolean {
  return applicantLead.test(piece) || applicant.test(piece);
}

const figure = String.raw`(?:[$€£]\s?)?\d[\d,.]*\d?\s?(?:%|percent|days?|weeks?|months?|hours?|minutes?|points?|[kKmM]\b|million)?`;
const nounWords = String.raw`(?:[\p{L}’'-]+\s){1,4}`;
const baselinePatterns = [
  new RegExp(
    String.raw`\b((?:[\p{L}’'-]+\s){1,3}?)\((?:now |currently |today )?(\d[\d.]*%)\)`,
    "giu",
  ),
  new RegExp(String.raw`\((\p{Lu}{2,6}|NPS|CSAT)\s(?:of |at |is )?(\d[\d.]*%?)\)`, "gu"),
  new RegExp(
    String.raw`\bcurrent(?:ly)?\s((?!is\b|at\b)${nounWords})(?:rate\s)?(?:is\s|of\s|at\s|stands at\s|=\s?)?(${figure})`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<![\p{L}’'-])((?:[\p{L}’'-]+\s){1,3})\(?\s?(?:currently|now|today)\s(?:at\s|is\s|about\s)?(${figure})`,
    "giu",
  ),
  new RegExp(
    String.raw`\b(?:reduc|improv|increas|lower|rais|cut|grow|bring|mov|shorten|driv)(?:es?|ing|s|ting)?\s((?:[\p{L}’'-]+\s){1,5}?)from\s(${figure})(?=\sto\s)`,
    "giu",
  ),
];

/** "guest score 8.1" among the matters of a posting is a figure of today. */
function standing(subject: string): Baseline[] {
  const [, noun = "", value = ""] =
    /^(\p{L}[\p{L} -]*(?:score|rate|turnover|retention|census|NPS|occupancy|attendance|enrollment|margin|vacancy|ratio|average))\s(\d[\d.,/]*%?)$/iu.exec(
      subject,
    ) ?? [];
  return noun === "" ? [] : [{ noun, figure: value }];
}

function baselinesIn(text: string): readonly Baseline[] {
  const found = baselinePatterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      noun: (match[1] ?? "")
        .replace(/^(?:(?:the|our|a|an|and|or|of|for|to|in|responsible|you|will)\s+)+/giu, "")
        .replace(
          /^(?:reduc|improv|increas|lower|rais|cut|grow|restor|control|own|manag|driv)(?:es?|ing|s|ting)?\s+(?:the\s)?/giu,
          "",
        )
        .trim()
        .replace(/\s+(?:is|of|at|rate)$/u, ""),
      figure: (match[2] ?? "").trim().replace(/[.,]$/, ""),
    })),
  );
  const given = found.filter((item) => item.noun !== "" && /\d/u.test(item.figure));
  return unique(given, (item) => item.noun.toLowerCase());
}

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
}
