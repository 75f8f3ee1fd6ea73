import { capitaliseFirst } from "#core/composer/words/typing/letter-case.ts";
import { regexAnyOf } from "#core/language/word-lists.ts";

/** The parts of a resume that have a heading of their own, in the order in which they stand. */
export const resumePartHeadings = ["Education", "Certificates", "Languages", "Skills"] as const;

/** What a heading announces; "other" stands under its own heading. */
export type ResumePart =
  | "work"
  | "summary"
  | "other"
  | "front"
  | "left"
  | (typeof resumePartHeadings)[number];
export type SectionHeading = {
  readonly part: ResumePart;
  readonly name: string;
  readonly rest: string;
};

const headingNames: Readonly<Record<ResumePart, string>> = {
  work:
    "experience|work experience|professional experience|relevant experience|employment|employment history|work history|" +
    "job history|career|career history|professional background|positions held|positions|jobs|work|berufserfahrung|" +
    "experiencia laboral|experiência profissional|esperienza lavorativa|expérience professionnelle|expérience|experiencia|experiencia profesional|experiência|esperienza|werkervaring|ervaring|esperienze",
  summary:
    "summary|summary of qualifications|professional summary|career summary|executive summary|profile|professional profile|personal profile|about|" +
    "about me|personal statement|objective|career objective|overview|profil|perfil",
  Education:
    "education|school|schools|training|formación académica|formação|educación|estudios|academic background|academic history|qualifications|academic qualifications|academics|studies|" +
    "schooling|education history|academic qualification|educational qualification|educational qualifications|educational background|ausbildung|bildung|formation|formación|formazione|opleiding",
  Certificates:
    "certificates|certificate|driver’s licence|driver’s license|driving licence|driving license|short course|short courses|certifications|certification|certs|licenses|licences|licensure|credentials|courses|" +
    "accreditations|professional development",
  Languages:
    "languages|home language|other languages|mother tongue|languages spoken|languages known|known languages|language|language skills|sprachen|langues|idiomas",
  Skills:
    "skills|key skills|technical skills|core skills|it skills|computer skills|soft skills|competencies|" +
    "other skills|additional skills|top skills|computer|computing|computer literacy|it|languages and it|software|systems|core competencies|tools|expertise|areas of expertise|technologies",
  other:
    "other|interests|hobbies|memberships|membership|professional memberships|affiliations|professional affiliations|" +
    "volunteer|voluntary|volunteering and community|hobbies and interests|seminars|trainings|trainings attended|seminars attended|workshops|conferences|other information|volunteering|volunteer work|volunteer experience|voluntary work|community|awards|honors|honours|" +
    "publications|projects|personal projects|activities|additional information|clearance|security clearance|" +
    "honors-awards|honours-awards|achievements|key achievements|selected achievements|selected results|highlights|career highlights|patents|talks",
  front: "contact|contact details|contact information|contact info",
  left:
    "personal|personal details|personal data|personal information|personal particulars|bio data|biodata|references|referees|reference|" +
    "declaration|declarations",
};

const partByName: ReadonlyMap<string, ResumePart> = new Map(
  (["work", "summary", ...resumePartHeadings, "other", "front", "left"] as const).flatMap((part) =>
    headingNames[part].split("|").map((name) => [name, part] as const),
  ),
);

/** A line that names a part of the resume, alone or with the first of its lines behind it. */
export function parseSectionHeading(raw: string): SectionHeading | null {
  const bare = raw.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const alone = partNamed(bare);
  if (alone !== null) return { part: alone, name: unshout(bare), rest: "" };
  if (workHeadingPattern.test(bare)) return { part: "work", name: bare, rest: "" };
  const [, name = "", rest = ""] =
    /^([\p{L}\s/&]{3,40}?)(?:\s*:|\s{2,}|\s+[–—-](?=\s))\s*(.+)$/su.exec(raw) ??
    /^(languages?|skills)\s+(.+,.+)$/isu.exec(raw) ??
    /^([Ll]anguages?)\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)+)$/u.exec(raw) ??
    [];
  const part = partNamed(name);
  return part === null ? null : { part, name: unshout(name.trim()), rest };
}

/** The name of a part as typed, but in capitals no louder than the others: "QUALIFICATIONS", "IT SKILLS". */
function unshout(name: string): string {
  if (name !== name.toUpperCase()) return capitaliseFirst(name);
  return capitaliseFirst(name.toLowerCase().replace(/\bit\b/g, "IT"));
}

/** "Professional history", "EMPLOYMENT RECORD", "Clinical experience". */
const workHeadingPattern = new RegExp(
  String.raw`^${regexAnyOf("professional employment work job career relevant previous current present past former earlier other teaching clinical research military nursing retail")} ` +
    String.raw`${regexAnyOf("history record experience background employment post posts position positions roles jobs")}$`,
  "i",
);

/** "Licenses and certifications" names one part if all of its words do; "Doświadczenie / Experience" in two languages if one does. */
function partNamed(name: string): ResumePart | null {
  const [one = [], ...others] = name
    .toLowerCase()
    .split("/")
    .map((half) => half.split(/\s*(?:&|\s(?:and|und|et|y)\s)\s*/u))
    .map((words) => words.map((word) => partByName.get(word.replace(/\s+/g, " ").trim())))
    .toSorted((a, b) => Number(a.includes(undefined)) - Number(b.includes(undefined)));
  if (others.length > 1) return null;
  return one.includes(undefined) ? null : (one[0] ?? null);
}
