import { certificateWord, degreeWord } from "./resume-rewrite-words.ts";
import { languagesIn } from "./resume-rewrite-parse.ts";
import { cleanText } from "#core/language/clean.ts";
import { stripPeriod, titleCase } from "#core/language/phrase.ts";

/** "ServSafe" among what she studied is a certificate, "Spanish, some French" are languages. */
export function isCertificate(line: string): boolean {
  return (
    certificateWord.test(line) &&
    !degreeWord.test(line) &&
    line.split(" ").length <= 5 &&
    !/\d{4}/u.test(line)
  );
}

export function isLanguages(line: string): boolean {
  return (
    languagesIn(line).length > 0 &&
    !degreeWord.test(line) &&
    line.split(" ").length <= 6 &&
    /,|^\p{Lu}\p{Ll}+$/u.test(line)
  );
}

export function tidyLine(line: string): string {
  return cleanText(line).replaceAll(/\s+/g, " ");
}

const short: Readonly<Record<string, string>> = {
  sr: "Senior",
  jr: "Junior",
  mfg: "Manufacturing",
  dir: "Director",
  mgr: "Manager",
  asst: "Assistant",
  assoc: "Associate",
  dept: "Department",
  ops: "Operations",
  eng: "Engineer",
  engr: "Engineer",
  exec: "Executive",
  admin: "Administrator",
  coord: "Coordinator",
  supv: "Supervisor",
  spvr: "Supervisor",
  tech: "Technician",
  acct: "Account",
  mktg: "Marketing",
  mgmt: "Management",
  intl: "International",
  natl: "National",
  univ: "University",
  svcs: "Services",
  svc: "Service",
  govt: "Government",
  hosp: "Hospital",
  ctr: "Center",
  prof: "Professor",
  rep: "Representative",
  spec: "Specialist",
};

/** A title in capitals with its short forms written out: "Sr Mfg Engineer" → "Senior Manufacturing Engineer". */
export function sayTitle(title: string): string {
  const plain =
    title === title.toUpperCase() && /\p{L}{4}/u.test(title) ? lowerShouted(title) : title;
  const written = plain.replace(
    /(?<![\p{L}&])(\p{L}+)\b\.?(?![\p{L}&])/gu,
    (word, bare: string) => short[bare.toLowerCase()] ?? word,
  );
  return titleCase(cleanText(written)).replaceAll(
    /\b(?:Of|And|The|For|To|In|At)\b(?!$)/gu,
    (word, at: number) => (at === 0 ? word : word.toLowerCase()),
  );
}

/** An employer as she wrote it; only a name typed all in capitals is set in capitals and small letters. */
export function sayEmployer(name: string): string {
  const plain =
    name === name.toUpperCase() && name.length > 6 && /\s/u.test(name) ? lowerShouted(name) : name;
  return plain
    .replaceAll("'", "’")
    .replace(/\bDept\.?(?=\s|$)/u, "Department")
    .replace(/\bUniv\.?(?=\s|$)/u, "University")
    .replace(/\bHosp\.?(?=\s|$)/u, "Hospital")
    .replace(/\bMed Ctr\.?(?=\s|$)/u, "Medical Center");
}

const stillCapital =
  /^(?:[A-Z]{2}|USA|LLC|LLP|PLC|INC|NYU|UCLA|USC|MIT|IBM|NASA|YMCA|YWCA|VP|SVP|EVP|CEO|CFO|COO|CTO|CIO|HR|IT|RN|LPN|CNA|[B-DF-HJ-NP-TV-Z]{2,4})$/u;

function lowerShouted(text: string): string {
  return text.replaceAll(/[\p{Lu}’'-]+/gu, (word, at: number) => {
    if (/^(?:OF|AND|THE|FOR|AT|IN|TO|ON)$/u.test(word))
      return at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
    if (word === "INC") return "Inc";
    if (stillCapital.test(word)) return word;
    return word.replaceAll(/\p{Lu}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase());
  });
}

const field =
  "english|history|economics|nursing|biology|chemistry|physics|psychology|sociology|education|engineering|accounting|finance|marketing|communications?|journalism|law|mathematics|math|statistics|philosophy|music|art|design|architecture|management|business|public \\p{L}+|political science|social work|computer science|information \\p{L}+|environmental \\p{L}+|international \\p{L}+|urban \\p{L}+|human \\p{L}+|criminal justice|linguistics|anthropology|theology|divinity|nutrition|kinesiology|early childhood|elementary|special education|supply chain|hospitality|health \\p{L}+|film|theat(?:er|re)|spanish|french|german|chicano studies|ethnic studies|african american studies|women[’']s studies|liberal arts|general studies|data science";

const degreeField = new RegExp(
  String.raw`^((?:A|B|M)\.?(?:A|S|Sc|Ed)\.?|MFA|BFA|PhD|Ph\.D\.?|M\.?Ed\.?|JD|BBA|Minor)\s(?=(?:${field})\b)`,
  "iu",
);

/** One line of education: "MA public policy, Mills College 2015" → "MA in public policy, Mills College, 2015". */
export function sayEducation(line: string): string {
  return stripPeriod(line)
    .replace(/^(?:education|degrees?)\s*:?\s*/iu, "")
    .replace(/\s*[|•]\s*/gu, ", ")
    .replace(/\s+[–-]\s+/gu, ", ")
    .replace(degreeField, "$1 in ")
    .replace(
      /^((?:BS|MS|BA|MA)[A-Z]{0,3}|MBA|JD|PhD|BSN|MSN|MPH|MPA|MPP|MSW)\s(?=(?!in\b|of\b|from\b)\p{Lu}\p{Ll})/u,
      "$1, ",
    )
    .replace(
      /(?<=[\p{L})])\s\(?((?:19|20)\d\d|[’']\d\d)\)?(?=$|[,;.])/u,
      (_all, year: string) => `, ${year.replace("'", "’")}`,
    )
    .replace(/,\s*,/gu, ",")
    .trim();
}
