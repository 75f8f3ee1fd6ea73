import { cleanText } from "./clean.ts";
import { splitCommas, splitStops } from "./split.ts";
import { titleCase } from "./phrase.ts";

const titleWord =
  /\b(?:director|manager|officer|president|chief|VP|SVP|EVP|AVP|CEO|CFO|COO|CNO|CPO|CIO|CTO|CMO|CHRO|CISO|GC|head|lead|leader|dean|provost|chancellor|professor|lecturer|teacher|principal|superintendent|partner|counsel|attorney|lawyer|judge|paralegal|analyst|engineer|architect|developer|scientist|researcher|postdoc|fellow|nurse|physician|surgeon|doctor|pharmacist|psychologist|therapist|counselor|social worker|accountant|controller|treasurer|auditor|actuary|underwriter|banker|broker|planner|designer|editor|writer|producer|journalist|reporter|consultant|coach|advisor|adviser|strategist|specialist|coordinator|administrator|supervisor|foreman|steward|assistant|associate|clerk|secretary|chair|trustee|board member|founder|cofounder|co-founder|owner|entrepreneur|recruiter|buyer|sponsor|PM|RN|chief of staff|boss|executive|captain|commissioner|councilmember|mayor|deputy|registrar|librarian|curator|interpreter|inspector|technician|operator|agent|representative)s?\b/i;
const relationWord =
  /^(?:my |our |the |his |her )?(?:\w+ )?(?:boss|manager|mgr|supervisor|lead|colleague|coworker|client|mentor|peer|friend|direct report|skip level|chair|sponsor|customer|vendor|neighbor|husband|wife|sister|mother|dad|mom)$/i;

/** Whether the words name a role: "director of quality", "group PM". */
export function isRole(text: string): boolean {
  return titleWord.test(text);
}

/** A role in title capitals, shorthand written out: "dir of inpatient services" → "Director of Inpatient Services". Commas stay. */
export function sayRole(text: string): string {
  return titleCase(cleanText(text)).replaceAll(/\b(?:Pm|Rn)\b/g, (word) => word.toUpperCase());
}

/** The role with its field joined by "of": "director, revenue cycle" → "Director of Revenue Cycle". VP and the chiefs keep the comma form "VP, Credit Risk". */
export function sayRoleOf(text: string): string {
  const [title = "", field, ...others] = splitCommas(sayRole(text));
  if (field === undefined || others.length > 0) return sayRole(text);
  return /^(?:Senior |Deputy |Associate |Assistant |Managing )?(?:Director|Head|Dean|Manager|Professor|Chair)$/.test(
    title,
  )
    ? `${title} of ${field}`
    : `${title}, ${field}`;
}

/** A person as she named them: "Marcy, dir of inpatient services, my boss". */
export type NamedPerson = {
  readonly name: string;
  /** How she would greet them: the first name, or title and surname ("Dr. Osei"). */
  readonly greeting: string;
  readonly role?: string;
  readonly relation?: string;
};

const nameShape =
  /^(?:(?:Dr|Mr|Mrs|Ms|Mx|Prof|Judge|Rev|Sen)\.? )?\p{Lu}[\p{L}’-]+(?: (?:de|da|dos|del|van|von|der|la|el|al|bin|\p{Lu}\.|\p{Lu}[\p{L}’-]+))*$/u;

/** Reads the first person named in a cleaned answer; null when no name is certain. */
export function parsePerson(text: string): NamedPerson | null {
  const statement = splitStops(text)[0] ?? "";
  const aside = /\(([^)]*)\)/.exec(statement)?.[1];
  const pieces = splitCommas(statement.replace(/\s*\([^)]*\)/, "")).map((piece) =>
    piece.replace(/\.$/, "").trim(),
  );
  const lead = (pieces[0] ?? "").split(/\s(?:and|or|then)\s/)[0] ?? "";
  const { name, before } = nameIn(lead, aside ?? "");
  if (name === "" || (before !== "" && !isRole(before) && !relationWord.test(before))) return null;
  const said = [
    before,
    ...pieces.slice(1),
    ...(aside === undefined ? [] : splitCommas(aside)),
  ].filter((piece) => piece !== "" && piece !== name);
  const relation = said.find((piece) => relationWord.test(piece));
  const role = said.find((piece) => piece !== relation && isRole(piece));
  return {
    name,
    greeting: greetingOf(name),
    ...(role === undefined ? {} : { role: sayRole(role) }),
    ...(relation === undefined ? {} : { relation }),
  };
}

function nameIn(lead: string, aside: string): { name: string; before: string } {
  if (isName(lead)) return { name: lead, before: "" };
  if (isName(aside) && (isRole(lead) || relationWord.test(lead)))
    return { name: aside, before: lead };
  const words = lead.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const name = words.slice(at).join(" ");
    if (isName(name)) return { name, before: words.slice(0, at).join(" ") };
  }
  return { name: "", before: "" };
}

/** Whether the words have the shape of a person’s name: capitals throughout, no title word, no department. */
export function isName(text: string): boolean {
  return (
    nameShape.test(text) && !isRole(text) && !notPeople.test(text) && text !== text.toUpperCase()
  );
}

const notPeople =
  /^(?:The|My|Our|Director|Board|Team|HR|Legal|Finance|Everyone|Nobody|Department|County|University|Hospital|January|February|March|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/;

/** "Marcy Adams" → "Marcy", "Dr. Osei" → "Dr. Osei", "Dr. Ana Osei" → "Dr. Osei". */
export function greetingOf(name: string): string {
  const titled = /^(?:Dr|Mr|Mrs|Ms|Mx|Prof|Judge|Rev|Sen)\.?\s/.exec(name);
  const parts = name.split(" ");
  return titled === null ? (parts[0] ?? name) : `${titled[0].trim()} ${parts.at(-1) ?? ""}`;
}
