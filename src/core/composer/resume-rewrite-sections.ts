export type SectionName =
  | "experience"
  | "education"
  | "summary"
  | "skills"
  | "languages"
  | "awards"
  | "certificates"
  | "volunteer"
  | "other"
  | "skip";

const names: readonly (readonly [SectionName, string])[] = [
  [
    "experience",
    "(?:professional |work |relevant |employment |career |teaching |clinical |research |leadership |academic |military |selected |other |additional |previous |prior )*(?:experience|employment|work history|employment history|career history|appointments|positions held|professional background|career|work|jobs?|employment)",
  ],
  [
    "education",
    "edu|education(?: (?:and|&) (?:training|certifications?|credentials|licenses?))?|academic background|training|qualifications and education|degrees",
  ],
  [
    "summary",
    "(?:professional |executive |career )?(?:summary|profile|objective|overview)|about me|about|summary of qualifications|qualifications summary|qualifications|career highlights|highlights|objective statement",
  ],
  ["languages", "languages?(?: skills)?"],
  [
    "skills",
    "(?:core |key |technical |computer |professional |relevant )?(?:skills|competencies|strengths|proficiencies|expertise|tools|software)(?: (?:and|&) [a-z]+)?|areas of expertise|technologies",
  ],
  [
    "awards",
    "(?:awards|honors|honours|recognition|achievements|awards and honors|honors and awards|awards & honors|honors & awards)",
  ],
  [
    "certificates",
    "(?:certs?|certifications?|licenses?|licensure|credentials|professional development|(?:bar )?admissions?)(?: (?:and|&) (?:licenses?|certifications?|training|licensure))?",
  ],
  [
    "volunteer",
    "(?:volunteer(?:ing)?|community|civic)(?: (?:work|experience|service|involvement|engagement|leadership))?|board service|board (?:memberships?|experience)|service",
  ],
  [
    "other",
    "(?:selected )?(?:publications|presentations|projects|patents|grants|talks|conferences)|(?:professional )?(?:affiliations|memberships|associations)|boards?",
  ],
  [
    "skip",
    "references?(?: available.*)?|links|online presence|interests|hobbies|hobbies (?:and|&) interests|contact|contact information|personal details",
  ],
];

const headings = names.map(
  ([name, words]) =>
    [name, new RegExp(`^(?:${words})$`, "iu"), new RegExp(`^(${words})(?!\\p{L})`, "iu")] as const,
);

/** A section heading at the start of a line and what stands behind it on that line, or null. */
export function headingOf(line: string): { name: SectionName; rest: string } | null {
  const bare = line
    .replace(/^[#*_=\s-]+|[*_=\s-]+$/g, "")
    .replace(/(?<=\b\p{Lu}) (?=\p{Lu}\b)/gu, (gap, at: number, whole: string) =>
      /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(whole) && at > 0 ? "" : gap,
    );
  const alone = bare.replace(/\s*[:.]$/, "");
  for (const [name, whole] of headings) if (whole.test(alone)) return { name, rest: "" };
  for (const [name, , lead] of headings) {
    const word = lead.exec(bare)?.[1];
    if (word === undefined) continue;
    const after = bare.slice(word.length);
    if (/^\s*:\s*\S|^\s{2,}\S|^\s[|–]\s/.test(after)) {
      return { name, rest: after.replace(/^[\s:|–]+/, "") };
    }
    const shouted = word === word.toUpperCase() && /^\s\S*\p{Ll}/u.test(after);
    const brief =
      (name === "certificates" || name === "education") &&
      /^(?:edu|certs?)$/iu.test(word) &&
      /^\s\S/u.test(after);
    if (brief) return { name, rest: after.trim() };
    const listed = name === "languages" && /^\s\p{Lu}\p{Ll}+(?:,|$|\s(?:and|&)\s)/u.test(after);
    if (shouted || listed) return { name, rest: after.trim() };
  }
  return null;
}
